import type { Static, TSchema } from 'typebox';
import { reaches } from '../core/key-holder.ts';
import { type Problem, Refusal } from '../core/refusals.ts';
import { isPermitted, type Session } from '../core/session.ts';
import { type Budget, budgetHeaders, type Spend } from '../http/budget.ts';
import type { HungOperation, Visit } from '../http/door.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJsonBody } from '../http/json-body.ts';
import type { Answer, Call, OperationDescription } from '../http/operation.ts';
import { examinerOf, readerOf } from '../http/read-input.ts';
import { readQuery } from '../http/read-query.ts';
import { hashSessionToken } from '../operations/session-token.ts';
import type { NewId, Random } from '../parts.ts';
import type { Database } from '../store/database.ts';
import { findSession } from '../store/sessions.ts';
import type { VenueMemory } from '../store/venue-memory.ts';
import { readSessionCookie } from './session-cookie.ts';

/** What the operations of this door work with. */
export interface VenueParts {
  db: Database;
  memory: VenueMemory;
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
}

/** The type that a schema of an operation stands for. */
export type ShapeOf<S> = S extends TSchema ? Static<S> : undefined;

/** An operation as it is written down; see {@link venueOperation}. */
export interface VenueOperation<A extends Access, P, Q, B> extends OperationDescription {
  access: A;
  params?: P & TSchema;
  query?: Q & TSchema;
  body?: B & TSchema;
  takesIdempotencyKey?: boolean;
  /** It has rules of its own to add to those of the body's schema, and refuses with all of them. */
  addsBodyRules?: boolean;
  run(parts: VenueParts, call: VenueCall<A, ShapeOf<P>, ShapeOf<Q>, ShapeOf<B>>): Promise<Answer>;
}

/** An operation of this door that waits for its parts. */
export interface UnhungVenueOperation {
  description: OperationDescription & { access: Access };
  hang(parts: VenueParts): HungOperation;
}

const ADDRESS_BUDGET: Budget = { name: 'address', perMinute: 500 };
const SESSION_BUDGET: Budget = { name: 'session', perMinute: 600 };
const OVER_BUDGET_SECONDS = 60;

/**
 * Lets in what no page of another site sent; whoever brings no session spends the ceiling of their address. Tills behind
 * one address do not share it: each session has a budget of its own.
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED, RATE_LIMIT_EXCEEDED
 */
export function greetSession(spend: Spend | null): (visit: Visit) => void {
  return (visit) => {
    if (tokenOf(visit) === null) spendBudget(spend, ADDRESS_BUDGET, visit.address, visit);
    const site = visit.request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') throw new Refusal('CROSS_ORIGIN_NOT_ACCEPTED');
  };
}

/**
 * Makes an operation of this door from its description and its rules. Each call passes, in this order: session, budget,
 * role, path and query, reach, headers, body, and then the rules of the operation itself.
 */
export function venueOperation<const A extends Access, P = undefined, Q = undefined, B = undefined>(
  operation: VenueOperation<A, P, Q, B>,
): UnhungVenueOperation {
  const check = checksOf(operation);
  const answer = async (parts: VenueParts, visit: Visit): Promise<Answer> => {
    const session = await admit(parts, visit, operation.access);
    const params = check.params(visit.request.params);
    const query = check.query(visit.request.query);
    if (session !== null) requireReach(session, params);
    const header = (name: string) => visit.request.headers[name] as string | undefined;
    const idempotencyKey = operation.takesIdempotencyKey
      ? readIdempotencyKey(header('idempotency-key'), 'IDEMPOTENCY_KEY_INVALID')
      : '';
    const { value, problems } = check.body(operation.body && (await readJsonBody(visit.request.raw)));
    const call = {
      ...visit,
      header,
      params,
      query,
      session,
      idempotencyKey,
      body: value,
      bodyProblems: problems,
    };
    return operation.run(parts, call as unknown as Parameters<typeof operation.run>[1]);
  };
  return {
    description: operation,
    hang: (parts) => ({ description: operation, answer: (visit) => answer(parts, visit) }),
  };
}

async function admit(parts: VenueParts, visit: Visit, access: Access): Promise<Session | null> {
  const token = tokenOf(visit);
  if (access === 'Anyone') {
    if (token !== null) spendBudget(parts.spend, ADDRESS_BUDGET, visit.address, visit);
    return null;
  }
  if (token === null) throw new Refusal('SIGN_IN_REQUIRED');
  const tokenHash = hashSessionToken(token);
  const session = await findSession(parts.db, tokenHash, visit.now);
  if (session === null) {
    spendBudget(parts.spend, ADDRESS_BUDGET, visit.address, visit);
    throw new Refusal('SIGN_IN_REQUIRED');
  }
  spendBudget(parts.spend, SESSION_BUDGET, tokenHash, visit);
  if (!isPermitted(session.role, access)) throw new Refusal('NOT_PERMITTED');
  return session;
}

function tokenOf({ request }: Visit): string | null {
  return readSessionCookie(request.headers.cookie);
}

function spendBudget(spend: Spend | null, budget: Budget, who: string, visit: Visit): void {
  if (spend === null) return;
  const spending = spend(budget, who);
  Object.assign(visit.headers, budgetHeaders(spending));
  if (!spending.isWithin)
    throw new Refusal('RATE_LIMIT_EXCEEDED', { retryAfterSeconds: OVER_BUDGET_SECONDS });
}

function requireReach(session: Session, { venueId }: Record<string, string>): void {
  if (venueId !== undefined && !reaches(session, venueId)) throw new Refusal('VENUE_NOT_FOUND');
}

/** The readers of an operation's input, made once. */
function checksOf<A extends Access, P, Q, B>(operation: VenueOperation<A, P, Q, B>) {
  const invalidCode = operation.invalidCode ?? 'VALIDATION_ERROR';
  const { params, query, body, addsBodyRules, bodyIsOptional } = operation;
  const readParams = params && readerOf<Record<string, string>>(params, invalidCode);
  const checkQuery = query && readerOf<object>(query, invalidCode);
  const examine = body && examinerOf(body);
  return {
    params: (raw: unknown) => lowerCased(readParams?.(raw) ?? {}),
    query: (raw: unknown) => query && checkQuery?.(readQuery(raw as Record<string, unknown>, query)),
    body: (raw: unknown) => {
      if (examine === undefined || (raw === undefined && bodyIsOptional))
        return { value: null, problems: [] };
      const { unreadable, invalid } = examine(raw);
      if (unreadable.length > 0) throw new Refusal('VALIDATION_ERROR', { problems: unreadable });
      if (invalid.length > 0 && !addsBodyRules) throw new Refusal(invalidCode, { problems: invalid });
      return { value: raw, problems: invalid };
    },
  };
}

/** Ids in a path are read in any letter case. */
function lowerCased(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toLowerCase()]));
}
