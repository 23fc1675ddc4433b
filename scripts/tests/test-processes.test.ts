import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { LONG_FILES, planProcesses, writeEntries } from './test-processes.ts';

const ROOT = dirname(dirname(import.meta.dirname));

test('every long file exists', () => {
  assert.deepEqual(
    LONG_FILES.filter((file) => !existsSync(join(ROOT, file))),
    [],
  );
});

test('each file runs in one process: first some that open pages together, then long files alone, then the others', () => {
  const others = Array.from({ length: 100 }, (_, index) => `server/src/${index}.test.ts`);
  const pages = Array.from({ length: 10 }, (_, index) => `web/test/${index}.test.ts`);
  const planned = planProcesses([...others, LONG_FILES[1]!, ...pages, LONG_FILES[0]!]);
  assert.deepEqual(
    planned.map((files) => files.length),
    [5, 5, 1, 1, 34, 33, 33],
  );
  assert.deepEqual(planned.slice(2, 4).flat(), LONG_FILES.slice(0, 2));
  assert.deepEqual(planned.slice(0, 2).flat().sort(), pages);
  assert.deepEqual(planned.slice(4).flat().sort(), [...others].sort());
  assert.deepEqual(planProcesses([]), []);
});

test('files that share a process keep their hooks apart, and each test is counted', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-processes-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const start =
    "import assert from 'node:assert'; import { after, before, beforeEach, test } from 'node:test';";
  writeFileSync(
    join(folder, 'a.test.mjs'),
    `${start}
    globalThis.open = await Promise.resolve([]);
    let started = 0;
    before(() => open.push('a'));
    beforeEach(() => { started += 1; });
    after(() => open.splice(0));
    test('one', () => assert.deepEqual([started, open], [1, ['a']]));
    test('two', () => assert.deepEqual([started, open], [2, ['a']]));`,
  );
  writeFileSync(
    join(folder, 'b.test.mjs'),
    `${start}
    before(() => open.push('b'));
    test('sees only what its own hooks did', () => assert.deepEqual(open, ['b']));
    test('fails', () => assert.equal(1, 2));`,
  );
  writeFileSync(join(folder, 'c.test.mjs'), "throw new Error('not loaded');");
  const { status, stdout } = runEntries(folder, [['a.test.mjs', 'b.test.mjs'], ['c.test.mjs']]);
  assert.equal(status, 1);
  assert.match(stdout, /^# tests 4\n# suites 3\n# pass 3\n# fail 1\n/m);
  assert.match(stdout, /not ok \d+ - c\.test\.mjs/);
  assert.match(stdout, /b\.test\.mjs:4:/);
});

test('an error that no test awaits fails the process, and its stack is printed', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-processes-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const throws = "setTimeout(() => { throw new Error('thrown later'); })";
  for (const [name, act] of Object.entries({ a: throws, b: "Promise.reject(new Error('rejected'))" })) {
    const text = `import { test } from 'node:test';
    test('goes on', async () => { ${act}; await new Promise((done) => setTimeout(done, 20)); });`;
    writeFileSync(join(folder, `${name}.test.mjs`), text);
  }
  const { status, stdout } = runEntries(folder, [['a.test.mjs'], ['b.test.mjs']]);
  assert.equal(status, 1);
  assert.match(stdout, /^# pass 2\n# fail 2\n/m);
  assert.match(stdout, /Error: thrown later\n.*\ba\.test\.mjs:2:/);
  assert.match(stdout, /Error: rejected\n.*\bb\.test\.mjs:2:/);
});

function runEntries(root: string, processes: string[][]): { status: number | null; stdout: string } {
  const entries = writeEntries(processes, { root, folder: root });
  assert.deepEqual(entries, [...entries].sort());
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ['--test', '--test-reporter=tap', ...entries];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env });
}
