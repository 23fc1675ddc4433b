import type { RefusalCode } from '../../core/refusals.ts';
import type { Clock, Logger } from '../../parts/parts.ts';
import { ADDRESS_BUDGET } from './budget.ts';

/** As many as an address may call: only refusals beyond its ceiling are counted. */
const LINES_OF_ADDRESS_A_MINUTE = ADDRESS_BUDGET.perMinute;
const LINES_A_SECOND = 1_000;
/** Addresses whose lines are counted, and those whose further refusals have a line of their own. */
const MOST_ADDRESSES = 10_000;
const MOST_COUNTED_ADDRESSES = 100;
const COUNTED_FOR_MS = 1_000;

/** Refusals that have no line of their own, with one code from one address; of any further address together. */
interface Counted {
  address: string | undefined;
  code: RefusalCode | undefined;
  calls: number;
}

/** Which refusals have a line of their own in the log. */
export interface RefusalLimit {
  /** Whether one more has it; else it is counted. */
  takesLine(address: string, code: RefusalCode | null): boolean;
  /** Writes how many were only counted so far. */
  stop(): void;
}

/** Bounds the lines of a flood of refusals: beyond the first ones they are counted, and one line a second says how many there were. */
export function createRefusalLimit({ log, clock }: { log: Logger; clock: Clock }): RefusalLimit {
  const takesOneMore = createLineLimit(clock);
  let counted = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  const writeCounted = () => {
    clearTimeout(timer);
    for (const calls of counted.values()) log.info(calls, 'refused more calls than are logged one by one');
    counted = new Map();
  };
  const count = (address: string, code: RefusalCode | undefined) => {
    if (counted.size === 0) timer = setTimeout(writeCounted, COUNTED_FOR_MS).unref();
    const isNamed = counted.has(`${code} ${address}`) || counted.size < MOST_COUNTED_ADDRESSES;
    const key = isNamed ? `${code} ${address}` : `${code}`;
    const calls = counted.get(key) ?? { address: isNamed ? address : undefined, code, calls: 0 };
    calls.calls += 1;
    counted.set(key, calls);
  };
  return {
    takesLine: (address, code) => {
      const takes = takesOneMore(address);
      if (!takes) count(address, code ?? undefined);
      return takes;
    },
    stop: writeCounted,
  };
}

/** Whether one more refusal of an address gets a line of its own. */
function createLineLimit(clock: Clock): (address: string) => boolean {
  let [second, minute] = [-1, -1];
  let linesOfSecond = 0;
  let linesOf = new Map<string, number>();
  return (address) => {
    const now = clock.now();
    if (Math.floor(now / 1_000) !== second) [second, linesOfSecond] = [Math.floor(now / 1_000), 0];
    if (Math.floor(now / 60_000) !== minute) [minute, linesOf] = [Math.floor(now / 60_000), new Map()];
    const lines = linesOf.get(address) ?? 0;
    const isOneMore = lines > 0 || linesOf.size < MOST_ADDRESSES;
    if (!isOneMore || lines >= LINES_OF_ADDRESS_A_MINUTE || linesOfSecond >= LINES_A_SECOND) return false;
    linesOf.set(address, lines + 1);
    linesOfSecond += 1;
    return true;
  };
}
