import { ApiFault, isRefusal } from './fault.ts';
import { ifMatch, isChangedByOthers } from './revision.ts';

/** A record and the revision that the person has seen. */
export interface SeenRecord {
  id: string;
  revision: string;
}

/** The last write of each record and each list, by id or name. */
const lines = new Map<string, Promise<unknown>>();

/** By record id: the revisions that writes of this page replaced, and the latest revision that they made. */
const written = new Map<string, { replaced: ReadonlySet<string>; now: string }>();

/** By record id: a write whose result is unknown, and the revision on which it was sent. */
const unknown = new Map<string, { on: string; again: () => Promise<unknown> }>();

/** Runs a write after all earlier writes of the same records or lists. @param ids  ids of records, or names of lists */
export function writeInTurn<T>(ids: readonly string[], write: () => Promise<T>): Promise<T> {
  const turn = Promise.allSettled(ids.map((id) => lines.get(id))).then(write);
  for (const id of ids) lines.set(id, turn);
  return turn;
}

/**
 * Changes a record. `send` gets the revision that the person has seen, or a later one that this page itself has made.
 * Writes of one record run one after the other.
 * @throws ApiFault a refusal, or after several tries a fault that `isResultUnknown`
 */
export function writeRecord<Answer extends object>(
  seen: SeenRecord,
  send: (header: ReturnType<typeof ifMatch>, revision: string) => Promise<Answer>,
): Promise<Answer> {
  const { id } = seen;
  return writeInTurn([id], async () => {
    await resolveUnknown([seen]);
    const revision = revisionToWrite(seen);
    try {
      return await writeTracked([{ id, revision }], async () => {
        const answer = await repeatUntilKnown(() => send(ifMatch(revision), revision));
        if ('revision' in answer) noteWritten(id, revision, String(answer.revision));
        return answer;
      });
    } catch (fault) {
      if (isChangedByOthers(fault)) forgetWritten([id]);
      throw fault;
    }
  });
}

/** Removes a record like `writeRecord`. If it was removed already, that is a success: the answer is `null`. */
export function removeRecord<Answer extends object>(
  seen: SeenRecord,
  send: (header: ReturnType<typeof ifMatch>) => Promise<Answer>,
): Promise<Answer | null> {
  return writeRecord(seen, send).catch((fault: unknown) => {
    if (fault instanceof ApiFault && fault.status === 404 && fault.code !== 'VENUE_NOT_FOUND') return null;
    throw fault;
  });
}

/** Writes the order of a list, after all earlier writes of the list. @throws ApiFault */
export function writeList<Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> {
  return writeInTurn([name], () => repeatUntilKnown(send));
}

/**
 * Runs a write of some records. If its result is unknown, `resolveUnknown` sends it again before the next write on the
 * same revisions.
 */
export async function writeTracked<T>(records: readonly SeenRecord[], write: () => Promise<T>): Promise<T> {
  for (const { id } of records) unknown.delete(id);
  try {
    return await write();
  } catch (fault) {
    const again = () => writeTracked(records, write);
    if (isResultUnknown(fault))
      for (const { id, revision } of records) unknown.set(id, { on: revision, again });
    throw fault;
  }
}

/**
 * Sends writes with an unknown result again: only their answer has the revision for the next write.
 * @throws ApiFault if the result stays unknown, or if another person has changed the records
 */
export async function resolveUnknown(seen: readonly SeenRecord[]): Promise<void> {
  for (const record of seen) {
    const write = unknown.get(record.id);
    if (write?.on === revisionToWrite(record)) await write.again();
  }
}

/** The revision on which to write a record: the seen one, or a later one that this page itself has made. */
export function revisionToWrite({ id, revision }: SeenRecord): string {
  const own = written.get(id);
  return own?.replaced.has(revision) === true ? own.now : revision;
}

/** Notes that a write of this page replaced one revision of a record by another. */
export function noteWritten(id: string, before: string, now: string): void {
  const own = written.get(id);
  const replaced = own?.now === before ? own.replaced : [];
  written.set(id, { replaced: new Set([...replaced, before]), now });
}

/** Forgets the revisions that this page made of these records, because another person has changed them. */
export function forgetWritten(ids: readonly string[]): void {
  for (const id of ids) written.delete(id);
}

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 1_000;

/**
 * Sends a write again until its result is known.
 * @throws ApiFault a refusal, or after several tries a fault that `isResultUnknown`
 */
export async function repeatUntilKnown<T>(send: () => Promise<T>): Promise<T> {
  let unknown: unknown = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (tries > 0) await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
    try {
      return await send();
    } catch (fault) {
      // An earlier try whose answer was lost may have changed the revision: the result stays unknown.
      if (unknown !== null && isChangedByOthers(fault)) throw unknown;
      if (!isResultUnknown(fault)) throw fault;
      unknown = fault;
    }
  }
  throw unknown;
}

/** Whether a write got no complete answer: the service may have done it or not. */
export function isResultUnknown(fault: unknown): boolean {
  return fault instanceof ApiFault && !isRefusal(fault);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
