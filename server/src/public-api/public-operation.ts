import type { TSchema } from 'typebox';
import { isWellFormedKey } from '../core/access/api-key.ts';
import type { KeyPermissions } from '../core/access/api-key-record.ts';
import { type Caller, reaches } from '../core/access/caller.ts';
import { type CallToNote, keptPathOf } from '../core/access/key-request.ts';
import { type Problem, Refusal } from '../core/refusals.ts';
import { hashKey } from '../crypto/hash-key.ts';
import { type Budget, requireWithin, type Spend, type Spending } from '../http/limits/budget.ts';
import type { RequestContext, Route } from '../http/mount-routes.ts';
import type {
  Answer,
  Call,
  OperationDescription,
  PiecewiseAnswer,
  PreparedAnswer,
  ShapeOf,
} from '../http/operation.ts';
import { callInputOf } from '../http/request/call-input.ts';
import { readIdempotencyKey } from '../http/request/idempotency-key.ts';
import { readJsonBody } from '../http/request/json-body.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../operations/decide-until-fresh.ts';
import type { Clock, NewId, Random, Send } from '../parts.ts';
import type { ReadBill } from '../store/bills/bill-reader.ts';
import type { Database } from '../store/database.ts';
import type { CachedVenue, VenueCache, VenueLookup } from '../store/venue/venue-cache.ts';
import type { ListTurns } from '../throttles/list-turns.ts';

/** What the operations of this door work with. */
export interface PublicParts {
  db: Database;
  cache: VenueCache;
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
  caller: Caller;
  lookup: VenueLookup;
  venue: Params extends { venueId: string } ? CachedVenue : null;
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
  ): Promise<PublicAnswer | Stale>;
}

type PublicAnswer = Answer | PiecewiseAnswer | PreparedAnswer;

/** An operation of the public API that waits for its parts. */
export interface PublicRoute {
  description: OperationDescription & { permission: Permission; budget: 'read' | 'write' };
  mount(parts: PublicParts): Route;
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
): PublicRoute {
  const input = callInputOf(operation);
  const attempt = async (
    parts: PublicParts,
    context: RequestContext,
    once: OncePerCall,
    lookup: VenueLookup,
  ) => {
    const caller = await lookup.findCaller(once.keyHash);
    once.caller = caller;
    if (caller === null) throw new Refusal('PUBLIC_API_KEY_INVALID');
    once.spend(caller.keyId);
    requirePermission(caller, operation.permission);
    const params = input.params(context.request.params);
    const query = input.query(context.request.query);
    const venue = await findReachedVenue(caller, lookup, params);
    const header = (name: string) => context.request.headers[name] as string | undefined;
    const idempotencyKey = operation.takesIdempotencyKey ? readIdempotencyKey(header('idempotency-key')) : '';
    const { value: body, problems: bodyProblems } = input.body(operation.body && (await once.readBody()));
    const read = { params, query, body, bodyProblems, idempotencyKey, header };
    const call = { ...context, ...read, caller, lookup, venue };
    return operation.run(parts, call as unknown as Parameters<typeof operation.run>[1]);
  };
  return {
    description: operation,
    mount: (parts) => ({
      description: operation,
      answer: (context) => {
        const once = oncePerCall(context, BUDGETS[operation.budget], parts.spend);
        noteWhenAnswered(parts, context, operation, once);
        const run = (lookup: VenueLookup) => attempt(parts, context, once, lookup);
        if (operation.checksVersions) return tryCachedFirst(parts.cache, run);
        return operation.budget === 'read'
          ? checkMeanwhile(parts.cache, run)
          : untilCurrent(parts.cache, run);
      },
    }),
  };
}

type Run = (lookup: VenueLookup) => Promise<PublicAnswer | Stale>;

/** Decides on what is remembered; a refusal that comes of it counts only once it stands on current versions, too. */
async function tryCachedFirst(cache: VenueCache, run: Run): Promise<PublicAnswer> {
  try {
    const answer = await run(cache.cached);
    if (answer !== STALE) return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return untilCurrent(cache, run);
}

/** Answers from what is remembered while that is compared with the database, and anew when it has changed. */
async function checkMeanwhile(cache: VenueCache, run: Run): Promise<PublicAnswer> {
  const lookup = cache.watch();
  try {
    const answer = await run(lookup);
    if (answer !== STALE && (await lookup.holds())) return answer;
  } catch (error) {
    if (!(error instanceof Refusal) || (await lookup.holds())) throw error;
  }
  return untilCurrent(cache, run);
}

async function untilCurrent(cache: VenueCache, run: Run): Promise<PublicAnswer> {
  const answer = await decideUntilFresh(ATTEMPTS, isStale, () => run(cache.current));
  if (answer === STALE) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return answer;
}

/** What happens once in a call, however often it is decided. */
interface OncePerCall {
  keyHash: string;
  /** Whoever the key was found to be of, the last time that it was looked up. */
  caller: Caller | null;
  spend(keyId: string): void;
  readBody(): Promise<unknown>;
}

function oncePerCall(context: RequestContext, budget: Budget, spend: Spend | null): OncePerCall {
  const keyHash = hashKey(requireKey(context));
  let spending: Spending | undefined;
  let body: Promise<unknown> | undefined;
  return {
    keyHash,
    caller: null,
    spend: (keyId) => {
      spending ??= spend?.(budget, keyId);
      requireWithin(spending, context.headers);
    },
    readBody: () => {
      body ??= readJsonBody(context.request.raw, context.readBytes);
      return body;
    },
  };
}

/** Every call of a good key is noted, however it ends: with a fault of the service, too. */
function noteWhenAnswered(
  { clock, noteRequest }: PublicParts,
  context: RequestContext,
  { operationId: operation, method }: OperationDescription,
  once: OncePerCall,
): void {
  const { request, now: at, traceId } = context;
  context.whenAnswered = (status, errorCode) => {
    if (once.caller === null) return;
    const { keyId, venueId } = once.caller;
    const path = keptPathOf(request.url);
    const durationMs = Math.max(0, clock.now() - at);
    noteRequest({ venueId, keyId, at, operation, method, path, status, errorCode, durationMs, traceId });
  };
}

function requireKey({ request }: RequestContext): string {
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

function requirePermission({ permissions }: Caller, permission: Permission): void {
  if (!IS_GIVEN[permission](permissions)) throw new Refusal('PUBLIC_API_SCOPE_MISSING');
}

async function findReachedVenue(caller: Caller, lookup: VenueLookup, params: Record<string, string>) {
  const { venueId } = params;
  if (venueId === undefined) return null;
  const venue = reaches(caller, venueId) ? await lookup.findVenue(venueId) : null;
  if (venue === null) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
  return venue;
}
