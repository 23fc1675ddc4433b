import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountRole, SignInAccount } from '../../src/core/access/account.ts';
import {
  APPROVABLE_RIGHTS,
  RIGHTS,
  type RoleGrants,
  USUAL_GRANTS,
  WHOLE_BILL_BASIS_POINTS,
} from '../../src/core/access/rights.ts';
import type { Venue } from '../../src/core/venue/venue.ts';
import {
  type CallOptions,
  lineOf,
  type Sofra,
  type TestAnswer,
  type TestVenue,
  type VenueExtras,
} from './sofra.ts';

/** The password of all accounts in the tests. */
export const PASSWORD = 'kahve ve lokum';
/** Its hash at the least cost: at that of a real one, the sign-ins of the tests would take minutes. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$aUM/baaDbTdmIT6cC37oAIYb0s7MmIl39bZw+h2gqE4';

const NAMES: Record<AccountRole, string> = {
  Owner: 'Defne',
  Manager: 'Mert',
  Cashier: 'Deniz',
  Waiter: 'Ada',
  Cook: 'Kerem',
  Host: 'Selin',
  Bridge: 'Till 1',
};

/** A person who can sign in with {@link PASSWORD}. */
export async function sampleAccount(
  role: AccountRole,
  change: Partial<SignInAccount> = {},
): Promise<SignInAccount> {
  const id = randomUUID();
  const name = NAMES[role];
  return {
    id,
    role,
    name,
    email: `${id}@example.com`,
    invitedEmail: null,
    passwordHash: PASSWORD_HASH,
    ...change,
  };
}

/** A person who is signed in, and their calls. */
export interface Person {
  account: SignInAccount;
  /** The `Cookie` header of their session. */
  cookie: string;
  /** Calls a path below `/venue/v1`. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

export interface StaffedVenue extends TestVenue {
  owner: Person;
  waiter: Person;
}

/** Signs in through the venue API. */
export async function signIn(sofra: Sofra, account: SignInAccount): Promise<Person> {
  const body = { email: account.email, password: PASSWORD };
  const answer = await sofra.call('POST', '/venue/v1/session', { body });
  if (answer.status !== 200) throw new Error(`cannot sign in: ${answer.text}`);
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  return {
    account,
    cookie,
    call: (method, path, sent, headers = {}) => {
      const options: CallOptions = { headers: { cookie, ...headers } };
      if (sent !== undefined) options.body = sent;
      return sofra.call(method, `/venue/v1${path}`, options);
    },
  };
}

/** A person gives their password again, as calls ask for it some time after the sign-in. */
export async function proveAgain({ call }: Pick<Person, 'call'>): Promise<void> {
  const answer = await call('POST', '/session/proof', { currentPassword: PASSWORD });
  if (answer.status !== 200) throw new Error(`cannot prove: ${answer.text}`);
}

/** A venue whose cashiers do all that a person can be asked to agree to, without a limit; only owners hide bills and close without a document. */
export const FREE_CASHIERS: RoleGrants = {
  ...USUAL_GRANTS,
  Cashier: {
    rights: RIGHTS.filter(
      (right) =>
        USUAL_GRANTS.Cashier.rights.includes(right) ||
        (APPROVABLE_RIGHTS.some((lent) => lent === right) &&
          right !== 'hide' &&
          right !== 'closeWithoutDocument'),
    ),
    mostOffBasisPoints: WHOLE_BILL_BASIS_POINTS,
  },
};

/** A fresh venue with an owner and a waiter who are signed in. The waiter is a free cashier; `roles: null` has the usual rights. */
export async function newStaffedVenue(
  sofra: Sofra,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<StaffedVenue> {
  const [owner, waiter] = [await sampleAccount('Owner'), await sampleAccount('Cashier')];
  const accounts = [owner, waiter, ...(more.accounts ?? [])];
  const venue = await sofra.newVenue({ roles: FREE_CASHIERS, ...change }, { ...more, accounts });
  return { ...venue, owner: await signIn(sofra, owner), waiter: await signIn(sofra, waiter) };
}

/** A username that no venue has. */
export function freshUsername(): string {
  return `venue-${randomBytes(8).toString('hex')}`;
}

/** A new key. */
export function freshKey(): string {
  return randomBytes(12).toString('base64url');
}

/** Sends an order of staff, by default a takeaway of one kebab. */
export function placeOrder(
  venue: StaffedVenue,
  order: Record<string, unknown> = {},
  { by = venue.waiter, key = freshKey() } = {},
): Promise<TestAnswer> {
  const body = { type: 'Takeaway', lines: [lineOf(venue.menu.kebab)], ...order };
  return by.call('POST', `/venues/${venue.id}/bills`, body, { 'idempotency-key': key });
}

/** A bill that staff opened, with the calls about it. */
export interface OpenedBill {
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  first: any;
  /** Below `/venue/v1`. */
  path: string;
  /** Does something to the bill, as the waiter. */
  act(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  read(): Promise<any>;
}

/** Opens a bill and returns it with the calls about it. */
export async function openBill(
  venue: StaffedVenue,
  order: Record<string, unknown> = {},
): Promise<OpenedBill> {
  const answer = await placeOrder(venue, order);
  if (answer.status !== 201) throw new Error(`cannot order: ${answer.text}`);
  const first = answer.body.data.bill;
  const path = `/venues/${venue.id}/bills/${first.id}`;
  return {
    first,
    path,
    act: (method, below, body, headers) => venue.waiter.call(method, `${path}${below}`, body, headers),
    read: async () => (await venue.waiter.call('GET', path)).body.data,
  };
}
