import { isDeepStrictEqual } from 'node:util';
import type { Author } from '../../core/audit/audit-entry.ts';
import { limitProblems, MOST_PROBLEMS, type Problem, Refusal } from '../../core/refusals.ts';
import { sortAsInDocument } from '../../core/venue/drafts/document-order.ts';
import { statedIdsOf, type VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import { type NewRecordSource, venueFromDraft } from '../../core/venue/drafts/venue-from-draft.ts';
import { changeDayBegin } from '../../core/venue/hours/venue-day.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { newTableCode } from '../../core/venue/tables/table-code.ts';
import type { VenueType } from '../../core/venue/venue.ts';
import type { Clock, NewId, Random } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { isUniqueViolation } from '../../store/database-errors.ts';
import { saveVenueSetups } from '../../store/venue/venue-records.ts';
import { createTurns, type TakeTurn } from '../../throttles/turns.ts';
import { recordImport } from '../audit/record-import.ts';
import { hashPasswords, matchAccounts, type NewPassword } from './import-accounts.ts';
import { collectNewIds, type NewIds, reportForeignIds } from './import-foreign-ids.ts';
import { matchKeys, type NewKey } from './import-keys.ts';
import { countSteps, type ReportProgress } from './import-progress.ts';
import { type PracticeChange, reportPracticeChanges } from './practice-changes.ts';
import { recogniseVenue } from './recognise-venue.ts';
import { differencesOf, type ImportOutcome, type PartDifference } from './venue-differences.ts';

/** The dependencies of an import. */
export interface ImportParts {
  db: Database;
  newId: NewId;
  random: Random;
  clock: Clock;
}

/** The result of importing one venue. */
export interface ImportedVenue {
  id: string;
  /** Whether this import made the id. After a dry run, no stored venue has this id. */
  hasNewId: boolean;
  name: string;
  type: VenueType;
  outcome: ImportOutcome;
  /** The differences to the stored venue. */
  differences: PartDifference[];
  /** The keys that this import made, shown only here. */
  newKeys: NewKey[];
}

/** The options of an import. */
export interface ImportOptions {
  /** Saves nothing; the result shows what an import would do. */
  isDryRun: boolean;
  /** How many passwords are hashed at a time, each on a thread with 19 MiB. @default 1 */
  hashesAtOnce?: number;
  onProgress?: ReportProgress;
  /** The author for the audit log; omitted if the service itself imports the demo. */
  by?: Author | undefined;
}

export interface ImportResult {
  /** In document order, each headquarter before its branches. */
  venues: ImportedVenue[];
}

/**
 * Creates and updates the venues of a document, all or none. Importing the same document again changes nothing. A
 * product with counted stock keeps its quantity. Accounts, keys and branches that the document does not name stay as
 * they are.
 * @throws Refusal DOCUMENT_INVALID with every conflict with stored data and its path
 */
export async function importVenues(
  parts: ImportParts,
  drafts: readonly VenueDraft[],
  options: ImportOptions = { isDryRun: false },
): Promise<ImportResult> {
  try {
    return await importOnce(parts, drafts, options);
  } catch (error) {
    // Another import was saved first, so this one is decided again on its result.
    if (!isUniqueViolation(error)) throw error;
    return importOnce(parts, drafts, options);
  }
}

async function importOnce(
  parts: ImportParts,
  drafts: readonly VenueDraft[],
  { isDryRun, by, hashesAtOnce = 1, onProgress = () => {} }: ImportOptions,
): Promise<ImportResult> {
  const plan = new ImportPlan(parts, drafts, hashesAtOnce);
  const countVenue = countSteps('Checking', numberOf(drafts), onProgress);
  for (const [index, draft] of drafts.entries()) {
    const at = `venues[${index}]`;
    const headquarterId = await plan.add(draft, at, null);
    countVenue();
    for (const [branch, branchDraft] of draft.branches.entries()) {
      await plan.add(branchDraft, `${at}.branches[${branch}]`, headquarterId);
      countVenue();
    }
  }
  await plan.requireNoConflicts();
  if (!isDryRun) {
    await plan.hashPasswords(onProgress);
    await plan.save(onProgress, by);
  }
  return { venues: plan.report(isDryRun) };
}

function numberOf(drafts: readonly VenueDraft[]): number {
  return drafts.reduce((sum, { branches }) => sum + 1 + branches.length, 0);
}

/** A venue of the document, matched with a stored venue. */
interface PlannedVenue {
  record: VenueSetup;
  outcome: ImportedVenue['outcome'];
  differences: PartDifference[];
  newKeys: NewKey[];
  hasNewId: boolean;
}

class ImportPlan {
  readonly #parts: ImportParts;
  readonly #ids: NewRecordSource;
  readonly #venues: PlannedVenue[] = [];
  readonly #problems: Problem[] = [];
  readonly #newIds: NewIds = new Map();
  /** The path in the document of each stored or new venue. */
  readonly #claimed = new Map<string, string>();
  readonly #newPasswords: NewPassword[] = [];
  readonly #takeHashTurn: TakeTurn;
  readonly #practiceChanges: PracticeChange[] = [];

  constructor(parts: ImportParts, drafts: readonly VenueDraft[], hashesAtOnce: number) {
    this.#parts = parts;
    this.#takeHashTurn = createTurns(hashesAtOnce);
    const { newId, random } = parts;
    this.#ids = { stated: statedIdsOf(drafts), newId, newTableCode: () => newTableCode(random) };
  }

  /** Matches a venue of the document with the stored venues. @returns its id */
  async add(draft: VenueDraft, at: string, parentVenueId: string | null): Promise<string> {
    const { db, random, clock } = this.#parts;
    // No further problems are reported, so the remaining venues need no check.
    if (this.#problems.length > MOST_PROBLEMS) this.#refuse();
    const { stated } = this.#ids;
    const recognition = { db, parentVenueId, stated, at, problems: this.#problems };
    const stored = await recogniseVenue(draft, recognition);
    const venueId = draft.id ?? stored?.venue.id ?? this.#ids.newId();
    this.#claim(venueId, at);
    collectNewIds(this.#newIds, draft, stored, at);
    const entry = { db, venueId, stored, ids: this.#ids, problems: this.#problems };
    const takeHashTurn = this.#takeHashTurn;
    const venueNames = [draft.settings.name, draft.settings.username].filter((name) => name !== null);
    const accounts = await matchAccounts(draft.accounts, `${at}.accounts`, {
      ...entry,
      isBranch: parentVenueId !== null,
      venueNames,
      takeHashTurn,
    });
    this.#newPasswords.push(...accounts.newPasswords);
    const keys = await matchKeys(draft.keys, `${at}.keys`, { ...entry, random, now: clock.now() });
    const settled = venueFromDraft(draft, stored, { venueId, parentVenueId }, this.#ids);
    const { dayBeginsAt } = settled.venue;
    if (stored !== null && stored.venue.dayBeginsAt !== dayBeginsAt)
      Object.assign(settled.venue, changeDayBegin(stored.venue, dayBeginsAt, clock.now()));
    if (stored !== null && stored.venue.isPractice !== settled.venue.isPractice)
      this.#practiceChanges.push({ venue: settled.venue, at });
    const record = { ...settled, accounts: accounts.records, keys: keys.records };
    this.#venues.push({
      record,
      ...comparisonOf(record, stored),
      newKeys: keys.newKeys,
      hasNewId: draft.id === null && stored === null,
    });
    return venueId;
  }

  /** Checks the conflicts that concern all venues. @throws Refusal DOCUMENT_INVALID with every conflict */
  async requireNoConflicts(): Promise<void> {
    await reportForeignIds(this.#parts.db, this.#newIds, this.#problems);
    await reportPracticeChanges(this.#parts.db, this.#practiceChanges, this.#problems);
    this.#refuse();
  }

  #refuse(): void {
    if (this.#problems.length > 0)
      throw new Refusal('DOCUMENT_INVALID', { problems: limitProblems(this.#problems) });
  }

  /** Hashes the new passwords, after all checks passed. */
  async hashPasswords(onProgress: ReportProgress): Promise<void> {
    if (this.#newPasswords.length === 0) return;
    const onHashed = countSteps('Hashing', this.#newPasswords.length, onProgress);
    const { random } = this.#parts;
    await hashPasswords(this.#newPasswords, { random, takeHashTurn: this.#takeHashTurn, onHashed });
  }

  /** Saves new and changed records in one transaction. */
  async save(onProgress: ReportProgress, by: Author | undefined): Promise<void> {
    const changed = this.#venues.filter(({ outcome }) => outcome !== 'Unchanged').sort(inLockOrder);
    if (changed.length === 0) return;
    const records = changed.map(({ record }) => record);
    const now = this.#parts.clock.now();
    await inTransaction(this.#parts.db, async (tx) => {
      const onSaved = countSteps('Saving', records.length, onProgress);
      await saveVenueSetups(tx, records, now, onSaved);
      // Checked again under the locks: an order may have arrived before them.
      await reportPracticeChanges(tx, this.#practiceChanges, this.#problems);
      this.#refuse();
      if (by === undefined) return;
      for (const { record, differences } of changed)
        await recordImport(tx, record.venue, differences, { by, now });
    });
  }

  /** The result for each venue; without new keys for a dry run. */
  report(isDryRun: boolean): ImportedVenue[] {
    return this.#venues.map(({ record: { venue }, outcome, differences, newKeys, hasNewId }) => ({
      id: venue.id,
      hasNewId,
      name: venue.name,
      type: venue.type,
      outcome,
      differences,
      newKeys: isDryRun ? [] : newKeys,
    }));
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

function comparisonOf(
  record: VenueSetup,
  stored: VenueSetup | null,
): Pick<PlannedVenue, 'outcome' | 'differences'> {
  const after = sortAsInDocument(record);
  if (stored === null) return { outcome: 'Created', differences: differencesOf(after, null) };
  const accountIds = new Set(record.accounts.map(({ id }) => id));
  const keyIds = new Set(record.keys.map(({ id }) => id));
  const before = sortAsInDocument({
    ...stored,
    accounts: stored.accounts.filter(({ id }) => accountIds.has(id)),
    keys: stored.keys.filter(({ id }) => keyIds.has(id)),
  });
  if (isDeepStrictEqual(after, before)) return { outcome: 'Unchanged', differences: [] };
  return { outcome: 'Updated', differences: differencesOf(after, before) };
}

/**
 * Compares venues for the lock order, which all imports share to avoid deadlocks: chains by the headquarter's id, each
 * headquarter before its branches.
 */
function inLockOrder(a: PlannedVenue, b: PlannedVenue): number {
  return lockKeyOf(a) < lockKeyOf(b) ? -1 : 1;
}

function lockKeyOf({ record: { venue } }: PlannedVenue): string {
  return venue.parentVenueId === null ? venue.id : `${venue.parentVenueId} ${venue.id}`;
}
