/** @typedef {{ kill(signal: NodeJS.Signals): unknown }} Killable  a child process, or a group of them */

/** @type {readonly NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {object} PassedSignals
 * @property {() => NodeJS.Signals | null} received  the first signal received, if any
 * @property {(child: Killable | null) => void} passTo  from now on signals go to this child, also those that
 *   have arrived already; with `null` they end this process immediately
 */

/**
 * Takes the signals that end a process and passes each kind on once, to the child that runs at that time, so
 * that the child decides how to end. Only once, because a terminal has signalled the child already and some
 * callers signal twice.
 * @param {{ untilChild?: 'end' | 'hold' }} [settings]  what they do before there is a child: end this
 *   process, as they do by default, or wait for it
 * @returns {PassedSignals}
 */
export function passSignalsOn({ untilChild = 'end' } = {}) {
  /** @type {Set<NodeJS.Signals>} */
  const seen = new Set();
  /** @type {Killable | null} */
  let child = null;
  let isHolding = untilChild === 'hold';
  for (const signal of PASSED_ON) {
    process.on(signal, () => {
      if (seen.has(signal)) return;
      seen.add(signal);
      if (child !== null) child.kill(signal);
      else if (!isHolding) dieOf(signal);
    });
  }
  return {
    received: () => seen.values().next().value ?? null,
    passTo(next) {
      child = next;
      isHolding = false;
      for (const signal of seen) child?.kill(signal);
    },
  };
}

/**
 * Ends this process by a signal, as if it had never been caught, so that the parent process sees the true
 * cause.
 * @param {NodeJS.Signals} signal
 */
export function dieOf(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // It may arrive a moment later; nothing else runs until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  process.exit(1);
}

const GROUP_ENDS_WITHIN_MS = 3_000;
const GROUP_CHECK_MS = 50;

/**
 * Gives a signal to a process group: a program that was started in one of its own, with all that it has started.
 * @param {number | undefined} leader @param {NodeJS.Signals | 0} signal  0 only asks
 * @returns {boolean}  whether anything of the group is there
 */
export function killGroup(leader, signal) {
  try {
    return leader !== undefined && process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends what a program that did not end well has left of its group.
 * @param {number | undefined} leader
 */
export async function endGroup(leader) {
  killGroup(leader, 'SIGTERM');
  const giveUpAt = Date.now() + GROUP_ENDS_WITHIN_MS;
  while (killGroup(leader, 0) && Date.now() < giveUpAt)
    await new Promise((done) => setTimeout(done, GROUP_CHECK_MS));
  killGroup(leader, 'SIGKILL');
}
