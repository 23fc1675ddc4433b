import type { TSchema } from 'typebox';
import { isWellFormedKey } from '../core/access/api-key.ts';
import { type KeyHolder, reaches } from '../core/access/caller.ts';
import { keptPathOf } from '../core/access/key-request.ts';
import { type Problem, Refusal } from '../core/refusals.ts';
import type { KeyPermissions } from '../core/venue/venue-record.ts';
import { type Budget, requireWithin, type Spend, type Spending } from '../http/limits/budget.ts';
import { callInputOf } from '../http/request/call-input.ts';
import type { HungOperation, Visit } from '../http/mount-routes.ts';
import { readIdempotencyKey } from '../http/request/idempotency-key.ts';
import { readJsonBody } from '../http/request/json-body.ts';
import type {
  Answer,
  Call,
  OperationDescription,
  PiecewiseAnswer,
  PreparedAnswer,
  ShapeOf,
} from '../http/operation.ts';
import { hashKey } from '../crypto/hash-key.ts';
import type { ListTurns } from '../throttles/list-turns.ts';
import type { CallToNote } from '../jobs/log-requests.ts';
import { StaleSight } from '../operations/stale-venue.ts';
import type { Clock, NewId, Random, Send } from '../parts.ts';
import type { ReadBill } from '../store/bills/bill-reader.ts';
import type { Database } from '../store/database.ts';
import type { KeptVenue, VenueMemory, VenueSight } from '../store/venue/venue-cache.ts';

/** What the operations of this door work with. */
export interface PublicParts {
  db: Database;
  memory: VenueMemory;
  readBill: ReadBill;
  clock: Clock;
  newId: NewId;
  random: Random;
  send: Send;
  /** 32 bytes that signing secrets are encrypted under. */
  secretKey: Buffer;
  /** Whether events may be sent to this machine. */
  allowsLocalWebhooks: boolean;
  /** Whose turn it is to read long lists. */
  listTurns: ListTurns;
  /** Has what waits for a printer looked for at once. */
  printSoon: () => void;
  /** Where callers find the service, without a slash at its end; known once it listens. */
  baseUrl: () => string;
  /** Where guests find the pages of venues, without a slash at its end. */
  publicSite: () => string;
  /** `null` when budgets are switched off. */
  spend: Spend | null;
  /** Keeps a call in mind for those who look after its key; it takes no time. */
  noteRequest: (call: CallToNote) => void;
}

/** What a key has to be given for a call; every key has the first. */
export type Permission = 'Read' | 'PlaceOrders' | 'TakeReservations' | 'PlaceOrdersOrTakeReservations';

/** A call whose key was found good and whose venue, if its path names one, is within the key's reach. */
export interface PublicCall<Params, Query, Body> extends Call<Params, Query, Body> {
  holder: KeyHolder;
  sight: VenueSight;
  venue: Params extends { venueId: string } ? KeptVenue : null;
  /** Empty unless the operation asks for the key. */
  idempotencyKey: string;
  /** Rules of the body's schema that it breaks; empty unless the operation has rules of its own to add to them. */
  bodyProblems: Problem[];
}

interface PublicOperation<P, Q, B> extends OperationDescription {
  permission: Permission;
  /** A call of the read budget changes nothing, so that it can be answered twice. */
  budget: 'read' | 'write';
  params?: P & TSchema;
  query?: Q & TSchema;
  body?: B & TSchema;
  takesIdempotencyKey?: boolean;
  /** It may decide on what this server remembers, because the statement that writes checks the versions. */
  checksVersions?: boolean;
  run(
    parts: PublicParts,
    call: PublicCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
  ): Promise<Answer | PiecewiseAnswer | PreparedAnswer>;
}

/** An operation of the public API that waits for its parts. */
export interface UnhungOperation {
  description: OperationDescription & { permission: Permission; budget: 'read' | 'write' };
  hang(parts: PublicParts): HungOperation;
}

const BUDGETS: Record<'read' | 'write', Budget> = {
  read: { name: 'read', perMinute: 120 },
  write: { name: 'write', perMinute: 30 },
};
const ATTEMPTS = 5;

/**
 * Makes an operation of the public API from its description and its rules. Each call passes, in this order: key,
 * budget, permission, path and query, reach, headers, body, and then the rules of the operation itself.
 */
export function publicOperation<P = undefined, Q = undefined, B = undefined>(
  operation: PublicOperation<P, Q, B>,
): UnhungOperation {
  const input = callInputOf(operation);
  const attempt = async (parts: PublicParts, visit: Visit, once: OncePerCall, sight: VenueSight) => {
    const holder = await sight.findHolder(once.keyHash);
    once.holder = holder;
    if (holder === null) throw new Refusal('PUBLIC_API_KEY_INVALID');
    once.spend(holder.keyId);
    requirePermission(holder, operation.permission);
    const params = input.params(visit.request.params);
    const query = input.query(visit.request.query);
    const venue = await findReachedVenue(holder, sight, params);
    const header = (name: string) => visit.request.headers[name] as string | undefined;
    const idempotencyKey = operation.takesIdempotencyKey ? readIdempotencyKey(header('idempotency-key')) : '';
    const { value: body, problems: bodyProblems } = input.body(operation.body && (await once.readBody()));
    const read = { params, query, body, bodyProblems, idempotencyKey, header };
    const call = { ...visit, ...read, holder, sight, venue };
    return operation.run(parts, call as unknown as Parameters<typeof operation.run>[1]);
  };
  return {
    description: operation,
    hang: (parts) => ({
      description: operation,
      answer: (visit) => {
        const once = oncePerCall(visit, BUDGETS[operation.budget], parts.spend);
        noteWhenAnswered(parts, visit, operation, once);
        const run = (sight: VenueSight) => attempt(parts, visit, once, sight);
        if (operation.checksVersions) return tryKeptFirst(parts.memory, run);
        return operation.budget === 'read'
          ? checkMeanwhile(parts.memory, run)
          : untilCurrent(parts.memory, run);
      },
    }),
  };
}

type Run = (sight: VenueSight) => Promise<Answer | PiecewiseAnswer | PreparedAnswer>;

/** Decides on what is remembered; a refusal that comes of it counts only once it stands on current versions, too. */
async function tryKeptFirst(
  memory: VenueMemory,
  run: Run,
): Promise<Answer | PiecewiseAnswer | PreparedAnswer> {
  try {
    return await run(memory.kept);
  } catch (error) {
    if (error instanceof Refusal || error instanceof StaleSight) return untilCurrent(memory, run);
    throw error;
  }
}

/** Answers from what is remembered while that is compared with the database, and anew when it has changed. */
async function checkMeanwhile(
  memory: VenueMemory,
  run: Run,
): Promise<Answer | PiecewiseAnswer | PreparedAnswer> {
  const sight = memory.watch();
  try {
    const answer = await run(sight);
    if (await sight.holds()) return answer;
  } catch (error) {
    if (!(error instanceof Refusal) || (await sight.holds())) throw error;
  }
  return untilCurrent(memory, run);
}

async function untilCurrent(
  memory: VenueMemory,
  run: Run,
): Promise<Answer | PiecewiseAnswer | PreparedAnswer> {
  for (let tries = 1; tries <= ATTEMPTS; tries++) {
    try {
      return await run(memory.current);
    } catch (error) {
      if (!(error instanceof StaleSight)) throw error;
    }
  }
  throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
}

/** What happens once in a call, however often it is decided. */
interface OncePerCall {
  keyHash: string;
  /** Whoever the key was found to be of, the last time that it was looked up. */
  holder: KeyHolder | null;
  spend(keyId: string): void;
  readBody(): Promise<unknown>;
}

function oncePerCall(visit: Visit, budget: Budget, spend: Spend | null): OncePerCall {
  const keyHash = hashKey(requireKey(visit));
  let spending: Spending | undefined;
  let body: Promise<unknown> | undefined;
  return {
    keyHash,
    holder: null,
    spend: (keyId) => {
      spending ??= spend?.(budget, keyId);
      requireWithin(spending, visit.headers);
    },
    readBody: () => {
      body ??= readJsonBody(visit.request.raw, visit.readBytes);
      return body;
    },
  };
}

/** Every call of a good key is noted, however it ends: with a fault of the service, too. */
function noteWhenAnswered(
  { clock, noteRequest }: PublicParts,
  visit: Visit,
  { operationId: operation, method }: OperationDescription,
  once: OncePerCall,
): void {
  const { request, now: at, traceId } = visit;
  visit.whenAnswered = (status, errorCode) => {
    if (once.holder === null) return;
    const { keyId, venueId } = once.holder;
    const path = keptPathOf(request.url);
    const durationMs = Math.max(0, clock.now() - at);
    noteRequest({ venueId, keyId, at, operation, method, path, status, errorCode, durationMs, traceId });
  };
}

function requireKey({ request }: Visit): string {
  const key = request.headers['x-api-key'];
  if (key === undefined || key === '') throw new Refusal('PUBLIC_API_KEY_MISSING');
  if (typeof key !== 'string' || !isWellFormedKey(key)) throw new Refusal('PUBLIC_API_KEY_INVALID');
  return key;
}

const IS_GIVEN: Record<Permission, (permissions: KeyPermissions) => boolean> = {
  Read: () => true,
  PlaceOrders: ({ placesOrders }) => placesOrders,
  TakeReservations: ({ takesReservations }) => takesReservations,
  PlaceOrdersOrTakeReservations: ({ placesOrders, takesReservations }) => placesOrders || takesReservations,
};

function requirePermission({ permissions }: KeyHolder, permission: Permission): void {
  if (!IS_GIVEN[permission](permissions)) throw new Refusal('PUBLIC_API_SCOPE_MISSING');
}

async function findReachedVenue(holder: KeyHolder, sight: VenueSight, params: Record<string, string>) {
  const { venueId } = params;
  if (venueId === undefined) return null;
  const venue = reaches(holder, venueId) ? await sight.findVenue(venueId) : null;
  if (venue === null) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
  return venue;
}
