const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Takes the signals that end a process and passes each kind on once, to the child that runs at that time, so that the
 * child decides how to end. Once, since a terminal has told the child already and some callers tell everyone twice.
 */
export function passSignalsOn() {
  const seen = new Set();
  let child = null;
  for (const signal of PASSED_ON) {
    process.on(signal, () => {
      if (seen.has(signal)) return;
      seen.add(signal);
      if (child === null) dieOf(signal);
      child.kill(signal);
    });
  }
  return {
    /** The first signal that came, or `null`. */
    received: () => seen.values().next().value ?? null,
    /** From now on the signals go to this child; with `null` they end this process at once. */
    passTo(next) {
      child = next;
      for (const signal of seen) child?.kill(signal);
    },
  };
}

/** Ends this process by a signal, as if it had never been caught: whoever waits for it sees the true cause. */
export function dieOf(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // A caught signal arrives a moment later; nothing may go on until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  process.exit(1);
}
