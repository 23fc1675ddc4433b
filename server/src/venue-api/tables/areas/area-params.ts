import { Type } from 'typebox';
import { uuid } from '../../../http/schema.ts';

/** The path parameters of a call about one area. */
export const AreaParams = Type.Object({ venueId: uuid('The venue.'), areaId: uuid('The area.') });
