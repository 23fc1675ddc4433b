import { SHIFT_ACCESS } from '../../core/access/policies/money/shifts.ts';
import { changeShift } from '../../operations/shifts/change-shift.ts';
import { drawerCallOf, drawerKeyHeader } from '../drawers/drawer-call.ts';
import { venueOperation } from '../venue-operation.ts';
import { ShiftsResource, toShiftsResource } from './shift-resource.ts';

const path = '/venues/{venueId}/shifts/end';

export const endShift = venueOperation({
  operationId: 'endShift',
  method: 'POST',
  path,
  tag: 'Drawers',
  summary: 'End your shift',
  description: 'Ends the shift of the caller. Their next act starts a new shift.',
  access: SHIFT_ACCESS.changeOwn,
  takesIdempotencyKey: true,
  headers: drawerKeyHeader,
  refusals: ['IDEMPOTENCY_KEY_INVALID', 'IDEMPOTENCY_KEY_REUSED'],
  answers: { 200: { description: 'The shifts of the caller today.', schema: ShiftsResource } },
  run: async (parts, { params, session, now, idempotencyKey }) => {
    const by = drawerCallOf({ params, session, now, idempotencyKey: idempotencyKey!, path, body: null });
    await changeShift(parts, by, 'ShiftEnded');
    const data = await toShiftsResource(parts, params.venueId, session, { ofAll: false, now });
    return { status: 200, data };
  },
});
