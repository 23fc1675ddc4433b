import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, HEADLESS_SHELL } from '../../server/test/pages/browser.ts';

const PACKAGE = 'chromium-headless-shell';
const TIMEOUT_MS = 240_000;

/**
 * Installs a browser for the tests that need one, on a machine that is set up automatically: the lightest one from the
 * packages of the system where that may install them; where there is none then, Playwright's own. Elsewhere, and when neither
 * is available, nothing is installed: those tests run in what there is, or say that they were skipped.
 */
export function installBrowser(root: string): void {
  if (process.env['CI'] !== 'true' || existsSync(HEADLESS_SHELL)) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.error('Installing a browser for the tests, which may take a while.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', PACKAGE, 'fonts-noto-core']);
  }
  if (findBrowser() !== undefined) return;
  run(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
}

/** Success is judged by whether the browser exists afterwards. */
function run(command: string, given: readonly string[]): void {
  spawnSync(command, given, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
  });
}
