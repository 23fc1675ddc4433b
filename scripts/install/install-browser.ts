import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../server/test/browser.ts';

const TIMEOUT_MS = 240_000;

/**
 * Installs a browser for the tests that need one, on a machine that is set up automatically: from the
 * packages of the system where that may install them, else Playwright's own. Elsewhere, and when neither is
 * available, nothing is installed, and those tests say that they were skipped.
 */
export function installBrowser(root: string, files: readonly string[]): void {
  const isWanted = files.some((file) => file.includes('browser'));
  if (!isWanted || process.env['CI'] !== 'true' || findBrowser() !== undefined) return;
  console.error('There is no browser yet: installing one, which may take a while.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core']);
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
