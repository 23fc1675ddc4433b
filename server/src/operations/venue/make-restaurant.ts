import { RESTAURANT_LINK_LIFETIME_MS } from '../../core/access/sign-in/one-time-link.ts';
import { type ActStamp, type AuditedCall, type Author, NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import type { VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import { venueFromDraft } from '../../core/venue/drafts/venue-from-draft.ts';
import { toPracticeVenue } from '../../core/venue/setup/new-practice-venue.ts';
import { usernameFromName } from '../../core/venue/setup/username-from-name.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { newTableCode } from '../../core/venue/tables/table-code.ts';
import { hashOneTimeCode, newOneTimeCode } from '../../crypto/tokens/one-time-code.ts';
import type { NewId, Random } from '../../parts/parts.ts';
import type { AccountToSignIn } from '../../store/access/accounts.ts';
import {
  findOneTimeLink,
  insertOneTimeLink,
  type OneTimeLinkRef,
  takeOneTimeLink,
} from '../../store/access/sign-in/one-time-links.ts';
import { type Database, type Db, inTransaction, type Tx } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/database-errors.ts';
import { hasVenuesBesideDemo, lockFirstRestaurant } from '../../store/venue/demo-venues.ts';
import { findEmailOwner, findVenueIdByUsername, saveVenueSetup } from '../../store/venue/venue-records.ts';
import type { TakeFairTurn } from '../../throttles/fair-turns.ts';
import { hashNewPassword } from '../access/passwords/new-password.ts';
import { recordAct } from '../audit/record-act.ts';

/** The dependencies of making a restaurant. */
export interface RestaurantParts {
  db: Database;
  newId: NewId;
  random: Random;
  /** Limits how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
}

/**
 * The permission to make a restaurant: the operator's token, a one-time link, or `First`: the service has no restaurant
 * yet and the call comes from its own machine.
 */
export type RestaurantPass =
  /** `operator` is the name of the token. */
  { kind: 'Operator'; operator: string } | { kind: 'Link'; code: string } | { kind: 'First' };

/**
 * Makes a restaurant with its owner in one transaction, and uses up the link. If two calls make the first restaurant at the same
 * time, only one succeeds.
 * @param draft  the restaurant, with the owner as its only account
 * @returns the account of the owner, so that the caller can sign them in
 * @throws Refusal RESTAURANT_PASS_NEEDED, EMAIL_TAKEN; and those of `hashNewPassword`
 */
export async function makeRestaurant(
  parts: RestaurantParts,
  draft: VenueDraft,
  pass: RestaurantPass,
  call: AuditedCall,
  now: number,
): Promise<AccountToSignIn> {
  const { db, newId, random } = parts;
  const linkRef = await requirePass(db, pass, draft, now);
  const isPractice = linkRef?.purpose === 'PracticeRestaurant' || draft.status.isPractice === true;
  const [owner] = draft.accounts;
  const { name, password } = owner!;
  // The draft of a restaurant has an owner, who always has an address.
  const email = owner!.email!;
  await requireFreeEmail(db, email);
  const turn = { name: call.address ?? 'operator', isPreferred: pass.kind === 'Operator' };
  const known = { names: [name, draft.settings.name], email };
  const chosen = { password: password!, field: 'owner.password', known };
  const passwordHash = await hashNewPassword(parts, chosen, turn);
  const account = { id: newId(), role: 'Owner' as const, name, email, invitedEmail: null, passwordHash };
  const ids = { stated: new Set<string>(), newId, newTableCode: () => newTableCode(random) };
  const settled = venueFromDraft(draft, null, { venueId: newId(), parentVenueId: null }, ids);
  const author =
    pass.kind === 'Operator'
      ? { account: null, operator: pass.operator }
      : { account: { accountId: account.id, name } };
  for (;;) {
    const username = await findFreeUsername(db, draft.settings.name);
    const named = { ...settled.venue, username };
    const venue = isPractice ? toPracticeVenue(named) : named;
    const record: VenueSetup = { ...settled, venue, accounts: [account], keys: [] };
    const isMade = await save(db, record, { pass, linkRef }, { by: { ...call, ...author }, now });
    if (isMade) return { accountId: account.id, venueId: venue.id, name, passwordHash };
    // In the meantime, another account took the e-mail address, or another venue the address of the page.
    await requireFreeEmail(db, email);
  }
}

/** @returns whether it was made; `false` if another account or venue took its address in the meantime */
async function save(
  db: Database,
  record: VenueSetup,
  used: UsedPass,
  { by, now }: ActStamp<Author>,
): Promise<boolean> {
  const { id, name } = record.venue;
  try {
    await inTransaction(db, async (tx) => {
      await usePass(tx, used, now);
      await saveVenueSetup(tx, record, now);
      const records = [{ kind: 'Venue', id, name, action: 'Added', properties: [] } as const];
      await recordAct(tx, id, by, { part: 'Standing', at: now, records });
    });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}

/**
 * Whether the next restaurant is the first one and needs no pass.
 * @param firstIsFree  whether calls from this origin may make the first restaurant without a pass
 */
export async function isFirstRestaurantFree(db: Db, firstIsFree: boolean): Promise<boolean> {
  return firstIsFree && !(await hasVenuesBesideDemo(db));
}

/** An accepted pass, and its link if it is one. */
interface UsedPass {
  pass: RestaurantPass;
  linkRef: OneTimeLinkRef | null;
}

/** Checks a pass. A link was made either for a real restaurant or for a practice venue, and cannot make the other. */
async function requirePass(
  db: Db,
  pass: RestaurantPass,
  { status }: VenueDraft,
  now: number,
): Promise<OneTimeLinkRef | null> {
  if (pass.kind === 'Operator') return null;
  if (pass.kind === 'First') {
    if (await hasVenuesBesideDemo(db)) throw new Refusal('RESTAURANT_PASS_NEEDED');
    return null;
  }
  for (const isPractice of status.isPractice === true ? [true] : [false, true]) {
    const linkRef = linkOf(pass.code, isPractice);
    if ((await findOneTimeLink(db, linkRef, now)) !== null) return linkRef;
  }
  throw new Refusal('RESTAURANT_PASS_NEEDED');
}

async function usePass(tx: Tx, { pass, linkRef }: UsedPass, now: number): Promise<void> {
  if (pass.kind === 'First') {
    await lockFirstRestaurant(tx);
    if (await hasVenuesBesideDemo(tx)) throw new Refusal('RESTAURANT_PASS_NEEDED');
  } else if (linkRef !== null && !(await takeOneTimeLink(tx, linkRef, now))) {
    throw new Refusal('RESTAURANT_PASS_NEEDED');
  }
}

function linkOf(code: string, isPractice: boolean): OneTimeLinkRef {
  const purpose = isPractice ? 'PracticeRestaurant' : 'Restaurant';
  return { venueId: NO_VENUE_ID, codeHash: hashOneTimeCode(code), purpose };
}

async function requireFreeEmail(db: Db, email: string): Promise<void> {
  if ((await findEmailOwner(db, email)) === null) return;
  const message = 'is the address of another account';
  throw new Refusal('EMAIL_TAKEN', {
    problems: [{ field: 'owner.email', message, attemptedValue: email }],
  });
}

async function findFreeUsername(db: Db, name: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const username = usernameFromName(name, attempt);
    if ((await findVenueIdByUsername(db, username)) === null) return username;
  }
}

/**
 * Makes a link with which one restaurant, or one practice venue, can be made within a day.
 * @returns its code, shown only here, and when it expires, in milliseconds
 */
export async function makeRestaurantLink(
  { db, random }: Pick<RestaurantParts, 'db' | 'random'>,
  isPractice: boolean,
  { by, now }: ActStamp<Author>,
): Promise<{ code: string; expiresAt: number }> {
  const code = newOneTimeCode(random);
  const expiresAt = now + RESTAURANT_LINK_LIFETIME_MS;
  await inTransaction(db, async (tx) => {
    await insertOneTimeLink(tx, { ...linkOf(code, isPractice), accountId: null, expiresAt });
    const properties = [{ name: isPractice ? 'practiceLink' : 'restaurantLink', values: null }];
    const records = [{ kind: 'Service', id: null, name: null, action: 'Added', properties } as const];
    await recordAct(tx, NO_VENUE_ID, by, { part: 'Standing', at: now, records });
  });
  return { code, expiresAt };
}
