import { type Static, Type } from 'typebox';
import type { Area, Table } from '../../../core/venue/tables/table.ts';
import { nullable, uuid } from '../../../http/schema.ts';
import type { TableBill } from '../../../store/bills/table-bills.ts';
import { areaSchema, tableSchema } from '../../../venue-document/venue/venue-document-schema.ts';
import { revisionOf, revisionSchema } from '../../record-revision.ts';
import { shownProperties } from '../../shown-record.ts';

export const TableResource = Type.Object(
  {
    ...shownProperties(tableSchema),
    revision: revisionSchema(),
    areaId: uuid('The area of the table.'),
    openBill: nullable(
      Type.Object({ id: uuid(), number: Type.Integer() }),
      'The open bill of the table; `null` if it is free.',
    ),
  },
  { title: 'Table' },
);

export const AreaResource = Type.Object(
  {
    ...shownProperties(areaSchema),
    revision: revisionSchema(),
    planRevision: Type.String({
      examples: ['kX2pQ9vL0aZr3TfB'],
      description:
        'Changes with every change of the plan. Send it as `If-Match`, so that the call is refused if the ' +
        'plan has changed in the meantime.',
    }),
    tables: Type.Array(TableResource),
  },
  { title: 'Area' },
);

/** The open bills at the tables of a venue, by table. */
type TableBills = ReadonlyMap<string, TableBill>;

/** The JSON of an area with its tables. */
export function toAreaResource(area: Area, bills: TableBills): Static<typeof AreaResource> {
  const { id, name, tables, walls } = area;
  return {
    id,
    revision: areaRevision(area),
    planRevision: planRevision(area),
    name,
    walls,
    tables: tables.map((table) => toTableResource({ area, table }, bills)),
  };
}

/** The JSON of a table. */
export function toTableResource(
  { area, table }: { area: Pick<Area, 'id'>; table: Table },
  bills: TableBills,
): Static<typeof TableResource> {
  const { id, name, code, capacity, place } = table;
  const bill = bills.get(id);
  const openBill = bill === undefined ? null : { id: bill.billId, number: bill.number };
  const revision = tableRevision({ area, table });
  return { id, revision, areaId: area.id, name, code, capacity, place, openBill };
}

/** The revision of an area, without its tables. */
export function areaRevision({ id, name }: Pick<Area, 'id' | 'name'>): string {
  return revisionOf({ id, name });
}

/** The revision of the plan of an area. */
export function planRevision({ tables, walls }: Pick<Area, 'tables' | 'walls'>): string {
  const placed = tables.flatMap(({ id, place }) => (place === null ? [] : [[id, place] as const]));
  return revisionOf({ walls, places: Object.fromEntries(placed) });
}

/**
 * The revision of a table. A bill that is opened or closed there does not change it, nor does its place on the plan.
 */
export function tableRevision({ area, table }: { area: Pick<Area, 'id'>; table: Table }): string {
  const { place: _, ...stated } = table;
  return revisionOf({ ...stated, areaId: area.id });
}
