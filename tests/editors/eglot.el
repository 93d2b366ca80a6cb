;;; Emacs with eglot, set up as docs/editors.md says: a diagnostic of a broken kernel, what hovering says, and a fix.
;;; emacs -q --batch -l eglot.el PALLASD FILE
;;; -*- lexical-binding: t -*-

(package-initialize)
(require 'eglot)

(let ((binary (pop command-line-args-left)))
  (add-to-list 'eglot-server-programs `(python-mode . (,binary "lsp"))))
(setq eglot-confirm-server-initiated-edits nil
      python-indent-guess-indent-offset nil)

(defun fail (reason)
  (message "FAILED: %s" reason)
  (kill-emacs 1))

(defun wait-for (what condition)
  (with-timeout (30 (fail (concat "timed out: " what)))
    (while (not (funcall condition))
      (accept-process-output nil 0.05))))

(find-file (pop command-line-args-left))
(python-mode)
(apply #'eglot (eglot--guess-contact))
(wait-for "the connection" #'eglot-current-server)

;; Flymake starts checks from a timer that batch mode does not run.
(flymake-start nil)
(wait-for "a diagnostic" (lambda () (flymake-start nil) (flymake-diagnostics)))
(let ((text (flymake-diagnostic-text (car (flymake-diagnostics)))))
  (message "%s" text)
  (unless (string-match-p "unsigned-dot" text)
    (fail "another diagnostic")))

(goto-char (point-min))
(search-forward "def product")
(backward-char)
(let* ((answer (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                (eglot--TextDocumentPositionParams)))
       (text (plist-get (plist-get answer :contents) :value)))
  (unless (string-match-p "dot_general" text)
    (fail "no jaxpr in the hover")))

(goto-char (flymake-diagnostic-beg (car (flymake-diagnostics))))
(let* ((actions (eglot-code-actions (point) (point) nil nil))
       (action (seq-find (lambda (a) (string-match-p "bfloat16" (plist-get a :title))) actions)))
  (unless action
    (fail "no fix is offered"))
  (eglot--apply-workspace-edit (plist-get action :edit)))
(unless (string-match-p "bfloat16" (buffer-string))
  (fail "the fix changed nothing"))
(set-buffer-modified-p nil)
(message "1 passed, 0 failed")
(kill-emacs 0)
