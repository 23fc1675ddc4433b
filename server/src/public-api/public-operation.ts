import { type Caller, reaches } from '../core/access/caller.ts';
import type { KeyPermissions } from '../core/access/keys/api-key-record.ts';
import { Refusal } from '../core/refusals.ts';
import { hashKey, isWellFormedKey } from '../crypto/tokens/api-key.ts';
import type { AnyAnswer } from '../http/answer/answer.ts';
import type { Credential } from '../http/credential.ts';
import { type KEY_BUDGETS, keyBudget } from '../http/limits/budget.ts';
import type { OperationDescription, ShapeOf } from '../http/operation.ts';
import {
  type ApiFrame,
  type ApiRoute,
  type FramedCall,
  type FramedOperation,
  framedRoute,
} from '../http/operation-frame.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../operations/decide-until-fresh.ts';
import type { CachedVenue } from '../store/venue/cache/cached-venue.ts';
import { type VenueLookup, whenReady } from '../store/venue/cache/venue-cache.ts';
import type { PublicParts } from './public-parts.ts';
import type { VenueAtVersion } from './venue-at-version.ts';

/** The permission that a key needs for a call; every key has `Read`. */
export type Permission = 'Read' | 'PlaceOrders' | 'TakeReservations' | 'PlaceOrdersOrTakeReservations';

/** A call with a valid key. If the path names a venue, the key reaches it. */
export interface PublicCall<Params, Query, Body> extends FramedCall<Params, Query, Body> {
  caller: Caller;
  lookup: VenueLookup;
  venue: Params extends { venueId: string } ? CachedVenue : null;
}

/**
 * The permission that an operation needs, its budget, and when the cached keys and venues are compared with the
 * database.
 */
interface PublicRules {
  permission: Permission;
  budget: keyof typeof KEY_BUDGETS;
  /**
   * Whether the statement that writes refuses a stale cache. Otherwise, versions are compared before the operation
   * runs.
   */
  isCheckedByStatement?: boolean;
  /**
   * For a path with a venue: whether the frame finds only the version of the venue. If the operation needs more, it
   * finds the venue itself.
   */
  findsVenueItself?: boolean;
}

type Outcome = AnyAnswer | Stale;

type PublicOperation<P, Q, B, GivenCall> = PublicRules &
  FramedOperation<PublicParts, P, Q, B, GivenCall, undefined, Outcome>;

type DescribedCall = OperationDescription & PublicRules;

/** An operation of the public API, ready to be mounted. */
export type PublicRoute = ApiRoute<PublicParts, DescribedCall>;

/** Makes a route of the public API: its callers send an API key. */
export function publicOperation<
  P = undefined,
  Q = undefined,
  B = undefined,
  GivenCall = PublicCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
>(operation: PublicOperation<P, Q, B, GivenCall>): PublicRoute {
  return framedRoute<PublicParts, DescribedCall, Caller, VenueLookup, Outcome>(operation, apiKeyFrame);
}

/** A call that knows the version of its venue. The content of the venue may not be in memory. */
interface VersionCall<Params, Query> extends Omit<PublicCall<Params, Query, undefined>, 'venue'> {
  at: VenueAtVersion;
}

/** Makes the route of a read that usually needs only the version of the venue. */
export function versionedRead<P = undefined, Q = undefined, GivenCall = VersionCall<ShapeOf<P>, ShapeOf<Q>>>(
  operation: PublicOperation<P, Q, undefined, GivenCall>,
): PublicRoute {
  const itself = { ...operation, findsVenueItself: true };
  return framedRoute<PublicParts, DescribedCall, Caller, VenueLookup, Outcome>(itself, apiKeyFrame);
}

const apiKeyFrame: ApiFrame<PublicParts, DescribedCall, Caller, VenueLookup, Outcome> = {
  readCredential,
  answerFrom,
  invalidIdempotencyKey: 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID',
};

/** @throws Refusal PUBLIC_API_KEY_MISSING, PUBLIC_API_KEY_INVALID */
function readCredential(
  { spend }: PublicParts,
  context: RequestContext,
  { permission, budget, findsVenueItself = false }: DescribedCall,
): Credential<Caller, VenueLookup> {
  const { internalCaller: own } = context;
  const keyHash = own !== undefined && 'keyHash' in own ? own.keyHash : hashOfSentKey(context.request);
  return {
    findCaller: (lookup) => whenReady(lookup.findCaller(keyHash), (caller) => requireKey(caller, context)),
    spend: ({ keyId, budgets }) =>
      own === undefined ? spend?.(keyBudget(budget, budgets[budget]), keyId) : undefined,
    requirePermission: ({ permissions }) => {
      if (!IS_GIVEN[permission](permissions)) throw new Refusal('PUBLIC_API_SCOPE_MISSING');
    },
    reach: (caller, params, lookup) =>
      findsVenueItself ? reachVersion(caller, params, lookup) : reachVenue(caller, params, lookup),
  };
}

/** The hash of the API key that a request sends, by which the key is found. */
function hashOfSentKey({ headers: { 'x-api-key': text } }: RequestContext['request']): string {
  if (text === undefined || text === '') throw new Refusal('PUBLIC_API_KEY_MISSING');
  if (typeof text !== 'string' || !isWellFormedKey(text)) throw new Refusal('PUBLIC_API_KEY_INVALID');
  return hashKey(text);
}

/** The caller of a request. Its key is recorded even for a refused call, because a cached key may have been revoked. */
function requireKey(caller: Caller | null, context: RequestContext): Caller {
  context.key = caller;
  if (caller === null) throw new Refusal('PUBLIC_API_KEY_INVALID');
  context.venueId ??= caller.venueId;
  return caller;
}

const IS_GIVEN: Record<Permission, (permissions: KeyPermissions) => boolean> = {
  Read: () => true,
  PlaceOrders: ({ placesOrders }) => placesOrders,
  TakeReservations: ({ takesReservations }) => takesReservations,
  PlaceOrdersOrTakeReservations: ({ placesOrders, takesReservations }) => placesOrders || takesReservations,
};

/** The venue of the path, if there is one. @throws Refusal PUBLIC_API_VENUE_NOT_FOUND */
async function reachVenue(caller: Caller, { venueId }: Record<string, string>, lookup: VenueLookup) {
  if (venueId === undefined) return { caller, lookup, venue: null };
  const venue = reaches(caller, venueId) ? await lookup.findVenue(venueId) : null;
  if (venue === null) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
  return { caller, lookup, venue };
}

/** The version of the venue of the path. @throws Refusal PUBLIC_API_VENUE_NOT_FOUND */
async function reachVersion(caller: Caller, { venueId = '' }: Record<string, string>, lookup: VenueLookup) {
  const version = reaches(caller, venueId) ? await lookup.versionOf(venueId) : undefined;
  if (version === undefined) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
  const at: VenueAtVersion = { id: venueId, version, find: () => lookup.findVenueOnce(venueId) };
  return { caller, lookup, at };
}

const ATTEMPTS = 5;

/**
 * Runs the attempts of a call. No answer is ever stale: an attempt with cached data counts only if the statement that
 * writes has accepted its versions. Refusals, and calls that do not write, get an attempt with the current versions.
 * @throws Refusal of the attempt; SERVICE_UNAVAILABLE if the venue changed during each of five attempts
 */
async function answerFrom(
  { cache }: PublicParts,
  { isCheckedByStatement }: DescribedCall,
  attempt: (lookup: VenueLookup) => Promise<Outcome>,
): Promise<AnyAnswer> {
  if (isCheckedByStatement) {
    try {
      const outcome = await attempt(cache.cached);
      if (outcome !== STALE) return outcome;
      cache.forgetVersions();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const outcome = await decideUntilFresh(ATTEMPTS, isStale, (before) => {
    if (before !== null) cache.forgetVersions();
    return attempt(cache.fresh);
  });
  if (outcome === STALE) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return outcome;
}
