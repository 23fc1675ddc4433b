import type { Area, Table } from '../../core/venue/tables/table.ts';
import type { CompleteRecord } from '../complete-record.ts';
import type { AreaDocument, TableDocument } from './venue-document-schema.ts';

/** A table with every property. */
export type WrittenTable = CompleteRecord<TableDocument>;
/** An area with its tables, and with every property. */
export type WrittenArea = CompleteRecord<AreaDocument, { tables: WrittenTable[] }>;

/** The JSON of an area with its tables. */
export function toAreaDocument({ id, name, tables, walls }: Area): WrittenArea {
  return { id, name, tables: tables.map(toTableDocument), walls };
}

function toTableDocument({ id, name, code, capacity, place }: Table): WrittenTable {
  return { id, name, code, capacity, place };
}
