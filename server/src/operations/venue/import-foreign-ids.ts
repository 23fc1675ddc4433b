import type { Problem } from '../../core/refusals.ts';
import type { VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import type { Db } from '../../store/database.ts';
import { findStoredIds, type RecordKind } from '../../store/venue/venue-records.ts';

/** Ids in a document that the stored venue does not have: kind → id → path of the record. */
export type NewIds = Map<RecordKind, Map<string, string>>;

/** Adds the ids of a draft that the stored venue does not have. */
export function collectNewIds(found: NewIds, draft: VenueDraft, stored: VenueSetup | null, at: string): void {
  const collect = (
    kind: RecordKind,
    drafts: readonly { id: string | null }[],
    path: string,
    own: readonly { id: string }[] = [],
  ) => {
    const known = new Set(own.map(({ id }) => id));
    const ids = found.get(kind) ?? new Map<string, string>();
    found.set(kind, ids);
    for (const [index, { id }] of drafts.entries())
      if (id !== null && !known.has(id)) ids.set(id, `${path}[${index}]`);
  };
  const tables = stored?.areas.flatMap((area) => area.tables);
  collect('areas', draft.areas, `${at}.areas`, stored?.areas);
  for (const [index, area] of draft.areas.entries())
    collect('tables', area.tables, `${at}.areas[${index}].tables`, tables);
  collect('categories', draft.categories, `${at}.categories`, stored?.menu.categories);
  for (const [index, category] of draft.categories.entries())
    collect('products', category.products, `${at}.categories[${index}].products`, stored?.menu.products);
  collect('campaigns', draft.campaigns, `${at}.campaigns`, stored?.campaigns);
  collect('printers', draft.printers, `${at}.printers`, stored?.printers);
  collect('accounts', draft.accounts, `${at}.accounts`, stored?.accounts);
  collect('keys', draft.keys, `${at}.keys`, stored?.keys);
}

/** Adds a problem for each new id that belongs to another venue, because a record cannot move to another venue. */
export async function reportForeignIds(db: Db, newIds: NewIds, problems: Problem[]): Promise<void> {
  for (const [kind, paths] of newIds) {
    for (const id of await findStoredIds(db, kind, [...paths.keys()])) {
      const message = 'is the id of a record of another venue';
      problems.push({ field: `${paths.get(id)!}.id`, message, attemptedValue: id });
    }
  }
}
