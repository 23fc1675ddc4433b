import { spawn } from 'node:child_process';
import { once } from 'node:events';

const COMMAND_MS = 60 * 60_000;

/**
 * Runs BACKUP_COMMAND for a backup, which copies it to another place.
 * @throws Error with the last line of the command's output if it fails or takes more than an hour
 */
export async function runBackupCommand(
  path: string,
  command: string,
  signal: AbortSignal,
  limitMs = COMMAND_MS,
): Promise<void> {
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(limitMs);
  const stop = AbortSignal.any([signal, limit]);
  // A new process group, so that processes which the command has started can be ended with it.
  const child = spawn('/bin/sh', ['-c', command, 'sofra', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const end = () => process.kill(-child.pid!, 'SIGTERM');
  stop.addEventListener('abort', end);
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-1_000);
  });
  const [code] = await once(child, 'close').finally(() => stop.removeEventListener('abort', end));
  signal.throwIfAborted();
  if (limit.aborted) throw new Error(`BACKUP_COMMAND took longer than an hour for ${path}, and was ended`);
  if (code === 0) return;
  const last = words.trim().split('\n').at(-1) ?? '';
  throw new Error(`BACKUP_COMMAND failed for ${path} (exit code ${code}): ${last}`);
}
