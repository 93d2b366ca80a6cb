#!/bin/sh
# Runs a Python script of this repository under real JAX, in the tree that the oracle's setup.sh makes:
#     in_oracle.sh SCRIPT.py ARGUMENTS...
# The folder /work, this repository, the current folder and those of absolute arguments are visible inside under their own
# paths.
repository=$(cd -- "$(dirname -- "$0")/../.." && pwd)
root=$("$repository/tools/dev/oracle_tree.sh")/root
if [ ! -x "$root/oracle/bin/python" ] && [ ! -L "$root/oracle/bin/python" ]; then
    echo "in_oracle.sh: no oracle tree at $root (run ./dev oracle once to make it)" >&2
    exit 2
fi
exec unshare --mount --propagation private -- sh -ec '
    root=$1; repository=$2; shift 2
    for d in proc sys dev tmp; do mount --rbind "/$d" "$root/$d"; done
    share() {
        case $1 in
            / | /usr | /usr/* | /etc | /etc/* | /lib* | /bin | /sbin | /oracle | /oracle/*) return ;;
            /tmp | /tmp/* | /proc | /proc/* | /sys | /sys/* | /dev | /dev/*) return ;;
        esac
        if [ -d "$1" ]; then mkdir -p "$root$1" && mount --rbind "$1" "$root$1"; fi
    }
    share /work
    case $repository in /work/*) ;; *) share "$repository" ;; esac
    case $PWD in /work | /work/*) ;; *) share "$PWD" ;; esac
    for a; do
        case $a in
            /work/*) ;;
            /*) share "$(dirname -- "$a")" ;;
        esac
    done
    exec chroot "$root" /usr/bin/env -C "$PWD" /oracle/bin/python "$@"
' sh "$root" "$repository" "$@"
