import { Type } from 'typebox';
import { MOST_TABLES } from '../../../core/reservations/tables/table-conflicts.ts';
import { findTable } from '../../../core/venue/tables/find-table.ts';
import { uuid } from '../../../http/schema.ts';
import type { ReservationServices } from '../reservation-services.ts';

/** The tables of a party in a request. */
export const TableIds = Type.Optional(
  Type.Array(uuid(), {
    maxItems: MOST_TABLES,
    description:
      'The tables of the party, the one for its bill first. An empty list takes its tables away. Tables that another ' +
      'party has during the visit are refused.',
  }),
);

/** The tables that a request names, each once. @throws Refusal TABLE_NOT_FOUND */
export function readTableIds(tableIds: readonly string[], { tables }: ReservationServices): string[] {
  const ids = new Set(tableIds.map((id) => id.toLowerCase()));
  for (const id of ids) findTable(tables, id, 'TABLE_NOT_FOUND');
  return [...ids];
}
