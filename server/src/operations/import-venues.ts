import { isDeepStrictEqual } from 'node:util';
import type { IdSource } from '../core/adopt-ids.ts';
import { inDocumentOrder } from '../core/document-order.ts';
import { type Problem, Refusal } from '../core/refusals.ts';
import type { VenueType } from '../core/venue.ts';
import { statedIdsOf, type VenueDraft } from '../core/venue-draft.ts';
import { venueFromDraft } from '../core/venue-from-draft.ts';
import type { VenueRecord } from '../core/venue-record.ts';
import type { Clock, NewId, Random } from '../parts.ts';
import { type Database, inTransaction, sqlStateOf } from '../store/database.ts';
import { saveVenueRecord } from '../store/venue-records.ts';
import { settleAccounts } from './import-accounts.ts';
import { type NewKey, settleKeys } from './import-keys.ts';
import { recogniseVenue } from './recognise-venue.ts';

/** What an import works with. */
export interface ImportParts {
  db: Database;
  newId: NewId;
  random: Random;
  clock: Clock;
}

/** What became of one venue. */
export interface ImportedVenue {
  id: string;
  name: string;
  type: VenueType;
  outcome: 'Created' | 'Updated' | 'Unchanged';
  /** The keys that this import made: they are never to be had again. */
  newKeys: NewKey[];
}

export interface ImportResult {
  /** In the order of the document, each headquarter before its branches. */
  venues: ImportedVenue[];
}

/** Unique violation, deadlock: another import was quicker, and its work has to be looked at first. */
const OVERTAKEN = new Set(['23505', '40P01']);

/**
 * Makes the venues of a document what it states, all of them or none. Importing the same document again changes nothing;
 * a product whose stock is tracked already keeps what is left of it; accounts, keys and branches that the document does
 * not name stay as they are.
 * @throws Refusal DOCUMENT_INVALID with every conflict with what is stored and its path
 */
export async function importVenues(parts: ImportParts, drafts: readonly VenueDraft[]): Promise<ImportResult> {
  try {
    return await importOnce(parts, drafts);
  } catch (error) {
    if (!OVERTAKEN.has(sqlStateOf(error) ?? '')) throw error;
    return importOnce(parts, drafts);
  }
}

async function importOnce(parts: ImportParts, drafts: readonly VenueDraft[]): Promise<ImportResult> {
  const plan = new ImportPlan(parts, drafts);
  for (const [index, draft] of drafts.entries()) {
    const at = `venues[${index}]`;
    const headquarterId = await plan.add(draft, at, null);
    for (const [branch, branchDraft] of draft.branches.entries()) {
      await plan.add(branchDraft, `${at}.branches[${branch}]`, headquarterId);
    }
  }
  return plan.carryOut();
}

/** One venue of the document, settled. */
interface PlannedVenue {
  record: VenueRecord;
  outcome: ImportedVenue['outcome'];
  newKeys: NewKey[];
}

class ImportPlan {
  readonly #parts: ImportParts;
  readonly #ids: IdSource;
  readonly #venues: PlannedVenue[] = [];
  readonly #problems: Problem[] = [];
  /** Where the document has each stored or new venue. */
  readonly #claimed = new Map<string, string>();

  constructor(parts: ImportParts, drafts: readonly VenueDraft[]) {
    this.#parts = parts;
    this.#ids = { stated: statedIdsOf(drafts), newId: parts.newId };
  }

  /** Settles a venue of the document. @returns its id */
  async add(draft: VenueDraft, at: string, parentVenueId: string | null): Promise<string> {
    const { db, random, clock } = this.#parts;
    const stored = await recogniseVenue(db, draft, parentVenueId, this.#ids.stated, at, this.#problems);
    const venueId = draft.id ?? stored?.venue.id ?? this.#ids.newId();
    this.#claim(venueId, at);
    const entry = { db, venueId, stored, ids: this.#ids, problems: this.#problems };
    const accounts = await settleAccounts(draft.accounts, `${at}.accounts`, { ...entry, random });
    const keys = await settleKeys(draft.keys, `${at}.keys`, { ...entry, random, now: clock.now() });
    const settled = venueFromDraft(draft, stored, { venueId, parentVenueId }, this.#ids);
    const record = { ...settled, accounts, keys: keys.records };
    this.#venues.push({ record, outcome: outcomeOf(record, stored), newKeys: keys.newKeys });
    return venueId;
  }

  /** Saves what is new or changed in one transaction, unless something is in conflict. */
  async carryOut(): Promise<ImportResult> {
    if (this.#problems.length > 0) throw new Refusal('DOCUMENT_INVALID', { problems: this.#problems });
    const changed = this.#venues.filter(({ outcome }) => outcome !== 'Unchanged').sort(inLockOrder);
    if (changed.length > 0) {
      await inTransaction(this.#parts.db, async (tx) => {
        const now = this.#parts.clock.now();
        for (const { record } of changed) await saveVenueRecord(tx, record, now);
      });
    }
    return {
      venues: this.#venues.map(({ record: { venue }, outcome, newKeys }) => ({
        id: venue.id,
        name: venue.name,
        type: venue.type,
        outcome,
        newKeys,
      })),
    };
  }

  #claim(venueId: string, at: string): void {
    const first = this.#claimed.get(venueId);
    if (first === undefined) this.#claimed.set(venueId, at);
    else
      this.#problems.push({
        field: at,
        message: `is the same stored venue as ${first}`,
        attemptedValue: null,
      });
  }
}

function outcomeOf(record: VenueRecord, stored: VenueRecord | null): ImportedVenue['outcome'] {
  if (stored === null) return 'Created';
  const accountIds = new Set(record.accounts.map(({ id }) => id));
  const keyIds = new Set(record.keys.map(({ id }) => id));
  const named = {
    ...stored,
    accounts: stored.accounts.filter(({ id }) => accountIds.has(id)),
    keys: stored.keys.filter(({ id }) => keyIds.has(id)),
  };
  return isDeepStrictEqual(inDocumentOrder(record), inDocumentOrder(named)) ? 'Unchanged' : 'Updated';
}

/** A headquarter before its branches, families by the headquarter's id: two imports at once lock in the same order. */
function inLockOrder(a: PlannedVenue, b: PlannedVenue): number {
  return lockKeyOf(a) < lockKeyOf(b) ? -1 : 1;
}

function lockKeyOf({ record: { venue } }: PlannedVenue): string {
  return venue.parentVenueId === null ? venue.id : `${venue.parentVenueId} ${venue.id}`;
}
