import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How V8 manages its heap, for a service that shares a small machine with its database: freed pages go back to the system
 * instead of a pool, and garbage is collected when the heap is twice as large as what was in use, instead of several times.
 */
const FLAGS = ['--no-memory-pool', '--heap-growing-percent=100'];

const TIMES = {
  /** The time after which the start has ended and the first callers have their answers. */
  afterStartMs: 2_000,
  lookEveryMs: 10_000,
  /** The processor time after which a garbage collection is worth it. */
  worthMs: 2_000,
};

/** A process that used the processor for a smaller share of the time is idle. */
const IDLE_SHARE = 0.02;

/**
 * Keeps the memory of the process small from now on: frees the memory of the start soon, and collects garbage again each
 * time the process is idle after work. A collection stops the process for some 100 ms. V8 reads these flags whenever it
 * collects. It uses the cache of compiled modules only with the flags of its start, so that one is written before.
 */
export function keepMemoryLow({ afterStartMs, lookEveryMs, worthMs } = TIMES): void {
  setTimeout(() => {
    flushCompileCache();
    for (const flag of [...FLAGS, '--expose-gc']) setFlagsFromString(flag);
    const collect = runInNewContext('gc') as (options: typeof THOROUGH) => void;
    collect(THOROUGH);
    collectWhenIdle(() => collect(THOROUGH), lookEveryMs, worthMs);
  }, afterStartMs).unref();
}

const THOROUGH = { type: 'major', flavor: 'last-resort' } as const;

function collectWhenIdle(collect: () => void, lookEveryMs: number, worthMs: number): void {
  let before = processorTimeMs();
  let collectedAt = before;
  setInterval(() => {
    const now = processorTimeMs();
    const isIdle = now - before < lookEveryMs * IDLE_SHARE;
    before = now;
    if (!isIdle || now - collectedAt < worthMs) return;
    collect();
    collectedAt = processorTimeMs();
    before = collectedAt;
  }, lookEveryMs).unref();
}

/** Processor time of this process so far, in milliseconds. */
function processorTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
