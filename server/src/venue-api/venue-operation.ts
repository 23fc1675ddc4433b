import type { Logger } from 'pino';
import { reaches } from '../core/access/caller.ts';
import type { DeviceKind } from '../core/access/device.ts';
import { browserName } from '../core/access/sign-in/browser-name.ts';
import type { DemoSignIn } from '../core/access/sign-in/demo-sign-in.ts';
import { defaultProof, type RequiredProof } from '../core/access/sign-in/fresh-proof.ts';
import {
  isDeviceWithoutPerson,
  isPermitted,
  type RequiredAccess,
  type Session,
} from '../core/access/sign-in/session.ts';
import type { AccountAuthor, AuditedCall } from '../core/audit/audit-entry.ts';
import { networkOf } from '../core/network.ts';
import { Refusal } from '../core/refusals.ts';
import type { SecretKeys } from '../core/secret-key.ts';
import { ANONYMOUS_CREDENTIAL } from '../http/anonymous-route.ts';
import { auditedCall } from '../http/audited-call.ts';
import type { Credential } from '../http/credential.ts';
import { ADDRESS_BUDGET, type Budget, requireWithinBudget, type Spend } from '../http/limits/budget.ts';
import type { OperationDescription, ShapeOf } from '../http/operation.ts';
import {
  type ApiFrame,
  type ApiRoute,
  type FramedCall,
  type FramedOperation,
  framedRoute,
} from '../http/operation-frame.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { requireOwnPage } from '../http/request/transport.ts';
import type { EncodePhoto } from '../images/encode-photo.ts';
import type { LiveFeed } from '../live/live-feed.ts';
import type { SignInFailures } from '../operations/access/sign-in/sign-in-failures.ts';
import type { PrinterReach } from '../operations/printing/require-printer-address.ts';
import type { Print, Send, SendMail } from '../parts/outgoing.ts';
import type { Clock, NewId, Random } from '../parts/parts.ts';
import type { Resolve } from '../parts/resolve.ts';
import type { Database } from '../store/database.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import type { AttemptPace } from '../throttles/attempt-pace.ts';
import type { Ceiling } from '../throttles/ceiling.ts';
import type { TakeFairTurn } from '../throttles/fair-turns.ts';
import type { GuessThrottle } from '../throttles/guess-throttle.ts';
import type { ListTurns } from '../throttles/list-turns.ts';
import type { TakeStep } from '../throttles/long-reads.ts';
import type { RecentEntries } from '../throttles/recent-entries.ts';
import type { SignInThrottle } from '../throttles/sign-in-throttle.ts';
import { callerToken, readCaller } from './caller-token.ts';
import { type ParamsOf, paramsOf } from './path-params.ts';
import { requireProof } from './require-proof.ts';

/** The parts that the operations of the venue API use. */
export interface VenueParts {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  log: Logger;
  print: Print;
  /** The addresses that printers may have. */
  printerReach: PrinterReach;
  /** Lets callers take turns in reading long lists. */
  listTurns: ListTurns;
  /** Runs long reads step by step. */
  takeStep: TakeStep;
  /** Wakes the background job that prints tickets. */
  printSoon: () => void;
  live: LiveFeed;
  /** Counts wrong reservation codes that staff tried. */
  guesses: GuessThrottle;
  /** Counts failed sign-ins. */
  signIns: SignInThrottle;
  /** Counts failed sign-ins by e-mail address, for all servers. */
  signInFailures: SignInFailures;
  /**
   * Counts wrong passwords of people who are signed in, by session. Each server delays only the guesses that it
   * receives.
   */
  passwordGuesses: AttemptPace;
  /** Counts the mailed invitations, by mailbox and by venue. */
  invitations: { ofMailbox: Ceiling; ofVenue: Ceiling };
  /** The token hashes of sessions that were valid when this server last looked them up. */
  knownSessions: RecentEntries<true>;
  /** The address of the guest pages, without a slash at its end. */
  publicSite: () => string;
  /** The address of the API, without a slash at its end; known once the service listens. */
  baseUrl: () => string;
  /** The address that the operator configured, without a slash at its end; `null` for none. */
  publicUrl: string | null;
  /** Sign-ins of the demo that need no password; none on a service without the demo. */
  demoSignIns: readonly DemoSignIn[];
  /** Whether only this machine should reach the service: it is not in production, and there is no proxy. */
  isPrivate: boolean;
  /** The operator token of the configuration; `null` if there is none. */
  operatorToken: string | null;
  encodePhoto: EncodePhoto;
  /** Limits how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
  /** Lets venues take turns in reading figures. */
  figureTurns: TakeFairTurn;
  resolve: Resolve;
  send: Send;
  /** `null` if no mail server is configured. */
  sendMail: SendMail | null;
  /** The keys that signing secrets are encrypted with: the first encrypts, older ones still decrypt. */
  secretKeys: SecretKeys;
  /** Whether events may be sent to addresses of this machine. */
  allowsLocalWebhooks: boolean;
  random: Random;
  newId: NewId;
  /** `null` if budgets are switched off. */
  spend: Spend | null;
}

/** Who may call: anyone, or accounts that the policies of `core/access/policies` name. */
export type Access = 'Anyone' | RequiredAccess;

/** A call from an account with the right to make it. If the path names a venue, the account reaches the venue. */
export interface VenueCall<A extends Access, Params, Query, Body> extends FramedCall<Params, Query, Body> {
  session: A extends 'Anyone' ? null : Session;
  /** SHA-256 (hexadecimal) of the token of the session, or of the device if a shared device calls. */
  tokenHash: A extends 'Anyone' ? null : string;
  request: RequestContext['request'];
  /** The author of changes, for the audit log. */
  author: A extends 'Anyone' ? AuditedCall : AccountAuthor;
}

interface VenueRules<A extends Access = Access> {
  access: A;
  /** Whether the owner of a headquarter may not use it on a branch. */
  isForOwnVenue?: boolean;
  /** The shared devices that may call without a person, because the call is part of their purpose. */
  devices?: readonly DeviceKind[];
  /** How recently the person must have proved who they are. @default the result of `defaultProof` */
  needsProof?: RequiredProof;
}

type VenueOperation<A extends Access, Path extends string, Q, B, State, GivenCall> = VenueRules<A> & {
  path: Path;
} & FramedOperation<VenueParts, never, Q, B, GivenCall, State>;

type DescribedCall = OperationDescription & VenueRules;

/** An operation of the venue API, ready to be mounted. */
export type VenueRoute = ApiRoute<VenueParts, DescribedCall>;

/** Makes a route of the venue API. Callers send a session cookie, or nothing if anyone may call. */
export function venueOperation<
  const A extends Access,
  const Path extends string,
  Q = undefined,
  B = undefined,
  State = undefined,
  GivenCall = VenueCall<A, ParamsOf<Path>, ShapeOf<Q>, ShapeOf<B>>,
>(operation: VenueOperation<A, Path, Q, B, State, GivenCall>): VenueRoute {
  const isForAnyone = operation.access === 'Anyone';
  const { refusals = [] } = operation;
  const needsProof = requiredProofOf(operation) !== 'None';
  return framedRoute<VenueParts, DescribedCall, Session | null, Database>(
    {
      ...operation,
      ...paramsOf(operation.path),
      isForAnyone,
      refusals: needsProof ? [...refusals, 'PROOF_NEEDED'] : refusals,
    },
    sessionFrame,
  );
}

const sessionFrame: ApiFrame<VenueParts, DescribedCall, Session | null, Database> = {
  readCredential,
  answerFrom: ({ db }, _operation, attempt) => attempt(db),
  invalidIdempotencyKey: 'IDEMPOTENCY_KEY_INVALID',
};

const SESSION_BUDGET: Budget = { name: 'session', perMinute: 600 };

/**
 * Makes the check that refuses requests from pages of other sites. A request without a session or a shared device
 * spends the budget of its address. Tills behind one address do not share that budget: each session and each device
 * has its own.
 * @throws Refusal CROSS_ORIGIN_NOT_ACCEPTED, RATE_LIMIT_EXCEEDED
 */
export function onVenueRequest(spend: Spend | null): (context: RequestContext) => void {
  return (context) => {
    if (callerToken(context.request.headers) === null)
      requireWithinBudget(spend?.(ADDRESS_BUDGET, context.address), context.headers);
    requireOwnPage(context.request);
  };
}

function readCredential(
  { spend, newId, knownSessions, cache }: VenueParts,
  context: RequestContext,
  operation: DescribedCall,
): Credential<Session | null, Database> {
  const { access, isForOwnVenue } = operation;
  const token = callerToken(context.request.headers);
  const spendAddress = () => spend?.(ADDRESS_BUDGET, context.address);
  if (access === 'Anyone') {
    // Without a session, `onVenueRequest` has already spent the budget of the address.
    return {
      ...ANONYMOUS_CREDENTIAL,
      spend: () => (token === null ? undefined : spendAddress()),
      reach: () => ({ session: null, tokenHash: null, author: auditedCall(newId, context) }),
    };
  }
  const { internalCaller: own } = context;
  const permitted = (
    tokenHash: string,
  ): Pick<Credential<Session, Database>, 'requirePermission' | 'reach'> => ({
    requirePermission: (session) => requirePermission(session, operation),
    reach: (session, params) => {
      requireReach(session, params, isForOwnVenue);
      const given = { session, tokenHash, author: { ...auditedCall(newId, context), account: session } };
      return (
        requireProof(cache, session, requiredProofOf(operation), context.now)?.then(() => given) ?? given
      );
    },
  });
  if (own !== undefined && 'session' in own) {
    const { session } = own;
    const playing: Credential<Session, Database> = {
      ...permitted(''),
      findCaller: () => session,
      spend: () => undefined,
    };
    return playing;
  }
  const caller = readCaller(context.request.headers, access === 'Device');
  if (caller === null) throw new Refusal('SIGN_IN_REQUIRED');
  const { tokenHash } = caller;
  // Only a valid session can have used up its budget. It is refused here, before a look-up in the database.
  if (spend?.peek(SESSION_BUDGET, tokenHash).remaining === 0) {
    requireWithinBudget(spend(SESSION_BUDGET, tokenHash), context.headers);
  }
  // An unknown token is not looked up either, once its address has used up its budget.
  const isKnown = knownSessions.get(tokenHash) === true;
  if (!isKnown && spend?.peek(ADDRESS_BUDGET, context.address).remaining === 0) {
    requireWithinBudget(spendAddress(), context.headers);
  }
  const signedIn: Credential<Session, Database> = {
    findCaller: async (db) => {
      const session = await caller.find(db, context.now, placeOf(context));
      context.venueId ??= session?.venueId ?? null;
      context.accountId = session?.accountId ?? null;
      if (session !== null) {
        if (!isKnown) knownSessions.set(tokenHash, true);
        return session;
      }
      knownSessions.delete(tokenHash);
      requireWithinBudget(spendAddress(), context.headers);
      throw new Refusal('SIGN_IN_REQUIRED');
    },
    spend: () => spend?.(SESSION_BUDGET, tokenHash),
    ...permitted(tokenHash),
  };
  return signedIn;
}

/** How recently the caller of an operation must have proved who they are. */
export function requiredProofOf({
  access,
  method,
  needsProof,
}: VenueRules & Pick<DescribedCall, 'method'>): RequiredProof {
  return needsProof ?? defaultProof(access, method === 'GET');
}

function placeOf({ request, address }: RequestContext) {
  return { browser: browserName(request.headers['user-agent']), network: networkOf(address) };
}

/**
 * @throws Refusal PERSON_REQUIRED for a device that needs a person for this, NOT_PERMITTED for a person who may not
 *   do it
 */
function requirePermission(session: Session, { access, devices }: DescribedCall): void {
  if (!isDeviceWithoutPerson(session)) {
    if (!isPermitted(session, access as RequiredAccess)) throw new Refusal('NOT_PERMITTED');
    return;
  }
  if (access !== 'Device' && !devices?.includes(session.device!.kind)) throw new Refusal('PERSON_REQUIRED');
}

function requireReach(session: Session, { venueId }: Record<string, string>, isForOwnVenue = false): void {
  if (venueId !== undefined && !reaches(session, venueId)) throw new Refusal('VENUE_NOT_FOUND');
  if (isForOwnVenue && venueId !== session.venueId) throw new Refusal('NOT_PERMITTED');
}
