// VS Code's window, in the words of somebody who uses it: open a file, run a command, what is underlined, what does the
// hover say. Waits poll for what a user would see, never for a time.

import { chromium } from 'playwright-core';

const patience = 30_000; // milliseconds; this machine may be busy

/** VS Code draws blanks of code as no-break spaces. */
const plain = (text) => text.replaceAll('\u00a0', ' ');

/** Whether what is waited for comes in time. */
const comes = (locator, what) => locator.waitFor(what).then(
  () => true,
  () => false,
);

export class Workbench {
  static async open(address, folder, browserPath) {
    const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    page.setDefaultTimeout(patience);
    await page.goto(`${address}/?folder=${encodeURIComponent(folder)}`);
    await page.locator('.monaco-workbench').waitFor();
    return new Workbench(browser, page);
  }

  constructor(browser, page) {
    this.browser = browser;
    this.page = page;
  }

  end() {
    return this.browser.close();
  }

  /** Polls until `look` gives something truthy. */
  async until(what, look, time = patience) {
    const end = Date.now() + time;
    let last;
    while (Date.now() < end) {
      last = await look();
      if (last) return last;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`waited ${time / 1000} s in vain: ${what}`);
  }

  // --- Commands ------------------------------------------------------------------

  /** Types into the quick input that is open and takes the entry that reads so. */
  async choose(text, label) {
    const input = this.page.locator('.quick-input-widget input[type="text"]').first();
    await input.waitFor({ state: 'visible' });
    await input.fill(text);
    await this.page.locator('.quick-input-widget .monaco-list-row', { hasText: label }).first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  async quickInput(keys, text, label) {
    await this.page.keyboard.press(keys);
    await this.choose(text, label);
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Runs a command by its title, category included. */
  command(title, { asks = false } = {}) {
    const label = title.replace(/^[^:]*: /, '');
    if (!asks) return this.quickInput('F1', `>${title}`, label);
    return this.page.keyboard.press('F1').then(() => this.choose(`>${title}`, label));
  }

  async openFile(name) {
    await this.quickInput('Control+p', name, name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.editor(name).locator('.view-line').first().waitFor();
  }

  /**
   * Loads the window anew, as after an extension was installed, and opens the file: which one comes back of itself is what
   * VS Code had written down last. It takes no keys before it is ready.
   */
  async reload(name) {
    await this.page.reload();
    await this.page.locator('.view-line').first().waitFor();
    const input = this.page.locator('.quick-input-widget input[type="text"]').first();
    await this.until('the quick input', async () => {
      await this.page.keyboard.press('Control+p');
      return comes(input, { state: 'visible', timeout: 2000 });
    });
    await this.page.keyboard.press('Escape');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    await this.openFile(name);
  }

  async goTo(line, column = 1) {
    await this.quickInput('Control+g', `:${line}:${column}`, `line ${line}`);
  }

  /** Opens the menu of fixes at the cursor and takes one. VS Code closes the menu when findings arrive meanwhile. */
  async quickFix(title) {
    const entry = this.page.locator('.action-widget .monaco-list-row', { hasText: title }).first();
    await this.until(`the fix "${title}"`, async () => {
      await this.page.keyboard.press('Escape');
      await this.page.keyboard.press('Control+.');
      return comes(entry, { timeout: 3000 });
    });
    await entry.click();
  }

  // --- What there is to see ----------------------------------------------------------

  /** The editor that shows a document of this name. */
  editor(name) {
    const has = (test) => `.editor-instance:has(.monaco-editor[data-uri${test}])`;
    return this.page.locator(`${has(`$="/${name}"`)}, ${has(`*="/${name}?"`)}`).first();
  }

  /** Lines as drawn, from top to bottom: those that are scrolled into view. */
  async text(name) {
    const lines = await this.editor(name).locator('.view-line').evaluateAll((nodes) =>
      nodes
        .map((node) => ({ top: parseFloat(node.style.top), text: node.textContent }))
        .sort((a, b) => a.top - b.top)
        .map((line) => line.text),
    );
    return plain(lines.join('\n'));
  }

  squiggles(name, severity = 'error') {
    return this.editor(name).locator(`.squiggly-${severity}`);
  }

  lens(name, label) {
    return this.editor(name).locator('.codelens-decoration a', { hasText: label }).first();
  }

  async lenses(name) {
    const titles = await this.editor(name).locator('.codelens-decoration a').allInnerTexts();
    return titles.map(plain);
  }

  /** The lines that an extension has marked, as drawn. */
  async markedLines(name) {
    const editor = this.editor(name);
    const tops = (selector) =>
      editor.locator(selector).evaluateAll((nodes) =>
        nodes.map((node) => ({ top: Math.round(node.getBoundingClientRect().top), text: node.textContent })),
      );
    const marks = await tops('.view-overlays [class*="TextEditorDecorationType"]');
    const lines = await tops('.view-line');
    return lines.filter((line) => marks.some((mark) => mark.top === line.top)).map((line) => plain(line.text));
  }

  /** Clicks onto the first letter of a text in a document, until the keyboard is that editor's: a view that loads
   * meanwhile may take it. */
  clickOn(name, text) {
    return this.until(`the cursor at "${text}" of ${name}`, async () => {
      return (await this.clickOnce(name, text)) && this.hasFocus(name);
    });
  }

  /** Whether what is typed goes into a document. */
  hasFocus(name) {
    return this.editor(name).evaluate((node) => node.contains(document.activeElement));
  }

  /** Clicks onto the first letter of a text in a document, wherever on the screen that is drawn; tells whether it could. */
  async clickOnce(name, text) {
    const drawn = text.replaceAll(' ', '\u00a0');
    const line = this.editor(name).locator('.view-line', { hasText: drawn }).first();
    const place = await line.evaluate((node, wanted) => {
      const letters = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        for (let i = 0; i < walker.currentNode.length; i++) letters.push([walker.currentNode, i]);
      const [part, index] = letters[node.textContent.indexOf(wanted)];
      const range = document.createRange();
      range.setStart(part, index);
      range.setEnd(part, index + 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, drawn);
    const { x, width } = await this.editor(name).boundingBox();
    const visible = place.x > x && place.x < x + width;
    await this.page.mouse.click(visible ? place.x : x + width / 2, place.y);
    // A line that is scrolled away sideways comes back with its beginning, and the next click meets it.
    if (!visible) await this.page.keyboard.press('Home');
    return visible;
  }

  /** Types at the end of the line that holds a text, until the line has it: keys go where the focus is, which a view that
   * has just loaded may have taken. */
  typeAtEnd(name, anchor, typed) {
    const has = async () => (await this.text(name)).split('\n').some((line) => line.includes(anchor) && line.includes(typed));
    return this.until(`"${typed}" behind "${anchor}"`, async () => {
      await this.clickOn(name, anchor);
      await this.page.keyboard.press('End');
      await this.page.keyboard.insertText(typed);
      return this.until('it', has, 2000).catch(() => false);
    });
  }

  /** Takes edits back one by one until a text is gone. */
  undo(name, anchor, gone) {
    return this.until(`no "${gone}"`, async () => {
      if (!(await this.text(name)).includes(gone)) return true;
      await this.clickOn(name, anchor);
      await this.page.keyboard.press('Control+z');
      await this.page.waitForTimeout(300);
      return false;
    });
  }

  /** Saves the document, whose tab says so. */
  async save(name, anchor) {
    const dirty = this.page.locator('.tab.dirty', { hasText: name });
    await this.until(`${name} saved`, async () => {
      await this.clickOn(name, anchor);
      await this.page.keyboard.press('Control+s');
      return comes(dirty, { state: 'detached', timeout: 2000 });
    });
  }

  /** Closes the tab with this label, which has nothing unsaved. */
  async close(label) {
    const tab = this.page.locator('.tab', { hasText: label }).first();
    await tab.waitFor();
    await this.until(`no tab "${label}"`, async () => {
      await tab.click({ button: 'middle', timeout: 2000 }).catch(() => {});
      return (await this.page.locator('.tab', { hasText: label }).count()) === 0;
    });
  }

  /** Closes the editor that VS Code shows in front of the window. */
  async closeModal(content) {
    const shown = this.page.locator(`${content}:visible`);
    await this.until(`no ${content}`, async () => {
      if ((await shown.count()) === 0) return true;
      await this.page.keyboard.press('Control+w');
      return comes(shown, { state: 'hidden', timeout: 2000 });
    });
  }

  /** Moves the mouse onto a place as a hand does and returns what the hover says. Text may move under the hand, as when
   * lenses appear, so that it is aimed anew after a while. */
  hoverOver(locator, text) {
    return this.until(`a hover with "${text}"`, async () => {
      const box = await locator.boundingBox();
      if (!box) return undefined;
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await this.page.mouse.move(x - 60, y - 60);
      await this.page.mouse.move(x, y, { steps: 10 });
      return this.hover(text, 4000).catch(() => undefined);
    });
  }

  /** What the hover says once it holds a text. */
  async hover(text, timeout = patience) {
    const contents = this.page.locator('.monaco-hover-content:visible', { hasText: text }).first();
    await contents.waitFor({ timeout });
    return plain(await contents.innerText());
  }

  async notification(text) {
    const toast = this.page.locator('.notification-toast', { hasText: text }).first();
    await toast.waitFor();
    return plain(await toast.innerText());
  }

  async clearNotifications() {
    await this.command('Notifications: Clear All Notifications');
  }

  statusItem() {
    return this.page.locator('.statusbar-item[id$="pallasd.status"]');
  }

  /** The text of the output or problems panel at the bottom. */
  async panel() {
    return plain(await this.page.locator('.part.panel').innerText());
  }

  async screenshot(path) {
    // A blinking cursor and a moving mouse make two runs differ.
    await this.page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  }
}
