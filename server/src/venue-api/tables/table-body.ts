import { type Static, Type } from 'typebox';
import { MOST_AREAS } from '../../core/venue/tables/area-revision.ts';
import { MOST_WALLS } from '../../core/venue/tables/plan.ts';
import type { Table } from '../../core/venue/tables/table.ts';
import { newTableCode } from '../../core/venue/tables/table-code.ts';
import { MOST_TABLES } from '../../core/venue/tables/table-revision.ts';
import { EXAMPLE_IDS } from '../../http/openapi/example-ids.ts';
import { uuid } from '../../http/schema.ts';
import type { NewId, Random } from '../../parts/parts.ts';
import { textField } from '../../venue-document/document-fields.ts';
import {
  areaSchema,
  placeSchema,
  tableSchema,
  wallSchema,
} from '../../venue-document/venue/venue-document-schema.ts';
import { reorderSchema } from '../reorder-schema.ts';

// The position of a table on the plan is changed with the whole plan.
const { id: _, place: __, ...statedOfTable } = tableSchema.properties;

const code = textField(
  50,
  'The code on the QR card, which identifies the table within the venue. Left out: eight random letters and digits.',
  'B5',
);

const NewTable = Type.Object(
  { ...statedOfTable, code: Type.Optional(code) },
  { title: 'NewTable', additionalProperties: false },
);

/** One table or several. */
export const NewTables = Type.Object(
  {
    tables: Type.Array(NewTable, {
      minItems: 1,
      maxItems: MOST_TABLES,
      description: 'The tables, in order.',
    }),
  },
  {
    title: 'NewTables',
    additionalProperties: false,
    examples: [{ tables: [{ name: 'Bahçe 5', code: 'B5', capacity: 4 }, { name: 'Bahçe 6' }] }],
  },
);

/** A change of a table; omitted properties stay as they are. */
export const TableChange = Type.Object(
  {
    ...Type.Partial(NewTable).properties,
    areaId: Type.Optional(uuid('The area that the table moves to, as the last one there.')),
  },
  { title: 'TableChange', additionalProperties: false, examples: [{ name: 'Bahçe 4', capacity: 8 }] },
);

const areaName = areaSchema.properties.name;

/** An area, with or without tables. */
export const NewArea = Type.Object(
  {
    name: areaName,
    tables: Type.Optional(
      Type.Array(NewTable, { maxItems: MOST_TABLES, description: 'The tables, in order.' }),
    ),
  },
  {
    title: 'NewArea',
    additionalProperties: false,
    examples: [{ name: 'Teras', tables: [{ name: 'Teras 1', code: 'T1', capacity: 4 }] }],
  },
);

/** A change of an area. Its tables have their own operations. */
export const AreaChange = Type.Object(
  { name: Type.Optional(areaName) },
  { title: 'AreaChange', additionalProperties: false, examples: [{ name: 'Kış bahçesi' }] },
);

/** The plan of an area. */
export const PlanChange = Type.Object(
  {
    walls: Type.Array(wallSchema, { maxItems: MOST_WALLS, description: 'The walls.' }),
    tables: Type.Array(
      Type.Object({ id: uuid('A table of the area.'), place: placeSchema }, { additionalProperties: false }),
      {
        maxItems: MOST_TABLES,
        description: 'The tables on the plan. Other tables of the area are removed from it.',
      },
    ),
  },
  {
    title: 'PlanChange',
    additionalProperties: false,
    examples: [
      {
        walls: [{ x1: 0, y1: 0, x2: 40, y2: 0 }],
        tables: [{ id: EXAMPLE_IDS.table, place: { x: 2, y: 2, width: 4, height: 4, shape: 'Round' } }],
      },
    ],
  },
);

/** The order of the areas. */
export const AreaOrder = reorderSchema('AreaOrder', 'area of the venue', MOST_AREAS, [EXAMPLE_IDS.area]);

/** The order of the tables of an area. */
export const TableOrder = reorderSchema('TableOrder', 'table of the area', MOST_TABLES, [
  EXAMPLE_IDS.table,
  EXAMPLE_IDS.otherTable,
]);

/** The new tables of a body, with new ids; an omitted code is random. */
export function toTables(
  bodies: readonly Static<typeof NewTable>[] | undefined,
  { newId, random }: { newId: NewId; random: Random },
): Table[] {
  return (bodies ?? []).map(({ name, code, capacity = null }) => ({
    id: newId(),
    name,
    code: code ?? newTableCode(random),
    capacity,
    place: null,
  }));
}
