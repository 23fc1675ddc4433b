import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises';
import { reaches } from '../core/access/caller.ts';
import { seesOthersBills } from '../core/access/policies/bills/bills.ts';
import { seesGuestContacts } from '../core/access/policies/people/guests.ts';
import { seesReservations } from '../core/access/policies/venue/reservations.ts';
import type { Session } from '../core/access/sign-in/session.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { listWorkingDevices } from '../store/access/devices.ts';
import { listSessions } from '../store/access/sign-in/sessions.ts';
import type { Db } from '../store/database.ts';
import { createVenueNodes, isVenueNodeLost } from '../store/distribution/venue-nodes.ts';
import { listVenueCounters, type VenueCounters } from '../store/venue/venue-heads.ts';
import type { StreamOwner } from './stream-limits.ts';

/** An open stream with the state that polling needs. */
export interface OpenStream extends StreamOwner {
  expiresAt: number;
  /** The result of {@link visibilityOf} when the stream was opened: the stream ends when that changes. */
  visibility: string;
  /** The versions of the two venues when the session was last found valid; `null` before the first check. */
  checkedVersions: string | null;
  /** The stream waits for a change after this number; `null` while it does not wait. */
  waitsForChangeAfter: number | null;
  wake: ((last: number) => void) | null;
  isReplaced: boolean;
  ending: AbortController;
}

const AFTER_FAULT_MS = 1_000;
/**
 * The group of all venues: until a node of a cluster is lost, one statement reads all venues that are followed on
 * this server.
 */
const ALL_NODES = '';
/** The number of streams that are woken in a row before other requests are handled. */
const WOKEN_AT_ONCE = 250;
const SESSIONS_AT_ONCE = 1_000;

/**
 * Returns a function that polls once. It reads what changed at the venues of the streams, wakes the streams that wait
 * for it, and calls `end` for streams whose session no longer reaches the venue. After the loss of a node of a
 * cluster, each node is asked separately, so that a node that fails or hangs only delays the streams of its own
 * venues.
 */
export function createPoll(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  streams: ReadonlySet<OpenStream>,
  end: (stream: OpenStream) => void,
): () => Promise<void> {
  const nodes = createVenueNodes(db);
  let wasNodeLost = false;
  /** The counters of each venue at the last poll; `null` if the venue does not exist. */
  const positions: Positions = new Map();
  /** The nodes that have not answered yet, or failed a moment ago. */
  const waitedFor = new Set<string>();

  async function poll(): Promise<void> {
    const venueIds = new Set([...streams].flatMap(({ venueId, homeVenueId }) => [venueId, homeVenueId]));
    for (const venueId of positions.keys()) if (!venueIds.has(venueId)) positions.delete(venueId);
    const polls = (await groupsOf([...venueIds])).map(([node, ofNode]) => pollNode(node, ofNode));
    // With one group the next poll waits for this one. With several it does not, so that a node that hangs delays no
    // other.
    await (wasNodeLost ? undefined : Promise.all(polls));
  }

  /** The venues, grouped by node, of the nodes that can be asked now. */
  async function groupsOf(
    venueIds: readonly string[],
  ): Promise<[node: string, venueIds: readonly string[]][]> {
    if (venueIds.length === 0) return [];
    if (!wasNodeLost) return [[ALL_NODES, venueIds]];
    try {
      return [...(await nodes.group(venueIds))].filter(([node]) => !waitedFor.has(node));
    } catch (error) {
      await waitAfter(error);
      return [];
    }
  }

  async function pollNode(node: string, venueIds: readonly string[]): Promise<void> {
    waitedFor.add(node);
    try {
      const found = await listVenueCounters(db, venueIds);
      for (const venueId of venueIds) positions.set(venueId, found.get(venueId) ?? null);
      const ofVenues = new Set(venueIds);
      const ofHomes = [...streams].filter(({ homeVenueId }) => ofVenues.has(homeVenueId));
      for (const stream of await findEnded(db, ofHomes, positions, clock.now())) end(stream);
      const followed = [...streams].filter(({ venueId }) => ofVenues.has(venueId));
      await wakeReaders(followed, positions);
    } catch (error) {
      nodes.forget(venueIds);
      wasNodeLost ||= await isVenueNodeLost(db, error).catch(() => false);
      await waitAfter(error);
    } finally {
      waitedFor.delete(node);
    }
  }

  function waitAfter(error: unknown): Promise<void> {
    log.warn({ reason: reasonOf(error) }, 'cannot read changes now; trying again');
    return pause(AFTER_FAULT_MS, undefined, { ref: false });
  }

  return poll;
}

/**
 * A text that shows what a session may see in a stream: bills of others, data of guests, and reservations. Compared
 * to detect a change.
 */
export function visibilityOf(session: Session): string {
  return `${seesOthersBills(session)} ${seesGuestContacts(session)} ${seesReservations(session)}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Positions = Map<string, VenueCounters | null>;

/**
 * The streams that must end: their session is no longer valid, no longer reaches the venue or now sees other things, or
 * their device was withdrawn. Checks only streams of venues whose version has changed. Skips streams whose venue was
 * not read yet.
 * @param ofHomes  the streams of the sessions and devices of some venues
 */
async function findEnded(
  db: Db,
  ofHomes: readonly OpenStream[],
  positions: Positions,
  now: number,
): Promise<OpenStream[]> {
  const versionsOf = ({ venueId, homeVenueId }: OpenStream) =>
    `${positions.get(venueId)?.version} ${positions.get(homeVenueId)?.version}`;
  const unchecked = ofHomes.filter(
    (stream) => positions.has(stream.venueId) && stream.checkedVersions !== versionsOf(stream),
  );
  // Taken now: another node may answer with newer versions before the sessions are read.
  const checked = unchecked.map(versionsOf);
  const ofDevices = unchecked.filter(({ isDevice }) => isDevice);
  const devices = await listWorkingDevices(
    db,
    ofDevices.map(({ homeVenueId }) => homeVenueId),
    ofDevices.map(({ tokenHash }) => tokenHash),
  );
  const ofSessions = unchecked.filter(({ isDevice }) => !isDevice);
  const byHash = [...Map.groupBy(ofSessions, ({ tokenHash }) => tokenHash)];
  const sessions = new Map<string, Session>();
  for (let at = 0; at < byHash.length; at += SESSIONS_AT_ONCE) {
    const some = byHash.slice(at, at + SESSIONS_AT_ONCE);
    const homes = some.map(([, [stream]]) => stream!.homeVenueId);
    const hashes = some.map(([tokenHash]) => tokenHash);
    for (const [tokenHash, session] of await listSessions(db, homes, hashes, now))
      sessions.set(tokenHash, session);
  }
  const isValid = ({ tokenHash, venueId, isDevice, visibility }: OpenStream) => {
    if (isDevice) return devices.has(tokenHash);
    const session = sessions.get(tokenHash);
    return session !== undefined && reaches(session, venueId) && visibilityOf(session) === visibility;
  };
  for (const [at, stream] of unchecked.entries()) stream.checkedVersions = checked[at]!;
  return unchecked.filter((stream) => !isValid(stream));
}

async function wakeReaders(followed: readonly OpenStream[], positions: Positions): Promise<void> {
  let woken = 0;
  for (const stream of followed) {
    const last = positions.get(stream.venueId)?.lastChange ?? 0;
    if (stream.waitsForChangeAfter === null || last <= stream.waitsForChangeAfter) continue;
    stream.wake?.(last);
    woken += 1;
    if (woken % WOKEN_AT_ONCE === 0) await endOfTurn();
  }
}
