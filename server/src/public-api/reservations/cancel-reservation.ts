import { Type } from 'typebox';
import { RESERVATION_LIMITS } from '../../core/reservations/reservation-rules.ts';
import { optionalText, uuid } from '../../http/schema.ts';
import { cancelReservation as cancel } from '../../operations/reservations/change-reservation.ts';
import type { ApiVariant } from '../api-variant.ts';
import { type PublicRoute, publicOperation } from '../public-operation.ts';
import { cancelledReservationExample, cancelRequestExample } from './reservation-example.ts';
import { ReservationResource } from './reservation-resource.ts';
import { findTakenReservation, toReservationAnswer } from './taken-reservation.ts';

export const cancelReservation = cancellingOperation(
  {
    operationId: 'cancelReservation',
    path: '/reservations/{reservationId}/cancel',
    permission: 'TakeReservations',
  },
  findTakenReservation,
);

/**
 * Makes the operation that cancels, for the public API and for that of assistants. @param find  finds the reservation
 * if the caller may cancel it
 */
export function cancellingOperation(at: ApiVariant, find: typeof findTakenReservation): PublicRoute {
  return publicOperation({
    ...at,
    method: 'POST',
    tag: 'Reservations',
    summary: 'Cancel a reservation',
    description:
      'Cancels the reservation for the guest, while `canCancel` is `true`. The staff are notified with the ' +
      'reason. A reservation that is already cancelled, by anyone, is returned unchanged.',
    budget: 'write',
    params: Type.Object({ reservationId: uuid('The reservation.') }),
    body: Type.Object(
      { reason: optionalText(RESERVATION_LIMITS.reason, 'The reason, for the venue.') },
      { title: 'CancelRequest', examples: [cancelRequestExample] },
    ),
    bodyIsOptional: true,
    invalidCode: 'PUBLIC_API_RESERVATION_INVALID',
    answers: {
      200: {
        description: 'The cancelled reservation.',
        schema: ReservationResource,
        example: cancelledReservationExample,
      },
    },
    refusals: ['PUBLIC_API_RESERVATION_NOT_FOUND', 'RESERVATION_NOT_CANCELLABLE'],
    run: async (parts, { params, body, caller, lookup, now }) => {
      const { venueId, id } = await find(parts.db, caller, params.reservationId);
      const by = { kind: 'Key' as const, id: caller.keyId, name: caller.keyName };
      const reason = body?.reason ?? null;
      const reservation = await cancel(parts.db, { venueId, id }, reason, { by, at: now });
      return { status: 200, data: await toReservationAnswer(parts, lookup, reservation, now) };
    },
  });
}
