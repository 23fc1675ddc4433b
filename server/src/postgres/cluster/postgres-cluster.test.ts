import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../engine-fixture.ts';
import { makeClusterAt } from './postgres-cluster.ts';

/** The output of initdb on a full disk. */
const FULL_DISK = `2026-11-27 05:11:37.589 UTC [27761] FATAL:  could not write to file "base/4/1249": No space left on device
2026-11-27 05:11:37.589 UTC [27761] STATEMENT:  CREATE DATABASE template0;
child process exited with exit code 1
initdb: removing data directory "/data/postgres.making-x/cluster"
`;

test('a database that cannot be made says why, and leaves nothing', async (t) => {
  const folder = temporaryFolder(t);
  const programs = join(folder, 'programs');
  mkdirSync(join(programs, 'bin'), { recursive: true });
  const initdb = join(programs, 'bin', 'initdb');
  writeFileSync(initdb, `#!/bin/sh\ncat >&2 <<'END'\n${FULL_DISK}END\nexit 1\n`);
  chmodSync(initdb, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  await assert.rejects(
    makeClusterAt(
      { path: join(data, 'postgres'), account: null },
      { folder: programs, version: '18.4.0' },
      { owner: 'any', service: 'any' },
    ),
    /could not be made in .+: could not write to file "base\/4\/1249": No space left on device\.$/,
  );
  assert.deepEqual(readdirSync(data), []);
});
