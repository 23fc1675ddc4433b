import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { actorOf } from '../../../core/access/sign-in/session.ts';
import { Refusal } from '../../../core/refusals.ts';
import { checkIn } from '../../../core/reservations/reservation-change.ts';
import { parseReservationCode } from '../../../core/reservations/reservation-code.ts';
import { copyAllergyToBill } from '../../../operations/reservations/bill-of-party.ts';
import { changeReservation } from '../../../operations/reservations/change-reservation.ts';
import { findReservationByCode } from '../../../store/reservations/reservations.ts';
import { venueOperation } from '../../venue-operation.ts';
import { ReservationResource, toReservationResource } from '../reservation-resource.ts';
import { findReservationServices } from '../reservation-services.ts';

export const checkInByCode = venueOperation({
  operationId: 'checkInByCode',
  method: 'POST',
  path: '/venues/{venueId}/reservations/check-in',
  tag: 'Reservations',
  summary: 'Check guests in by their code',
  description:
    'Does the same as `checkInReservation`, with the code as it is read out or typed, the content of ' +
    'the QR code, or the URL of the guest page. Unknown codes are counted: after 20 from one account ' +
    'or 100 at one venue within a minute, each additional unknown code answers 429 ' +
    '`RATE_LIMIT_EXCEEDED`. A known code always works.',
  access: RESERVATION_ACCESS.change,
  body: Type.Object(
    {
      code: Type.String({
        description:
          'The check-in code, in upper or lower case, with or without spaces and hyphens; `O` counts as `0`, ' +
          'and `I` and `L` count as `1`.',
      }),
    },
    { examples: [{ code: '7k3m-q9xa' }] },
  ),
  answers: { 200: { description: 'The reservation as it is now.', schema: ReservationResource } },
  refusals: ['RESERVATION_NOT_FOUND', 'RESERVATION_MOVE_NOT_ALLOWED'],
  run: async (parts, { params: { venueId }, body, session, now }) => {
    const { db, guesses } = parts;
    const services = await findReservationServices(parts, venueId, session);
    const code = parseReservationCode(body.code);
    if (code === null) throw new Refusal('RESERVATION_NOT_FOUND');
    const found = await findReservationByCode(db, venueId, code);
    if (found === null) {
      guesses.countMiss(venueId, session.accountId);
      throw new Refusal('RESERVATION_NOT_FOUND');
    }
    const stamp = { by: actorOf(session), at: now };
    const reservation = await changeReservation(db, found, now, (before) => checkIn(before, stamp));
    await copyAllergyToBill(parts, reservation, stamp);
    parts.printSoon();
    return { status: 200, data: toReservationResource(reservation, services, now) };
  },
});
