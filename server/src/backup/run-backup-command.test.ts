import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runBackupCommand } from './run-backup-command.ts';

const goingOn = new AbortController().signal;

test('a command gets the path, and one that fails or takes too long says so', async () => {
  await runBackupCommand('/backups/one', 'test "$1" = /backups/one', goingOn);
  await assert.rejects(
    runBackupCommand('/backups/one', 'echo "no room" >&2; exit 4', goingOn),
    /failed for \/backups\/one \(exit code 4\): no room/,
  );
  await assert.rejects(
    runBackupCommand('/backups/one', 'sleep 60; true', goingOn, 20),
    /took longer than an hour for \/backups\/one/,
  );
  await assert.rejects(runBackupCommand('/backups/one', 'exec sleep 60', AbortSignal.abort()), {
    name: 'AbortError',
  });
});
