import { Type } from 'typebox';
import { SHIFT_ACCESS } from '../../core/access/policies/money/shifts.ts';
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
    'Lists the shifts of a day, with the payments, refunds and deductions of each person: the caller’s ' +
    'own shifts, or the shifts of everyone for a person with the right `closeDay` or `seeTakings`. A ' +
    'shift starts when the person starts it, or with their first act. It ends when the person ends it, ' +
    'or with the business day.',
  access: SHIFT_ACCESS.read,
  query: Type.Object({
    day: Type.Optional(dateSchema('A business day. Left out: today.', '2026-03-01')),
    of: Type.Optional(
      Type.Unsafe<'Me' | 'All'>({
        type: 'string',
        enum: ['Me', 'All'],
        description: '`Me`: only the caller’s own shifts.',
      }),
    ),
  }),
  answers: { 200: { description: 'The shifts.', schema: ShiftsResource } },
  run: async (parts, { params: { venueId }, query: { day, of }, session, now }) => ({
    status: 200,
    data: await toShiftsResource(parts, venueId, session, { day, ofAll: of !== 'Me', now }),
  }),
});
