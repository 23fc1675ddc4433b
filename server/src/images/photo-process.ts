import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkInLowSession } from '../throttles/low-priority-process.ts';
import type { PhotoOutcome } from './photo-sizes.ts';

/** The process ended before the photo was encoded; `how` is its signal or exit code. */
export interface PhotoProcessEnded {
  kind: 'EndedEarly';
  how: string;
}

/** The process that decodes and encodes photos. */
export interface PhotoProcess {
  /** Encodes one photo at a time. Starts the process if it is not running. */
  encode(photo: Buffer): Promise<PhotoOutcome | PhotoProcessEnded>;
  /** The process id; `undefined` while the process is not running. */
  pid(): number | undefined;
}

/** Limits of V8's heap in MiB. Photos and their pixels are outside of the heap. */
const MEMORY = ['--max-old-space-size=64', '--max-semi-space-size=2'];
/** The idle time after which the process stops. A person who sets up a menu adds one photo after another. */
const IDLE_MS = 30_000;

/**
 * Creates the photo process of a service. It starts with the first photo, has a low priority, and stops 30 seconds
 * after the last photo. It also ends when the service ends for any reason.
 */
export function createPhotoProcess(): PhotoProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const start = () => {
    const started = forkInLowSession(new URL('./photo-main.ts', import.meta.url), 'Low', {
      execArgv: MEMORY,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('error', forget).once('exit', forget);
    return started;
  };
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    encode: async (photo) => {
      clearTimeout(idle);
      child ??= start();
      const outcome = await sendAndAwaitOutcome(child, photo);
      idle = setTimeout(stop, IDLE_MS).unref();
      return outcome;
    },
    pid: () => child?.pid,
  };
}

/** Sends a photo to the process, and waits for the outcome. */
async function sendAndAwaitOutcome(
  child: ChildProcess,
  photo: Buffer,
): Promise<PhotoOutcome | PhotoProcessEnded> {
  const listeners = new AbortController();
  const { signal } = listeners;
  keepServiceAlive(child, true);
  try {
    const answered = once(child, 'message', { signal }).then(([outcome]) => outcome as PhotoOutcome);
    const ended = once(child, 'exit', { signal }).then(([code, by]) => endedEarlyOutcome(String(by ?? code)));
    // If the process has ended, its `exit` event reports that.
    child.send(photo, () => {});
    return await Promise.race([answered, ended]);
  } catch (error) {
    return endedEarlyOutcome(error instanceof Error ? error.message : String(error));
  } finally {
    listeners.abort();
    keepServiceAlive(child, false);
  }
}

const endedEarlyOutcome = (how: string): PhotoProcessEnded => ({ kind: 'EndedEarly', how });

/** Sets whether the service waits for the photo process before it exits normally. */
function keepServiceAlive(child: ChildProcess, waits: boolean): void {
  if (waits) child.ref();
  else child.unref();
  if (waits) child.channel?.ref();
  else child.channel?.unref();
}
