import { setTimeout as pause } from 'node:timers/promises';
import { PACES, TROUBLES } from '../core/practice/evening.ts';
import { CommandError } from './call-api.ts';
import { callOperator, type OperatorAccess } from './operator-client.ts';

/** The options of `sofra practice`. */
export interface PracticeOptions {
  seed?: string;
  real?: true;
  minutes?: string;
  trouble?: string[];
  key?: string;
  stop?: true;
  status?: true;
}

/** A played evening, as the operator API returns it. */
interface Evening {
  state: string;
  seed: number;
  pace: (typeof PACES)[number];
  minutes: number;
  minute: number;
  troubles: string[];
  keyId: string | null;
  refused: number;
}

const LOOK_EVERY_MS = 1_000;

/**
 * Asks the service to play an evening at a venue, and shows its progress until it ends or a process signal stops it.
 * With `stop` or `status`, only stops or shows the current evening.
 * @param show  prints a line
 * @throws CommandError if the service refuses, for example because the venue is neither for practice nor of the demo
 */
export async function practice(
  access: OperatorAccess,
  venueId: string,
  options: PracticeOptions,
  { show, isJson, stopping }: { show: (line: string) => void; isJson: boolean; stopping: AbortSignal },
): Promise<void> {
  const path = `/venues/${encodeURIComponent(venueId)}/evening`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', body?: object) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { evening } = (await callOperator(access, method, path, sent)) as { evening: Evening | null };
    if (evening === null) throw new CommandError('No evening was played there yet.');
    return evening;
  };
  const print = (evening: Evening) => show(isJson ? JSON.stringify(evening) : lineOf(evening));
  if (options.stop || options.status) return print(await call(options.stop ? 'DELETE' : 'GET'));
  let evening = await call('POST', requestOf(options));
  print(evening);
  while (evening.state === 'Playing') {
    await pause(LOOK_EVERY_MS, null, { signal: stopping }).catch(() => {});
    const before = evening;
    evening = await call(stopping.aborted ? 'DELETE' : 'GET');
    if (evening.minute !== before.minute || evening.state !== before.state) print(evening);
  }
}

function requestOf({ seed, real, minutes, trouble = [], key }: PracticeOptions): object {
  const troubles = trouble.map((said) => {
    const found = TROUBLES.find((one) => one.toLowerCase() === said.toLowerCase().replaceAll('-', ''));
    if (found === undefined) throw new CommandError(`--trouble must be one of: ${TROUBLES.join(', ')}.`);
    return found;
  });
  return {
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    ...(key !== undefined && { keyId: key }),
    pace: real ? PACES[0] : PACES[1],
    troubles,
  };
}

function lineOf({ state, seed, pace, minutes, minute, troubles, refused }: Evening): string {
  const trouble = troubles.length === 0 ? '' : `, ${troubles.join(', ')}`;
  return `${state}: minute ${minute} of ${minutes} (${pace}, seed ${seed}${trouble}); ${refused} refused`;
}
