/** The clock of a client. A test replaces it, so that no test waits. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits. Ends early, without an error, if the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemTime: Time = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    }),
};
