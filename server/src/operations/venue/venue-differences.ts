import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../../core/menu/menu.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import type { Venue } from '../../core/venue/venue.ts';

/** The outcomes of an import for one venue. */
export const IMPORT_OUTCOMES = ['Created', 'Updated', 'Unchanged'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The parts of a venue that an import compares. */
export const DOCUMENT_PARTS = [
  'Settings',
  'Areas',
  'Tables',
  'Categories',
  'Products',
  'Portions',
  'Extras',
  'OptionGroups',
  'Ingredients',
  'Campaigns',
  'Printers',
  'Accounts',
  'Keys',
] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** The names of records, in order; for settings, the names of properties. */
export interface NamedRecords {
  count: number;
  /** The first 100 names. */
  names: string[];
}

/** The differences between a part of a venue in the document and the stored part. */
export interface PartDifference {
  part: DocumentPart;
  added: NamedRecords;
  changed: NamedRecords;
  removed: NamedRecords;
  /** Whether the remaining records have another order. */
  isReordered: boolean;
}

const MOST_NAMES = 100;

/**
 * The differences that storing a venue would make, by part: added, changed and removed records. Leaves out parts without
 * a difference. Parts of a product have its name in front (`Köfte › Lavaş`), and are only listed for products that stay.
 * @param record  the venue in document order, like `stored`
 * @param stored  the stored venue, only with the accounts and keys that are in `record`, because others stay; `null` for
 *   a new venue
 */
export function differencesOf(record: VenueSetup, stored: VenueSetup | null): PartDifference[] {
  const listed: [DocumentPart, Named[], Named[]][] = [
    ['Areas', areasOf(record), areasOf(stored)],
    ['Tables', tablesOf(record), tablesOf(stored)],
    ['Categories', named(record.menu.categories), named(stored?.menu.categories)],
    ['Products', productsOf(record), productsOf(stored)],
    ...productParts(record, stored),
    ['Campaigns', named(record.campaigns), named(stored?.campaigns)],
    ['Printers', named(record.printers), named(stored?.printers)],
    ['Accounts', named(record.accounts), named(stored?.accounts)],
    ['Keys', named(record.keys), named(stored?.keys)],
  ];
  return [settingsDifference(record, stored), ...listed.map((list) => compare(...list))].filter(
    hasDifference,
  );
}

/** A record with the value to compare. */
interface Named {
  id: string;
  name: string;
  content: unknown;
}

function named(records: readonly { id: string; name: string }[] = []): Named[] {
  return records.map((content) => ({ id: content.id, name: content.name, content }));
}

function areasOf(record: VenueSetup | null): Named[] {
  return (record?.areas ?? []).map(({ id, name, walls }) => ({ id, name, content: { name, walls } }));
}

/** The tables with their area, so that a table that moves to another area counts as changed. */
function tablesOf(record: VenueSetup | null): Named[] {
  return (record?.areas ?? []).flatMap(({ id: areaId, tables }) =>
    tables.map((table) => ({ id: table.id, name: table.name, content: { ...table, areaId } })),
  );
}

/** The products without their parts, which are compared separately. */
function productsOf(record: VenueSetup | null): Named[] {
  return (record?.menu.products ?? []).map((product) => {
    const { portions, extras, optionGroups, removableIngredients, ...content } = product;
    return { id: product.id, name: product.name, content };
  });
}

const PRODUCT_PARTS = [
  ['Portions', (product) => product.portions],
  ['Extras', (product) => product.extras],
  ['OptionGroups', (product) => product.optionGroups],
  ['Ingredients', (product) => product.removableIngredients],
] as const satisfies readonly [DocumentPart, (product: Product) => readonly { id: string; name: string }[]][];

function productParts(record: VenueSetup, stored: VenueSetup | null): [DocumentPart, Named[], Named[]][] {
  const before = new Map(stored?.menu.products.map((product) => [product.id, product]));
  const pairs = record.menu.products.flatMap((after) => {
    const old = before.get(after.id);
    return old === undefined ? [] : [{ after, old }];
  });
  return PRODUCT_PARTS.map(([part, partsOf]) => [
    part,
    pairs.flatMap(({ after }) => subRecords(after, partsOf)),
    pairs.flatMap(({ old }) => subRecords(old, partsOf)),
  ]);
}

function subRecords(
  product: Product,
  partsOf: (product: Product) => readonly { id: string; name: string }[],
): Named[] {
  return partsOf(product).map((content) => {
    const name = `${product.name} › ${content.name}`;
    return { id: `${product.id} ${content.id}`, name, content };
  });
}

/** The document's names of properties that are named differently in code. */
const NAMES_IN_DOCUMENT: Partial<Record<keyof Venue, string>> = {
  serviceFeeBasisPoints: 'serviceFeePercent',
  graceBeforeMinutes: 'grace',
  graceAfterMinutes: 'grace',
  dayChange: 'dayBeginsAt',
};

function settingsDifference(record: VenueSetup, stored: VenueSetup | null): PartDifference {
  const before: Record<string, unknown> = { ...stored?.venue };
  const inDocument: Record<string, string> = NAMES_IN_DOCUMENT;
  const names = stored === null ? [] : Object.entries(record.venue).flatMap(nameOfChanged);
  return {
    part: 'Settings',
    added: counted([]),
    changed: counted([...new Set(names)]),
    removed: counted([]),
    isReordered: false,
  };

  function nameOfChanged([name, value]: [string, unknown]): string[] {
    return isDeepStrictEqual(before[name], value) ? [] : [inDocument[name] ?? name];
  }
}

function compare(part: DocumentPart, after: readonly Named[], before: readonly Named[]): PartDifference {
  const stored = new Map(before.map((record) => [record.id, record]));
  const ids = new Set(after.map(({ id }) => id));
  const isChanged = ({ id, content }: Named) =>
    stored.has(id) && !isDeepStrictEqual(stored.get(id)!.content, content);
  const staying = after.filter(({ id }) => stored.has(id)).map(({ id }) => id);
  const stayed = before.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  return {
    part,
    added: counted(after.filter(({ id }) => !stored.has(id)).map(nameOf)),
    changed: counted(after.filter(isChanged).map(nameOf)),
    removed: counted(before.filter(({ id }) => !ids.has(id)).map(nameOf)),
    isReordered: !isDeepStrictEqual(staying, stayed),
  };
}

function nameOf({ name }: Named): string {
  return name;
}

function counted(names: string[]): NamedRecords {
  return { count: names.length, names: names.slice(0, MOST_NAMES) };
}

function hasDifference({ added, changed, removed, isReordered }: PartDifference): boolean {
  return added.count + changed.count + removed.count > 0 || isReordered;
}
