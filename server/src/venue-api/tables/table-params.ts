import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

/** The path parameters of a call about one table. */
export const TableParams = Type.Object({ venueId: uuid('The venue.'), tableId: uuid('The table.') });
