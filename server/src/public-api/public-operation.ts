import type { KeyPermissions } from '../core/access/api-key-record.ts';
import { type Caller, reaches } from '../core/access/caller.ts';
import { loggedPathOf, type RequestToLog } from '../core/access/key-request.ts';
import { Refusal } from '../core/refusals.ts';
import type { ComparedSource, Credential, CredentialInMemory } from '../http/credential.ts';
import { KEY_BUDGETS, type Spend, type Spending } from '../http/limits/budget.ts';
import type { AnyAnswer, RequestContext } from '../http/mount-routes.ts';
import type { OperationDescription, ShapeOf } from '../http/operation.ts';
import {
  type ApiFrame,
  type ApiRoute,
  type FramedCall,
  type FramedOperation,
  framedRoute,
  type PreparedOperation,
} from '../http/operation-frame.ts';
import type { Stale } from '../operations/decide-until-fresh.ts';
import type { Clock, NewId, Random, Send } from '../parts.ts';
import type { ReadBill } from '../store/bills/bill-reader.ts';
import type { Database } from '../store/database.ts';
import type {
  CachedVenue,
  CurrentLookup,
  VenueCache,
  VenueLookup,
} from '../store/venue/cache/venue-cache.ts';
import type { ListTurns } from '../throttles/list-turns.ts';
import { answerConsistently, type Consistency } from './consistency.ts';
import type { PreparedParts } from './prepared-parts.ts';
import { hashOfSentKey } from './sent-key.ts';
import type { VenueAt } from './venue-at.ts';

/** The services that the operations of the public API use. */
export interface PublicParts extends PreparedParts {
  db: Database;
  cache: VenueCache;
  readBill: ReadBill;
  clock: Clock;
  newId: NewId;
  random: Random;
  send: Send;
  /** 32 bytes that signing secrets are encrypted under. */
  secretKey: Buffer;
  /** Whether events may be sent to addresses of this machine. */
  allowsLocalWebhooks: boolean;
  /** Lets callers read long lists in turn. */
  listTurns: ListTurns;
  /** Wakes the background job that prints tickets. */
  printSoon: () => void;
  /** The address of the API, without a slash at its end; known once the service listens. */
  baseUrl: () => string;
  /** The address of the guest pages, without a slash at its end. */
  publicSite: () => string;
  /** `null` when budgets are switched off. */
  spend: Spend | null;
  /** Logs a call for the owner of its key; returns immediately and writes later. */
  logRequest: (call: RequestToLog) => void;
}

/** The permission that a key needs for a call; every key has `Read`. */
export type Permission = 'Read' | 'PlaceOrders' | 'TakeReservations' | 'PlaceOrdersOrTakeReservations';

/** A call with a valid key. If the path names a venue, the key reaches it. */
export interface PublicCall<Params, Query, Body> extends FramedCall<Params, Query, Body> {
  caller: Caller;
  lookup: VenueLookup;
  venue: Params extends { venueId: string } ? CachedVenue : null;
}

/** The permission, the budget and the consistency of an operation. */
type PublicRules = ReadRules | WriteRules;

interface ReadRules {
  permission: Permission;
  budget: 'read';
  consistency: Extract<Consistency, 'Fresh' | 'CheckedMeanwhile'>;
}

interface WriteRules {
  permission: Permission;
  budget: 'write';
  // A write that runs during the check of the cache could write twice.
  consistency: Extract<Consistency, 'Fresh' | 'CheckedByStatement'>;
}

type PublicOperation<P, Q, B> = PublicRules &
  FramedOperation<
    PublicParts,
    P,
    Q,
    B,
    PublicCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
    undefined,
    AnyAnswer | Stale
  > & {
    /**
     * Answers as `run` does, from what is in memory and without waiting; `undefined` when something is missing there. For
     * reads only.
     */
    runInMemory?: (
      parts: PublicParts,
      call: PreparedCall<ShapeOf<P>, ShapeOf<Q>> &
        Pick<PublicCall<ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>, 'body' | 'bodyProblems'>,
    ) => AnyAnswer | undefined;
  };

/** A read whose answers are prepared in memory. */
type PreparedPublicOperation<P, Q> = ReadRules &
  PreparedOperation<PublicParts, P, Q, PreparedCall<ShapeOf<P>, ShapeOf<Q>>>;

type PreparedCall<Params, Query> = Pick<
  PublicCall<Params, Query, undefined>,
  'caller' | 'params' | 'query' | 'now' | 'header'
> & { at: VenueAt };

/** An operation of the public API, ready to be mounted. */
export type PublicRoute = ApiRoute<PublicParts, OperationDescription & PublicRules>;

/** Makes a route of the public API: its callers send an API key. */
export function publicOperation<P = undefined, Q = undefined, B = undefined>(
  operation: PublicOperation<P, Q, B> | PreparedPublicOperation<P, Q>,
): PublicRoute {
  return framedRoute<PublicParts, DescribedCall, Caller, VenueLookup, AnyAnswer | Stale>(
    operation,
    apiKeyFrame,
  );
}

type DescribedCall = OperationDescription & PublicRules;

const apiKeyFrame: ApiFrame<PublicParts, DescribedCall, Caller, VenueLookup, AnyAnswer | Stale> = {
  readCredential,
  answerFrom: ({ cache }, { consistency }, attempt) => answerConsistently(consistency, cache, attempt),
  invalidIdempotencyKey: 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID',
};

function readCredential(
  parts: PublicParts,
  context: RequestContext,
  operation: DescribedCall,
): Credential<Caller, VenueLookup> {
  return new KeyCredential(parts, context, operation);
}

/** The key of one call. A class, because its parts are made for each request: two objects and not ten functions. */
class KeyCredential implements Credential<Caller, VenueLookup> {
  readonly #parts: PublicParts;
  readonly #operation: DescribedCall;
  readonly #context: RequestContext;
  readonly keyHash: string;
  #compared: CurrentLookup | undefined;
  /** The caller of the latest attempt: a cached key may have been revoked since. */
  latest: Caller | null = null;

  /** @throws Refusal PUBLIC_API_KEY_MISSING, PUBLIC_API_KEY_INVALID */
  constructor(parts: PublicParts, context: RequestContext, operation: DescribedCall) {
    this.#parts = parts;
    this.#operation = operation;
    this.#context = context;
    this.keyHash = hashOfSentKey(context.request.raw);
    logWhenAnswered(parts, context, operation, this);
  }

  get inMemory(): CredentialInMemory<Caller> {
    return new KeyInMemory(this, this.#parts.cache.current);
  }

  comparedInMemory(params: unknown): Promise<CredentialInMemory<Caller>> | undefined {
    const { venueId = '' } = params as Record<string, string>;
    const comparing = this.#parts.cache.compared(this.keyHash, venueId.toLowerCase());
    return comparing?.then((lookup) => {
      this.#compared = lookup;
      return new KeyInMemory(this, lookup);
    });
  }

  async compare(params: unknown): Promise<ComparedSource<Caller, VenueLookup>> {
    const { venueId = '' } = params as Record<string, string>;
    const { cache } = this.#parts;
    const lookup = await cache.compare(this.keyHash, venueId.toLowerCase(), this.#compared);
    return { source: lookup, inMemory: new KeyInMemory(this, lookup.inMemory) };
  }

  async findCaller(lookup: VenueLookup): Promise<Caller> {
    const caller = await lookup.findCaller(this.keyHash);
    this.note(caller);
    if (caller === null) throw new Refusal('PUBLIC_API_KEY_INVALID');
    return caller;
  }

  /** Notes the caller for the logs. */
  note(caller: Caller | null): void {
    this.latest = caller;
    this.#context.keyId = caller?.keyId ?? null;
    this.#context.venueId ??= caller?.venueId ?? null;
  }

  spend({ keyId }: Caller): Spending | undefined {
    return this.#parts.spend?.(KEY_BUDGETS[this.#operation.budget], keyId);
  }

  requirePermission(caller: Caller): void {
    requirePermission(caller, this.#operation.permission);
  }

  async reach(caller: Caller, params: Record<string, string>, lookup: VenueLookup): Promise<object> {
    const venue = await findReachedVenue(caller, lookup, params);
    return { caller, lookup, venue, at: venue && atOf(venue) };
  }
}

class KeyInMemory implements CredentialInMemory<Caller> {
  readonly #credential: KeyCredential;
  readonly #lookup: CurrentLookup;

  constructor(credential: KeyCredential, lookup: CurrentLookup) {
    this.#credential = credential;
    this.#lookup = lookup;
  }

  findCaller(): Caller | undefined {
    const caller = this.#lookup.findCaller(this.#credential.keyHash);
    this.#credential.note(caller ?? null);
    return caller;
  }

  reach(caller: Caller, { venueId = '' }: Record<string, string>): object | undefined {
    const version = reaches(caller, venueId) ? this.#lookup.versionOf(venueId) : undefined;
    if (version === undefined) return undefined;
    const at: VenueAt = { id: venueId, version, content: () => this.#lookup.findVenue(venueId) };
    return { caller, at };
  }
}

function atOf(venue: CachedVenue): VenueAt {
  return { id: venue.venue.id, version: venue.version, content: () => venue };
}

/** Logs every call with a valid key, whatever the answer, including internal errors. */
function logWhenAnswered(
  { clock, logRequest }: PublicParts,
  context: RequestContext,
  { operationId: operation, method }: OperationDescription,
  credential: KeyCredential,
): void {
  const { request, now: at, traceId } = context;
  context.whenAnswered = (status, errorCode) => {
    if (credential.latest === null) return;
    const { keyId, venueId } = credential.latest;
    const path = loggedPathOf(request.url);
    const durationMs = Math.max(0, clock.now() - at);
    logRequest({ venueId, keyId, at, operation, method, path, status, errorCode, durationMs, traceId });
  };
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
