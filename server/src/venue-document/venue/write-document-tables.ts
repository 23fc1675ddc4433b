import type { Area, Table } from '../../core/venue/tables/table.ts';
import type { WrittenOut } from '../written-out.ts';
import type { AreaDocument, TableDocument } from './venue-document-schema.ts';

/** A table with every property. */
export type WrittenTable = WrittenOut<TableDocument>;
/** An area with its tables, and with every property. */
export type WrittenArea = WrittenOut<AreaDocument, { tables: WrittenTable[] }>;

/** The JSON of an area with its tables. */
export function toAreaDocument({ id, name, tables, walls }: Area): WrittenArea {
  return { id, name, tables: tables.map(toTableDocument), walls };
}

function toTableDocument({ id, name, code, capacity, place }: Table): WrittenTable {
  return { id, name, code, capacity, place };
}
