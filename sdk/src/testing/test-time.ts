import type { Time } from '../time.ts';

interface Sleeper {
  at: number;
  wake(): void;
}

/**
 * A clock for tests. It stops while there is work to do, and then jumps to the end of the next pause: pauses and
 * timeouts of hours take no time. For services in this process, such as {@link FakeSofra}.
 */
export class TestTime implements Time {
  #now: number;
  readonly #sleepers = new Set<Sleeper>();

  constructor(now: number | string = '2026-03-03T12:00:00.000Z') {
    this.#now = new Date(now).getTime();
  }

  now(): number {
    return this.#now;
  }

  /** Moves the clock forward, and ends the pauses that are due until then. */
  advance(ms: number): void {
    this.#moveTo(this.#now + ms);
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper: Sleeper = { at: this.#now + ms, wake: resolve };
      this.#sleepers.add(sleeper);
      signal.addEventListener('abort', () => {
        if (this.#sleepers.delete(sleeper)) resolve();
      });
    });
  }

  /** Lets time pass until the work is done, and returns its result. */
  async run<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    work.then(end, end);
    while (!isDone) {
      await untilIdle();
      if (!isDone) this.#moveTo(Math.min(...[...this.#sleepers].map(({ at }) => at)));
    }
    return work;
  }

  #moveTo(instant: number): void {
    if (Number.isFinite(instant)) this.#now = Math.max(this.#now, instant);
    for (const sleeper of [...this.#sleepers].sort((a, b) => a.at - b.at)) {
      if (sleeper.at > this.#now) return;
      this.#sleepers.delete(sleeper);
      sleeper.wake();
    }
  }
}

/** Resolves after all work that waits only for promises. */
function untilIdle(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (run: () => void) => void };
  return new Promise((resolve) => {
    if (setImmediate === undefined) setTimeout(resolve, 0);
    else setImmediate(resolve);
  });
}
