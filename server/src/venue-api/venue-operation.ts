import type { TSchema } from 'typebox';
import { reaches } from '../core/access/caller.ts';
import { isPermitted, type Session } from '../core/access/session.ts';
import { type Problem, Refusal } from '../core/refusals.ts';
import { hashSessionToken } from '../crypto/session-token.ts';
import { ADDRESS_BUDGET, type Budget, requireWithin, type Spend } from '../http/limits/budget.ts';
import type { AnyAnswer, RequestContext, Route } from '../http/mount-routes.ts';
import type {
  Answer,
  Call,
  FileAnswer,
  OperationDescription,
  PiecewiseAnswer,
  ShapeOf,
  StreamAnswer,
} from '../http/operation.ts';
import { callInputOf } from '../http/request/call-input.ts';
import { type FileLimit, readFileBody } from '../http/request/file-body.ts';
import { readIdempotencyKey } from '../http/request/idempotency-key.ts';
import { readJsonBody } from '../http/request/json-body.ts';
import type { EncodePhoto } from '../images/encode-photo.ts';
import type { LiveFeed } from '../live/live-feed.ts';
import type { PrinterReach } from '../operations/printing/require-printer-place.ts';
import type { Clock, NewId, Print, Random, Resolve, Send } from '../parts.ts';
import { findSession } from '../store/access/sessions.ts';
import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/venue-cache.ts';
import type { TakeFairTurn } from '../throttles/fair-turns.ts';
import type { GuessThrottle } from '../throttles/guess-throttle.ts';
import type { ListTurns } from '../throttles/list-turns.ts';
import { readSessionCookie } from './session-cookie.ts';

/** What the operations of this door work with. */
export interface VenueParts {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  print: Print;
  /** Where printers may be set up. */
  printerReach: PrinterReach;
  /** Whose turn it is to read long lists. */
  listTurns: ListTurns;
  /** Has what waits for a printer looked for at once. */
  printSoon: () => void;
  live: LiveFeed;
  /** Counts the codes of reservations that staff tried and that there are not. */
  guesses: GuessThrottle;
  /** Where guests find the pages of venues, without a slash at its end. */
  publicSite: () => string;
  /** Where callers find the service, without a slash at its end; known once it listens. */
  baseUrl: () => string;
  encodePhoto: EncodePhoto;
  /** Bounds how many passwords are hashed at once. */
  passwordTurns: TakeFairTurn;
  resolve: Resolve;
  send: Send;
  /** 32 bytes that signing secrets are encrypted under. */
  secretKey: Buffer;
  /** Whether events may be sent to this machine. */
  allowsLocalWebhooks: boolean;
  random: Random;
  newId: NewId;
  /** `null` when budgets are switched off. */
  spend: Spend | null;
}

/** Who may call: anyone, staff and owners, owners only. */
export type Access = 'Anyone' | 'Staff' | 'Owner';

/** A call of someone who may do what it asks for, at a venue, if its path names one, that they reach. */
export interface VenueCall<A extends Access, Params, Query, Body> extends Call<Params, Query, Body> {
  session: A extends 'Anyone' ? null : Session;
  /** Empty unless the operation asks for the key. */
  idempotencyKey: string;
  /** Rules of the body's schema that it breaks; empty unless the operation has rules of its own to add to them. */
  bodyProblems: Problem[];
  /** Reads the body of an operation that takes a file, when it is time. */
  readFile(limit: FileLimit): Promise<Buffer>;
}

/** An operation as it is written down; see {@link venueOperation}. */
export interface VenueOperation<A extends Access, P, Q, B> extends OperationDescription {
  access: A;
  /** The owner of a headquarter may not do it for a branch. */
  isForOwnVenue?: boolean;
  params?: P & TSchema;
  query?: Q & TSchema;
  body?: B & TSchema;
  takesIdempotencyKey?: boolean;
  run(
    parts: VenueParts,
    call: VenueCall<A, ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>,
  ): Promise<Answer | PiecewiseAnswer | FileAnswer | StreamAnswer>;
}

/** An operation of this door that waits for its parts. */
export interface VenueRoute {
  description: OperationDescription & { access: Access };
  mount(parts: VenueParts): Route;
}

const SESSION_BUDGET: Budget = { name: 'session', perMinute: 600 };

/**
 * Lets in what no page of another site sent; whoever brings no session spends the ceiling of their address. Tills behind
 * one address do not share it: each session has a budget of its own.
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED, RATE_LIMIT_EXCEEDED
 */
export function onVenueRequest(spend: Spend | null): (context: RequestContext) => void {
  return (context) => {
    if (tokenOf(context) === null) requireWithin(spend?.(ADDRESS_BUDGET, context.address), context.headers);
    const site = context.request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') throw new Refusal('CROSS_ORIGIN_NOT_ACCEPTED');
  };
}

/**
 * Makes an operation of this door from its description and its rules. Each call passes, in this order: session, budget,
 * role, path and query, reach, headers, body, and then the rules of the operation itself.
 */
export function venueOperation<const A extends Access, P = undefined, Q = undefined, B = undefined>(
  operation: VenueOperation<A, P, Q, B>,
): VenueRoute {
  const input = callInputOf(operation);
  const answer = async (parts: VenueParts, context: RequestContext): Promise<AnyAnswer> => {
    const session = await admit(parts, context, operation.access);
    const params = input.params(context.request.params);
    const query = input.query(context.request.query);
    if (session !== null) requireReach(session, params, operation.isForOwnVenue);
    const header = (name: string) => context.request.headers[name] as string | undefined;
    const idempotencyKey = operation.takesIdempotencyKey
      ? readIdempotencyKey(header('idempotency-key'), 'IDEMPOTENCY_KEY_INVALID')
      : '';
    const { value, problems } = input.body(
      operation.body && (await readJsonBody(context.request.raw, context.readBytes)),
    );
    const { mediaTypes = [] } = operation.fileBody ?? {};
    const readFile = (limit: FileLimit) =>
      readFileBody(context.request.raw, context.readBytes, mediaTypes, limit);
    const call = {
      ...context,
      header,
      params,
      query,
      session,
      idempotencyKey,
      body: value,
      bodyProblems: problems,
      readFile,
    };
    return operation.run(parts, call as unknown as Parameters<typeof operation.run>[1]);
  };
  return {
    description: { ...operation, isForAnyone: operation.access === 'Anyone' },
    mount: (parts) => ({ description: operation, answer: (context) => answer(parts, context) }),
  };
}

async function admit(parts: VenueParts, context: RequestContext, access: Access): Promise<Session | null> {
  const token = tokenOf(context);
  if (access === 'Anyone') {
    if (token !== null) requireWithin(parts.spend?.(ADDRESS_BUDGET, context.address), context.headers);
    return null;
  }
  if (token === null) throw new Refusal('SIGN_IN_REQUIRED');
  const tokenHash = hashSessionToken(token);
  const session = await findSession(parts.db, tokenHash, context.now);
  if (session === null) {
    requireWithin(parts.spend?.(ADDRESS_BUDGET, context.address), context.headers);
    throw new Refusal('SIGN_IN_REQUIRED');
  }
  requireWithin(parts.spend?.(SESSION_BUDGET, tokenHash), context.headers);
  if (!isPermitted(session.role, access)) throw new Refusal('NOT_PERMITTED');
  return session;
}

function tokenOf({ request }: RequestContext): string | null {
  return readSessionCookie(request.headers.cookie);
}

function requireReach(session: Session, { venueId }: Record<string, string>, isForOwnVenue = false): void {
  if (venueId !== undefined && !reaches(session, venueId)) throw new Refusal('VENUE_NOT_FOUND');
  if (isForOwnVenue && venueId !== session.venueId) throw new Refusal('NOT_PERMITTED');
}
