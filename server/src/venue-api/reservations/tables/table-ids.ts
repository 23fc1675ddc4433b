import { Type } from 'typebox';
import { MOST_PARTY_TABLES } from '../../../core/reservations/tables/table-conflicts.ts';
import { uuid } from '../../../http/schema.ts';

/** The tables of a party in a request. */
export const TableIds = Type.Optional(
  Type.Array(uuid(), {
    maxItems: MOST_PARTY_TABLES,
    description:
      'The tables of the party; the first one gets its bill. An empty list removes the tables. Tables ' +
      'that another party has during the visit are refused.',
  }),
);
