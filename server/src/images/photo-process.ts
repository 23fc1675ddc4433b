import type { ChildProcess } from 'node:child_process';
import { forkInLowSession } from '../throttles/low-priority-process.ts';
import { headOf, type PhotoMessage } from './photo-messages.ts';
import type { PhotoOutcome } from './photo-sizes.ts';

interface PhotoAnswer {
  photo: number;
  outcome: PhotoOutcome;
}

/** The process ended before the photo was encoded; `how` is its signal or exit code. */
export interface EndedEarly {
  kind: 'EndedEarly';
  how: string;
}

/** A photo that arrives in the process. */
export interface ArrivingPhoto {
  /** Passes a part on. Its bytes are gone afterwards. */
  write(part: Buffer): void;
  /** Encodes what was written. */
  encode(): Promise<PhotoOutcome | EndedEarly>;
  /** Says that nobody waits for it any more. */
  close(): void;
}

/** The process that decodes and encodes photos. */
export interface PhotoProcess {
  /** Starts the process when it is not running. */
  open(): ArrivingPhoto;
  /** `undefined` while it is not running. */
  pid(): number | undefined;
}

/** MiB of V8's heap. Photos and their pixels lie outside of it. */
const MEMORY = ['--max-old-space-size=64', '--max-semi-space-size=2'];
/** A person who sets up a menu adds one photo after the other. */
const IDLE_MS = 30_000;

/** A process that runs, and the photos in it. */
interface Running {
  child: ChildProcess;
  waiting: Map<number, (outcome: PhotoOutcome | EndedEarly) => void>;
  /** Photos that are open. */
  open: Set<number>;
  ended: EndedEarly | null;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Makes the process of a service. It starts with the first photo, has a low priority, and is stopped 30 seconds after the
 * last photo. It ends with the service, however that ends.
 */
export function createPhotoProcess(): PhotoProcess {
  let running: Running | undefined;
  let photos = 0;
  return {
    open: () => {
      if (running?.ended !== null) running = startProcess();
      return openPhoto(running, photos++);
    },
    pid: () => (running?.ended === null ? running.child.pid : undefined),
  };
}

function startProcess(): Running {
  const child = forkInLowSession(new URL('./photo-main.ts', import.meta.url), 'Low', {
    execArgv: MEMORY,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  const running: Running = { child, waiting: new Map(), open: new Set(), ended: null, idle: undefined };
  const { waiting } = running;
  const end = (how: string) => {
    running.ended ??= { kind: 'EndedEarly', how };
    clearTimeout(running.idle);
    for (const resolve of waiting.values()) resolve(running.ended);
    waiting.clear();
  };
  child.on('message', (answer) => {
    const { photo, outcome } = answer as PhotoAnswer;
    waiting.get(photo)?.(outcome);
    waiting.delete(photo);
  });
  // The outcome of a photo whose process has ended says so.
  child.stdin!.on('error', () => {});
  child.once('error', (error) => end(error.message));
  child.once('exit', (code, signal) => end(String(signal ?? code)));
  return running;
}

function openPhoto(running: Running, photo: number): ArrivingPhoto {
  const { child, waiting, open } = running;
  const send = (message: PhotoMessage) => child.stdin!.write(headOf(message));
  clearTimeout(running.idle);
  open.add(photo);
  keepServiceAlive(running, true);
  return {
    write: (bytes) => {
      send({ kind: 'Part', photo, bytes });
      child.stdin!.write(bytes, () => free(bytes));
    },
    encode: () => {
      if (running.ended !== null) return Promise.resolve(running.ended);
      const outcome = new Promise<PhotoOutcome | EndedEarly>((resolve) => waiting.set(photo, resolve));
      send({ kind: 'Encode', photo });
      return outcome;
    },
    close: () => {
      open.delete(photo);
      send({ kind: 'Forget', photo });
      if (open.size > 0) return;
      keepServiceAlive(running, false);
      running.idle = setTimeout(() => stop(running), IDLE_MS).unref();
    },
  };
}

/**
 * Gives the memory of bytes back now. It lies outside of the heap of V8, which would collect the whole heap after some ten MiB of
 * it, with threads that take the processors from those that answer requests.
 */
function free({ buffer, length }: Buffer): void {
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === length;
  if (isAlone) buffer.transfer(0);
}

/** Stops a process without photos. A photo that comes before it has ended gets another one. */
function stop(running: Running): void {
  running.ended = { kind: 'EndedEarly', how: 'idle' };
  running.child.kill('SIGKILL');
}

/** Whether this process waits for its child before it ends by itself. */
function keepServiceAlive({ child }: Running, waits: boolean): void {
  if (waits) child.ref();
  else child.unref();
  if (waits) child.channel?.ref();
  else child.channel?.unref();
}
