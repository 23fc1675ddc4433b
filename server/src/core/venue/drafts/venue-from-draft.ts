import { campaignsFromDraft } from '../../campaigns/campaigns-from-draft.ts';
import type { Category } from '../../menu/menu.ts';
import { menuFromDraft } from '../../menu/menu-from-draft.ts';
import type { Printer } from '../../printing/printer.ts';
import type { VenueSetup } from '../setup/venue-setup.ts';
import type { Area, Table } from '../tables/table.ts';
import { assignIds, type IdSource } from './assign-ids.ts';
import type { PrinterDraft, TableDraft, VenueDraft, VenueStatus } from './venue-draft.ts';

/** The source of ids and table codes for new records of a venue. */
export interface NewRecordSource extends IdSource {
  newTableCode: () => string;
}

/** A venue that is ready to be stored, without its accounts and keys. */
export type VenueToStore = Omit<VenueSetup, 'accounts' | 'keys'>;

const NEW_STATUS: VenueStatus = {
  rush: null,
  subscription: { isActive: true, endsAt: null },
  suspendedAt: null,
  isPractice: false,
  roles: null,
  isActive: true,
  closedAt: null,
  dayChange: null,
};

/**
 * Compares a draft with the stored venue and returns the venue to store. If the draft changes nothing, the result
 * equals `stored`.
 * @param stored  `null` for a new venue
 * @param family  the id of the venue, and the id of its headquarter; `null` if it has none
 */
export function venueFromDraft(
  draft: VenueDraft,
  stored: VenueSetup | null,
  family: { venueId: string; parentVenueId: string | null },
  ids: NewRecordSource,
): VenueToStore {
  const { settings } = draft;
  const { menu, products } = menuFromDraft(
    draft.categories,
    stored?.menu ?? { categories: [], products: [] },
    ids,
  );
  return {
    venue: {
      ...settings,
      ...statusOf(draft, stored),
      id: family.venueId,
      parentVenueId: family.parentVenueId,
      username: settings.username ?? stored?.venue.username ?? null,
    },
    areas: areasFromDraft(draft.areas, stored?.areas ?? [], ids),
    menu,
    campaigns: campaignsFromDraft(draft.campaigns, stored?.campaigns ?? [], products, ids),
    printers: printersFromDraft(draft.printers, stored?.printers ?? [], menu.categories, ids),
  };
}

/** The stored status with the properties that the draft states. A closed venue stays closed, even if the draft states otherwise. */
function statusOf(draft: VenueDraft, stored: VenueSetup | null): VenueStatus {
  const { rush, subscription, suspendedAt, isPractice, roles, isActive, closedAt, dayChange } =
    stored?.venue ?? NEW_STATUS;
  const kept = { rush, subscription, suspendedAt, isPractice, roles, isActive, closedAt, dayChange };
  const stated = { ...kept, ...draft.status };
  return { ...stated, closedAt: closedAt ?? stated.closedAt };
}

/**
 * Matches the tables with a code first, in all areas, so that a table can move to another area. Then it matches the areas, and in each area the
 * tables without a code by name. Such a table keeps its stored code, or gets a new one if another table of the draft has taken it.
 */
function areasFromDraft(drafts: VenueDraft['areas'], stored: readonly Area[], ids: NewRecordSource): Area[] {
  const storedTables = stored.flatMap((area) => area.tables);
  const coded = drafts.flatMap((area) => area.tables).filter(hasCode);
  const settled = new Map<TableDraft, Table>();
  for (const { id, draft } of assignIds(coded, storedTables, ({ code }) => code, ids))
    settled.set(draft, { ...draft, id });
  const taken = new Set([...settled.values()].flatMap(({ id, code }) => [id, code]));
  return assignIds(drafts, stored, ({ name }) => name, ids).map(({ id, draft, stored: storedArea }) => {
    const left = (storedArea?.tables ?? []).filter((table) => !taken.has(table.id));
    const uncoded = draft.tables.filter((table) => !hasCode(table));
    for (const table of assignIds(uncoded, left, ({ name }) => name, ids, storedTables)) {
      const known = table.stored?.code;
      const code = known === undefined || taken.has(known) ? ids.newTableCode() : known;
      settled.set(table.draft, { ...table.draft, id: table.id, code });
    }
    return {
      id,
      name: draft.name,
      tables: draft.tables.map((table) => settled.get(table)!),
      walls: draft.walls,
    };
  });
}

function hasCode(table: TableDraft): table is TableDraft & { code: string } {
  return table.code !== null;
}

function printersFromDraft(
  drafts: readonly PrinterDraft[],
  stored: readonly Printer[],
  categories: readonly Category[],
  ids: IdSource,
): Printer[] {
  const adopted = assignIds(drafts, stored, ({ name }) => name, ids);
  return adopted.map(({ id, draft }) => printerFromDraft(id, draft, categories));
}

/** The printer to store, with category ids instead of positions. @param categories  the categories in the order of the document */
export function printerFromDraft(
  id: string,
  { categories: positions, ...draft }: PrinterDraft,
  categories: readonly Pick<Category, 'id'>[],
): Printer {
  return { ...draft, id, categoryIds: positions?.map((position) => categories[position]!.id) ?? null };
}
