import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { exportData } from './export-data.ts';

const MODULE = new URL('./export-data.ts', import.meta.url);
const END = '{"record":"end","counts":{}}\n';
/** Slightly more than the 1,024 bytes that a file may have in this test. */
const LINES = `{"record":"order","note":"${'x'.repeat(1_000)}"}\n${END}`;

/** A service that answers an export with these lines. */
async function serviceWith(t: TestContext, lines: string) {
  const server = createServer((_, response) => response.end(lines)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'any' };
}

async function folderFor(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-export-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

test('an export is written completely, and one without its last line fails', async (t) => {
  const file = join(await folderFor(t), 'venue.jsonl');
  await exportData(await serviceWith(t, LINES), 'any', file);
  assert.equal(await readFile(file, 'utf8'), LINES);
  const cut = await serviceWith(t, LINES.slice(0, -END.length));
  await assert.rejects(exportData(cut, 'any', file), /is incomplete/);
});

test('an export that does not fit on the disk fails with the reason', async (t) => {
  const access = await serviceWith(t, LINES);
  // The allowed size ends within the last write.
  const file = join(await folderFor(t), 'venue.jsonl');
  const script = `import { exportData } from '${MODULE}'; await exportData(${JSON.stringify(access)}, 'any', '${file}');`;
  const limited = `ulimit -f 2; exec "$0" --input-type=module --eval "$1"`;
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  await assert.rejects(
    promisify(execFile)('/bin/sh', ['-c', limited, process.execPath, script], { env }),
    ({ stderr }: { stderr: string }) => /could not be written and is incomplete: EFBIG/.test(stderr),
  );
});
