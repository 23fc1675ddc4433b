import { Type } from 'typebox';
import { SHIFTS } from '../../core/access/policies/shifts.ts';
import { dateSchema } from '../../http/schema.ts';
import { venueOperation } from '../venue-operation.ts';
import { ShiftsResource, toShiftsResource } from './shift-resource.ts';

export const listShifts = venueOperation({
  operationId: 'listShifts',
  method: 'GET',
  path: '/venues/{venueId}/shifts',
  tag: 'Drawers',
  summary: 'List the shifts of a day',
  description:
    'Lists what people took, gave back and took off by hand on a day: the caller’s own shifts, and those of everyone for a person with ' +
    '`closeDay` or `seeTakings`. A shift begins when it is begun, else with the first thing that the person did, and ends when it is ' +
    'ended, else with the day of the venue.',
  access: SHIFTS.read,
  query: Type.Object({
    day: Type.Optional(dateSchema('A day of the venue; by default the present one.', '2026-03-01')),
    of: Type.Optional(
      Type.Unsafe<'Me' | 'All'>({
        type: 'string',
        enum: ['Me', 'All'],
        description: '`Me`: only the caller’s own.',
      }),
    ),
  }),
  answers: { 200: { description: 'The shifts.', schema: ShiftsResource } },
  run: async (parts, { params: { venueId }, query: { day, of }, session, now }) => ({
    status: 200,
    data: await toShiftsResource(parts, venueId, session, { day, ofAll: of !== 'Me', now }),
  }),
});
