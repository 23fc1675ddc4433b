import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs a command line in a shell. */
function run(line: string) {
  return spawnSync('sh', ['-c', `"$0" "$1" ${line}`, process.execPath, MAIN], { encoding: 'utf8' });
}

test('a command ends silently if the reader of its output stops early', () => {
  const { stderr } = run('mcp --print-config --key key | true');
  assert.equal(stderr, '');
});

test('if the output does not fit on the disk, the command exits with 1 and a sentence', {
  skip: !existsSync('/dev/full'),
}, () => {
  const { stderr, status } = run('mcp --print-config --key key > /dev/full');
  assert.deepEqual(
    [stderr, status],
    ['The output is not complete: ENOSPC: no space left on device, write.\n', 1],
  );
});

test('with --json a wrong option or command is JSON, too, wherever --json stands', () => {
  for (const line of ['--json venues foo', 'mcp --port 99999 --json']) {
    const { stderr, status } = run(line);
    assert.equal(status, 1);
    const { error } = JSON.parse(stderr);
    assert.equal(error.code, null);
    assert.match(
      error.message,
      /^(unknown command 'foo'|option '--port <number>' argument '99999' is invalid)/,
    );
  }
  assert.equal(
    run('venues foo').stderr,
    "error: unknown command 'foo'\n--help after a command says what it takes.\n",
  );
  assert.equal(run('statsu').stderr, "error: unknown command 'statsu'\n(Did you mean status?)\n");
  assert.equal(run('status --wacht').stderr, "error: unknown option '--wacht'\n(Did you mean --watch?)\n");
});
