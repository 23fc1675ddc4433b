import type { AuditedRecord } from '../../core/audit/audit-entry.ts';
import type { SetupAction, SetupRecordKind } from '../../core/venue/setup/setup-history.ts';
import type { VenueContent } from '../../store/venue/venue-content.ts';
import { changedProperties } from '../audit/audited-records.ts';

/** A record of the set-up that a revision added, changed, removed or reordered. */
export interface SetupDifference extends AuditedRecord {
  kind: SetupRecordKind;
  action: SetupAction;
}

/** A record with the values to compare. */
interface Compared {
  id: string;
  name: string;
}

/**
 * The records that a change of the set-up added, changed or removed, with the properties that
 * differ. A list whose remaining records have another order counts as one reordered record.
 */
export function setupDifferences(before: VenueContent, after: VenueContent): SetupDifference[] {
  return [
    ...compare('Settings', [settingsOf(before)], [settingsOf(after)]),
    ...compare('Area', areasOf(before), areasOf(after)),
    ...compare('Table', tablesOf(before), tablesOf(after)),
    ...compare('Category', before.categories, after.categories),
    ...compare('Product', before.products, after.products),
    ...reorderedProducts(before, after),
    ...compare('Campaign', before.campaigns, after.campaigns),
    ...compare('Printer', before.printers, after.printers),
  ];
}

function compare(
  kind: SetupRecordKind,
  before: readonly Compared[],
  after: readonly Compared[],
): SetupDifference[] {
  const stored = new Map(before.map((record) => [record.id, record]));
  const changes = after.flatMap((record) => {
    const old = stored.get(record.id);
    stored.delete(record.id);
    return changesOf(kind, old, record);
  });
  const removed = [...stored.values()].map(
    ({ id, name }): SetupDifference => ({ kind, id, name, action: 'Removed', properties: [] }),
  );
  const moved = kind !== 'Product' && isReordered(before, after);
  const reordered: SetupDifference[] = moved
    ? [{ kind, id: null, name: null, action: 'Reordered', properties: [] }]
    : [];
  return [...changes, ...removed, ...reordered];
}

function changesOf(kind: SetupRecordKind, old: Compared | undefined, record: Compared): SetupDifference[] {
  const { id, name } = record;
  if (old === undefined) return [{ kind, id, name, action: 'Added', properties: [] }];
  const properties = changedProperties(old, record);
  return properties.length === 0 ? [] : [{ kind, id, name, action: 'Changed', properties }];
}

/** Products are ordered within their category; the entry names the category. */
function reorderedProducts(before: VenueContent, after: VenueContent): SetupDifference[] {
  const [from, to] = [byCategory(before), byCategory(after)];
  return after.categories.flatMap(({ id, name }): SetupDifference[] =>
    isReordered(from.get(id) ?? [], to.get(id) ?? [])
      ? [{ kind: 'Product', id, name, action: 'Reordered', properties: [] }]
      : [],
  );
}

function byCategory({ products }: VenueContent): Map<string, VenueContent['products']> {
  return Map.groupBy(products, ({ categoryId }) => categoryId);
}

function isReordered(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  const stored = new Set(before.map(({ id }) => id));
  const kept = new Set(after.map(({ id }) => id));
  const staying = before.filter(({ id }) => kept.has(id));
  const stayed = after.filter(({ id }) => stored.has(id));
  return staying.some(({ id }, at) => stayed[at]!.id !== id);
}

function tablesOf({ areas }: VenueContent): Compared[] {
  return areas.flatMap(({ id: areaId, tables }) => tables.map((table) => ({ ...table, areaId })));
}

/** Leaves out `dayChange` (when days began earlier), because the change of `dayBeginsAt` already shows it. */
function settingsOf({ venue: { dayChange: _, ...settings } }: VenueContent): Compared {
  return settings;
}

function areasOf({ areas }: VenueContent): Compared[] {
  return areas.map(({ tables: _, ...area }) => area);
}
