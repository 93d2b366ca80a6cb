// A session with the extension in VS Code itself, step by step as a user meets it. Each step says what it saw; the first
// that sees something else ends the test with a screenshot and the extension's log.
//
//   node session.mjs --tree NODE_MODULES_PARENT --vsix FILE --neighbour FILE [--python INTERPRETER] [--images FOLDER]

import assert from 'node:assert/strict';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CodeServer } from './code_server.mjs';
import { Workbench } from './workbench.mjs';

const { values: options } = parseArgs({
  options: {
    tree: { type: 'string' },
    vsix: { type: 'string' },
    neighbour: { type: 'string' },
    python: { type: 'string' },
    images: { type: 'string' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const file = 'product.py';
const module = 'product_kernel.mlir';
const started = Date.now();
let passed = 0;

const say = (text) => console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

async function step(name, work) {
  const seen = await work();
  passed += 1;
  say(`${name}${seen ? `: ${seen}` : ''}`);
}

async function image(window, name) {
  if (options.images) await window.screenshot(join(options.images, `${name}.png`));
}

async function findings(window) {
  await window.openFile(file);
  await window.page.keyboard.press('Control+b'); // the side bar takes room from what is looked at

  await step('a refused product is underlined', async () => {
    await window.squiggles(file).first().waitFor();
    const text = await window.hoverOver(window.squiggles(file).first(), 'accumulates in float32 only');
    assert.match(text, /pallasd/);
    assert.match(text, /dot-accumulator/);
    await window.page.locator('.monaco-hover', { hasText: 'Quick Fix' }).first().waitFor();
    await image(window, 'vscode-diagnostic');
    return text.split('\n')[0];
  });

  await step('the quick fix clears it', async () => {
    await window.page.keyboard.press('Escape');
    await window.goTo(9, 18);
    await window.quickFix('Accumulate in float32');
    await window.until('no squiggle', async () => (await window.squiggles(file).count()) === 0);
    const text = await window.text(file);
    assert.match(text, /preferred_element_type=jnp\.float32/);
    await window.lens(file, 'from a call').waitFor();
    return text.split('\n').find((line) => line.includes('preferred_element_type')).trim();
  });

  await step('the hover on the kernel shows its module', async () => {
    await window.goTo(8, 8);
    await window.command('Show or Focus Hover');
    const text = await window.hover('func.func @product_kernel');
    assert.match(text, /tpu\.matmul/);
    await image(window, 'vscode-hover');
    await window.page.keyboard.press('Escape');
    return text.split('\n').find((line) => line.includes('tpu.matmul')).trim().slice(0, 60);
  });
}

/** Lenses and the documents that they open; nothing of the workspace may be run yet. */
async function generatedTexts(window) {
  await step('lenses say how the kernel stands, and offer no run in an untrusted workspace', async () => {
    await window.lens(file, 'from a call').waitFor();
    const lenses = await window.lenses(file);
    assert.ok(lenses.includes('jaxpr'), lenses.join(' | '));
    assert.ok(!lenses.includes('run') && !lenses.includes('verify'), lenses.join(' | '));
    return lenses.join(' | ');
  });

  await step('the lens opens the module beside the source', async () => {
    await window.lens(file, 'MLIR').click();
    const text = await window.until('the module', async () => {
      const shown = await window.text(module);
      return shown.includes('tpu.matmul') && shown;
    });
    assert.match(text, /func\.func @product_kernel/);
    const [source, beside] = [await window.editor(file).boundingBox(), await window.editor(module).boundingBox()];
    assert.ok(source.x + source.width <= beside.x + 1, 'beside, on the right');
    return text.split('\n').find((line) => line.includes('func.func')).trim().slice(0, 60);
  });

  await step('the cursor in the source marks the place in the module', async () => {
    await window.clickOn(file, 'o_ref[...] =');
    const marked = await window.until('marked lines', async () => {
      const lines = await window.markedLines(module);
      return lines.some((line) => line.includes('tpu.matmul')) && lines;
    });
    await image(window, 'vscode-mlir');
    return `${marked.length} lines`;
  });

  await step('the cursor in the module marks the place in the source', async () => {
    await window.clickOn(module, 'tpu.matmul');
    const marked = await window.until('a marked line', async () => {
      const lines = await window.markedLines(file);
      return lines.length > 0 && lines;
    });
    assert.match(marked.join('\n'), /o_ref\[\.\.\.\] = jnp\.dot/);
    return marked.join(' ').trim().slice(0, 60);
  });

  await step('the module follows the source', async () => {
    await window.typeAtEnd(file, 'o_ref[...] =', '*2');
    await window.until('the factor', async () => (await window.text(module)).includes('arith.mulf'));
    await window.undo(file, 'o_ref[...] =', '*2');
    await window.until('no factor', async () => !(await window.text(module)).includes('arith.mulf'));
  });
}

/** Two texts compared: what an edit changes, what another chip changes. VS Code draws them as one where there is no room. */
async function comparisons(window) {
  const changed = () => window.page.locator('.monaco-diff-editor .line-insert').count();
  const modified = async () => (await window.page.locator('.monaco-diff-editor .editor.modified .view-line').allInnerTexts()).join('\n');

  await step('what the edits changed is a diff of two modules, which follows', async () => {
    await window.save(file, 'o_ref[...] =');
    await window.typeAtEnd(file, 'o_ref[...] =', '*2');
    await window.command('pallasd: Show What the Edits Changed in the MLIR');
    await window.until('the factor', async () => (await modified()).includes('arith.mulf') && (await changed()) > 0);
    const lines = await changed();
    await image(window, 'vscode-changes');
    await window.close('↔');
    return `${lines} marks`;
  });

  await step('after a save there is nothing left to show', async () => {
    await window.undo(file, 'o_ref[...] =', '*2');
    await window.save(file, 'o_ref[...] =');
    await window.command('pallasd: Show What the Edits Changed in the MLIR');
    await window.until('no change', async () => (await modified()).includes('tpu.matmul') && (await changed()) === 0);
    await window.close('↔');
  });

  await step('another chip’s module is compared', async () => {
    await window.clickOn(file, 'o_ref[...] =');
    await window.command("pallasd: Compare the MLIR with Another Chip's", { asks: true });
    await window.choose('v6e', 'v6e');
    await window.page.locator('.tab', { hasText: '↔ v6e' }).waitFor();
    await window.until('a module', async () => (await modified()).includes('func.func'));
    await window.close('↔ v6e');
    await window.clickOn(file, 'o_ref[...] =');
  });
}

/** Kills the server without a word of warning. */
async function crash(server, window) {
  await step('a crash of the server is reported, and it is back', async () => {
    const [before, ...others] = server.languageServers();
    assert.deepEqual(others, [], 'one server per window');
    process.kill(before, 'SIGKILL');
    const text = await window.notification('crashed');
    assert.match(text, /killed by SIGKILL/);
    assert.match(text, /was restarted/);
    await image(window, 'vscode-crash');
    const after = await window.until('another server', () => server.languageServers().find((id) => id !== before));
    await window.clearNotifications();
    return `${text.split('\n').find((line) => line.includes('crashed'))} (process ${before}, then ${after})`;
  });

  await step('the restarted server knows the open file', async () => {
    await window.undo(file, 'o_ref[...] =', 'preferred_element_type');
    await window.squiggles(file).first().waitFor();
    await window.page.keyboard.press('Control+y');
    await window.until('no squiggle', async () => (await window.squiggles(file).count()) === 0);
  });
}

async function run(window) {
  await step('a trusted workspace has lenses to run and verify', async () => {
    await window.lens(file, /^run$/).waitFor();
    return (await window.lenses(file)).join(' | ');
  });
  if (!options.python) return say('no Python with JAX was named: the run itself is left out');
  await step('the lens runs the file', async () => {
    await window.lens(file, /^run$/).click();
    const output = await window.until('where it ran', async () => {
      const text = await window.panel();
      return text.includes('CPU, TPU interpret mode') && text.includes('exit code') && text;
    }, 120_000);
    assert.match(output, /corner: 256/);
    assert.match(output, /exit code 0/);
    await image(window, 'vscode-run');
    await window.page.keyboard.press('Control+j'); // the panel away
    return output.split('\n').find((line) => line.includes('interpret mode')).trim();
  });
}

/** The evaluator against the workspace's JAX, a run that goes wrong, and one that is cancelled. */
async function moreRuns(server, window) {
  if (!options.python) return;
  const panel = (what, ...texts) =>
    window.until(what, async () => {
      const text = await window.panel();
      return texts.every((expected) => text.includes(expected)) && text;
    }, 120_000);

  await step('the lens compares with the workspace’s JAX', async () => {
    await window.lens(file, /^verify$/).click();
    const output = await panel('the comparison', 'alike in verdict, jaxpr and module');
    await window.page.keyboard.press('Control+j');
    return output.split('\n').find((line) => line.includes('alike')).trim().slice(0, 90);
  });

  await step('a traceback becomes a problem in its line', async () => {
    await window.openFile('raises.py');
    await window.command('pallasd: Run This File');
    await panel('the end', 'no such tile', 'exit code 1');
    await window.squiggles('raises.py').first().waitFor();
    await window.page.keyboard.press('Control+j');
    await window.close('raises.py');
  });

  await step('a run can be cancelled, and nothing of it is left', async () => {
    await window.openFile('sleeps.py');
    await window.command('pallasd: Run This File');
    await panel('its output', 'asleep');
    await window.page.locator('.notification-toast a.monaco-button, .notification-toast .monaco-text-button', { hasText: 'Cancel' }).first().click();
    await panel('the end', 'cancelled');
    await window.until('no process', () => server.processes('sleeps.py').length === 0);
    await window.page.keyboard.press('Control+j');
    await window.close('sleeps.py');
  });
}

/** Settings reach the running server: those that are set, and their absence. */
async function settings(server, window, machine) {
  await step('a setting takes effect without a restart', async () => {
    const before = server.languageServers();
    server.setMachineSettings({ ...machine, 'pallasd.codeLens.enable': false });
    await window.until('no lens', async () => (await window.lenses(file)).length === 0);
    server.setMachineSettings(machine);
    await window.lens(file, 'from a call').waitFor();
    assert.deepEqual(server.languageServers(), before);
  });
}

/** The setting `pallasd.path`: a file that isn't there, then one in the workspace's environment. */
async function otherBinaries(server, window, workspace, machine) {
  await step('a binary that is missing is reported with a way out', async () => {
    server.setMachineSettings({ ...machine, 'pallasd.path': '/nowhere/pallasd' });
    const text = await window.notification('/nowhere/pallasd');
    for (const way of ['Choose File…', 'Open Settings', 'Show Places']) assert.ok(text.includes(way), text);
    await window.until('no server', () => server.languageServers().length === 0);
    assert.match(await window.statusItem().innerHTML(), /codicon-error/);
    await window.clearNotifications();
    return text.split('\n').find((line) => line.includes('/nowhere'));
  });

  await step('a program that is no server is reported, once', async () => {
    server.setMachineSettings({ ...machine, 'pallasd.path': '/usr/bin/true' });
    const text = await window.notification('/usr/bin/true');
    assert.match(text, /did not start as a server \(exit code 0\)/);
    assert.match(text, /Start Again/);
    assert.equal(await window.page.locator('.notification-toast').count(), 1);
    await window.clearNotifications();
    return text.split('\n').find((line) => line.includes('/usr/bin/true'));
  });

  await step('the binary of the workspace’s environment is used where the setting says so', async () => {
    const [installed] = readdirSync(server.extensions).filter((entry) => entry.startsWith('pallasd.'));
    const environment = join(workspace, '.venv/bin');
    mkdirSync(environment, { recursive: true });
    linkSync(join(server.extensions, installed, 'bin/pallasd'), join(environment, 'pallasd'));
    server.setMachineSettings({ ...machine, 'pallasd.path': '${workspaceFolder}/.venv/bin/pallasd' });
    await window.until('a server from there', () => server.languageServers(environment).length === 1);
    server.setMachineSettings(machine);
    await window.until('the extension’s own again', () => server.languageServers().length === 1);
  });
}

async function trust(server, window) {
  await step('granting trust restarts the server', async () => {
    const [before] = server.languageServers();
    await window.command('Workspaces: Manage Workspace Trust');
    await window.page.locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ }).first().click();
    await window.until('another server', () => server.languageServers().some((id) => id !== before));
    await window.closeModal('.workspace-trust-editor');
  });
}

async function information(window) {
  await step('the doctor’s report opens', async () => {
    await window.command('pallasd: Doctor: Show the World That Programs Are Evaluated In');
    const text = await window.until('the report', async () => {
      const shown = await window.text('pallasd%20doctor');
      return shown.includes('executes_user_code') && shown;
    });
    await window.close('doctor');
    return text.split('\n').find((line) => line.startsWith('jax'));
  });

  await step('the page of a rule opens', async () => {
    await window.command('pallasd: Explain a Rule', { asks: true });
    await window.choose('dot-accumulator', 'A matrix product accumulates in a narrow type');
    await window.close('Preview dot-accumulator.md');
  });
}

/** With another Python server in the window, pallasd leaves to it what both would show. */
async function neighbour(server, window, machine) {
  const breakLine = () => window.typeAtEnd(file, 'import jax', '(');
  await step('alone, a syntax error is shown', async () => {
    await breakLine();
    await window.squiggles(file).first().waitFor();
    await window.undo(file, 'import jax', 'jax(');
    await window.until('no squiggle', async () => (await window.squiggles(file).count()) === 0);
    // What is not saved would come back from a copy that may be older.
    await window.save(file, 'import jax');
  });
  await step('beside another Python server it is not, unless asked for', async () => {
    server.install(options.neighbour);
    await window.reload(file);
    await window.until('a server', () => server.languageServers().length === 1);
    await breakLine();
    // Alone, the finding is there within a tenth of that.
    await window.page.waitForTimeout(2000);
    assert.equal(await window.squiggles(file).count(), 0);
    server.setMachineSettings({ ...machine, 'pallasd.syntaxErrors': 'show' });
    await window.squiggles(file).first().waitFor();
  });
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'pallasd-vscode-'));
  const workspace = join(folder, 'kernels');
  cpSync(join(import.meta.dirname, 'workspace'), workspace, { recursive: true });
  if (options.images) mkdirSync(options.images, { recursive: true });
  const server = new CodeServer(options.tree, folder);
  server.install(options.vsix);
  const machine = options.python ? { 'pallasd.python': options.python } : {};
  server.setMachineSettings(machine);
  say('the extension is installed');
  let window;
  try {
    window = await Workbench.open(await server.start(), workspace, options.browser);
    say('VS Code is there');
    await findings(window);
    await generatedTexts(window);
    await comparisons(window);
    await crash(server, window);
    await trust(server, window);
    await run(window);
    await moreRuns(server, window);
    await settings(server, window, machine);
    await otherBinaries(server, window, workspace, machine);
    await information(window);
    await neighbour(server, window, machine);
    console.log(`${passed} passed, 0 failed`);
  } catch (error) {
    console.log(`FAILED after ${passed} steps: ${error.stack}`);
    if (window) {
      const picture = join(tmpdir(), 'pallasd-vscode-failure.png');
      await window.screenshot(picture).catch(() => {});
      console.log(`what was on the screen: ${picture}`);
    }
    console.log(server.extensionLogs());
    process.exitCode = 1;
  } finally {
    await window?.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
