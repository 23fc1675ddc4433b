import { Type } from 'typebox';
import { spansBeside, weighAll } from '../../../core/reservations/reservation-evening.ts';
import { pageOf, pageParameters, pageSchema, toPage } from '../../../http/answer/page.ts';
import { VenueParams } from '../../../http/schema.ts';
import {
  listPendingReservations as listRequests,
  listReservationsBetween,
} from '../../../store/reservations/reservations.ts';
import { venueOperation } from '../../venue-operation.ts';
import { findServices } from '../reservation-services.ts';
import { ListedReservation, toListedReservation } from './listed-reservation.ts';

export const listPendingReservations = venueOperation({
  operationId: 'listPendingReservations',
  method: 'GET',
  path: '/venues/{venueId}/reservations/pending',
  tag: 'Reservations',
  summary: 'List the unanswered requests',
  description:
    'Lists the requests of all evenings, earliest first, each with how full the venue would be and its ' +
    'clashes. A request whose time has come is no longer listed: the service has cancelled it. To read ' +
    'the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`; requests that are ' +
    'answered meanwhile move the others up.',
  access: 'Staff',
  params: VenueParams,
  query: Type.Object(pageParameters),
  answers: { 200: { description: 'A page of requests.', schema: pageSchema(ListedReservation) } },
  refusals: ['VALIDATION_ERROR', 'INVALID_PAGE_NUMBER', 'INVALID_PAGE_SIZE', 'VENUE_NOT_FOUND'],
  run: async (parts, { params: { venueId }, query, now }) => {
    const { db } = parts;
    const page = pageOf(query);
    const staffServices = await findServices(parts, venueId);
    const requests = await listRequests(db, venueId, page, now);
    const { items, nextCursor } = toPage(requests, page, (request) => request);
    const around = await Promise.all(
      spansBeside(items).map((span) => listReservationsBetween(db, venueId, span.startsAt, span.endsAt)),
    );
    const weighed = weighAll(staffServices.venue, items, around.flat(), now);
    const listed = weighed.map((item) => toListedReservation(item, staffServices, now));
    return { status: 200, data: { items: listed, nextCursor } };
  },
});
