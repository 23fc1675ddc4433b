import type { TSchema } from 'typebox';
import { RESERVATION_ACCESS } from '../../core/access/policies/venue/reservations.ts';
import { actorOf, type RequiredAccess } from '../../core/access/sign-in/session.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { ReservationChange, ReservationStamp } from '../../core/reservations/reservation-change.ts';
import type { OperationDescription, ShapeOf } from '../../http/operation.ts';
import {
  changeReservation,
  changeReservationWithClashes,
} from '../../operations/reservations/change-reservation.ts';
import type { ParamsOf } from '../path-params.ts';
import { type VenueCall, type VenueParts, type VenueRoute, venueOperation } from '../venue-operation.ts';
import {
  ReservationResource,
  ReservationWithClashes,
  toReservationResource,
} from './reservation-resource.ts';
import { findReservationServices, type ReservationServices } from './reservation-services.ts';

/** Makes the change of a reservation, given the person and the time. */
type MakeReservationChange = (reservation: Reservation, stamp: ReservationStamp) => ReservationChange;

type ReservationPath = `/venues/{venueId}/reservations/{reservationId}${string}`;

type ReservationCall<Body> = VenueCall<RequiredAccess, ParamsOf<ReservationPath>, undefined, Body>;

interface ReservationChangeOperation<B, GivenCall>
  extends Omit<
    OperationDescription,
    'path' | 'answers' | 'tag' | 'params' | 'query' | 'body' | 'invalidCode'
  > {
  path: ReservationPath;
  body?: B & TSchema;
  /** Whether the answer lists the clashes with other reservations. */
  returnsClashes?: boolean;
  /** Reads the change from a call. */
  decide(call: NoInfer<GivenCall>, services: ReservationServices): MakeReservationChange;
  /** Runs after the change is saved, with the same instant. */
  afterwards?(
    call: NoInfer<GivenCall>,
    reservation: Reservation,
    stamp: Stamp,
    parts: VenueParts,
  ): Promise<void>;
}

/** Makes an operation that changes one reservation and answers with the changed reservation. */
export function reservationChangeOperation<
  B = undefined,
  GivenCall extends ReservationCall<unknown> = ReservationCall<ShapeOf<B>>,
>(operation: ReservationChangeOperation<B, GivenCall>): VenueRoute {
  const { decide, afterwards, returnsClashes = false, ...described } = operation;
  const schema = returnsClashes ? ReservationWithClashes : ReservationResource;
  return venueOperation<RequiredAccess, ReservationPath, undefined, B, undefined, GivenCall>({
    ...described,
    tag: 'Reservations',
    invalidCode: 'CONTENT_INVALID',
    refusals: ['RESERVATION_NOT_FOUND', ...(described.refusals ?? [])],
    access: RESERVATION_ACCESS.change,
    answers: { 200: { description: 'The reservation as it is now.', schema } },
    run: async (parts, call) => {
      const { venueId, reservationId: id } = call.params;
      const services = await findReservationServices(parts, venueId, call.session);
      const { db } = parts;
      const { now } = call;
      const stamp: Stamp = { by: actorOf(call.session), at: now };
      const makeChange = decide(call, services);
      const decideOn = (before: Reservation) => makeChange(before, stamp);
      const ref = { venueId, id };
      const { reservation, clashes } = returnsClashes
        ? await changeReservationWithClashes(db, ref, services, now, decideOn)
        : { reservation: await changeReservation(db, ref, now, decideOn), clashes: null };
      await afterwards?.(call, reservation, stamp, parts);
      const data = toReservationResource(reservation, services, now);
      return { status: 200, data: clashes === null ? data : { ...data, clashes } };
    },
  });
}
