import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`a shop that gets ${signal} while its service starts leaves none behind`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'sofra-shop-'));
    chmodSync(folder, 0o711);
    const shop = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder, PORT: '0', SHOP_PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
      // The service is in the group of the shop.
      detached: true,
    });
    t.after(async () => {
      if (isThere(-shop.pid!)) process.kill(-shop.pid!, 'SIGKILL');
      rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 500 });
    });
    const end = once(shop, 'exit');
    const [said] = await once(shop.stdout.setEncoding('utf8'), 'data');
    assert.equal(said, 'Starting the service…\n');
    shop.kill(signal);
    assert.deepEqual(await end, [1, null]);
    while (isThere(-shop.pid!)) await pause(50);
  });
}

function isThere(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
