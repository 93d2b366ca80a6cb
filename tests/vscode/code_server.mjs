// VS Code itself, served as a web application by code-server on loopback, with our extension and nothing else installed.
// Everything it writes lies in one temporary folder.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** No greetings, no chat, no questions: what is tested is the extension. */
const userSettings = {
  'chat.disableAIFeatures': true,
  'editor.fontFamily': "'DejaVu Sans Mono'",
  'editor.fontSize': 13,
  'editor.minimap.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.startupPrompt': 'never',
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.commandCenter': false,
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.layoutControl.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

export class CodeServer {
  constructor(tree, folder) {
    this.entry = join(tree, 'node_modules/code-server/out/node/entry.js');
    this.user = join(folder, 'user');
    this.extensions = join(folder, 'extensions');
    this.folders = ['--user-data-dir', this.user, '--extensions-dir', this.extensions];
    // code-server reads a configuration file of the user's and writes one where there is none.
    this.environment = { ...process.env, HOME: folder, XDG_CONFIG_HOME: join(folder, 'config'), XDG_DATA_HOME: join(folder, 'data') };
    for (const part of ['User', 'Machine']) mkdirSync(join(this.user, part), { recursive: true });
    writeFileSync(join(this.user, 'User/settings.json'), JSON.stringify(userSettings, null, 2));
    this.setMachineSettings({});
  }

  /** Settings that name programs are those of the machine where they run; here too VS Code is a remote one. */
  setMachineSettings(settings) {
    writeFileSync(join(this.user, 'Machine/settings.json'), JSON.stringify(settings, null, 2));
  }

  install(vsix) {
    const done = spawnSync(process.execPath, [this.entry, ...this.folders, '--install-extension', vsix], {
      env: this.environment,
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`the vsix could not be installed:\n${done.stdout}${done.stderr}`);
  }

  /** Starts on a port that the system chooses; resolves to the address. */
  start() {
    const options = ['--auth', 'none', '--bind-addr', '127.0.0.1:0', '--disable-telemetry', '--disable-update-check'];
    this.process = spawn(process.execPath, [this.entry, ...options, ...this.folders], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.log = '';
    return new Promise((resolve, reject) => {
      const read = (text) => {
        this.log += text;
        const address = /HTTP server listening on (http:\/\/\S+?)\/?\s/.exec(this.log)?.[1];
        if (address) resolve(address);
      };
      this.process.stdout.setEncoding('utf8').on('data', read);
      this.process.stderr.setEncoding('utf8').on('data', read);
      this.process.once('exit', (code) => reject(new Error(`code-server ended with ${code}:\n${this.log}`)));
    });
  }

  /** Process ids of language servers whose program lies in a folder; by default the installed extension's. */
  languageServers(folder = this.extensions) {
    return readdirSync('/proc').filter((entry) => {
      if (!/^\d+$/.test(entry)) return false;
      try {
        return readlinkSync(`/proc/${entry}/exe`).startsWith(folder);
      } catch {
        return false; // gone meanwhile, or not ours to look at
      }
    }).map(Number);
  }

  /** Process ids of commands with an argument that ends so. */
  processes(argument) {
    return readdirSync('/proc').filter((entry) => {
      if (!/^\d+$/.test(entry)) return false;
      try {
        return readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0').some((word) => word.endsWith(argument));
      } catch {
        return false; // gone meanwhile
      }
    }).map(Number);
  }

  /** The output channels' files, for a report of what went wrong. */
  extensionLogs() {
    const logs = readdirSync(join(this.user, 'logs'), { recursive: true }).filter((file) => /pallasd.*\.log$/.test(file));
    return logs.map((file) => `--- ${file}\n${readFileSync(join(this.user, 'logs', file), 'utf8')}`).join('\n');
  }

  /** Ends the whole process group: VS Code's server and its extension hosts are children. */
  async stop() {
    if (!this.process || this.process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.process.once('close', resolve));
    this.process.removeAllListeners('exit');
    process.kill(-this.process.pid, 'SIGTERM');
    const killer = setTimeout(() => process.kill(-this.process.pid, 'SIGKILL'), 5000);
    await ended;
    clearTimeout(killer);
  }
}
