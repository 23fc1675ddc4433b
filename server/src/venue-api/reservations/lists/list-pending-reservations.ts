import { Type } from 'typebox';
import { RESERVATION_ACCESS } from '../../../core/access/policies/venue/reservations.ts';
import { overlappingSpans, reservationsWithFacts } from '../../../core/reservations/reservation-evening.ts';
import { cursorPageSchema, cursorParameters, DEFAULT_PAGE_SIZE } from '../../../http/answer/page.ts';
import { listParties } from '../../../store/reservations/parties.ts';
import {
  listPendingReservations as listRequests,
  type ReservationPosition,
} from '../../../store/reservations/reservation-lists.ts';
import { venueOperation } from '../../venue-operation.ts';
import { findReservationServices } from '../reservation-services.ts';
import { ListedReservation, toListedReservation } from './listed-reservation.ts';

const CURSOR = '^after-[0-9]{1,13}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const CURSOR_EXAMPLE = 'after-1772560800000-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57';

export const listPendingReservations = venueOperation({
  operationId: 'listPendingReservations',
  method: 'GET',
  path: '/venues/{venueId}/reservations/pending',
  tag: 'Reservations',
  summary: 'List the unanswered requests',
  description:
    'Lists the unanswered requests of all evenings, earliest first. Each shows how full the venue ' +
    'would be, and its clashes. When the time of a request comes, the service cancels it and it is no ' +
    'longer listed. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`. ' +
    'If requests are answered in the meantime, no other request is left out or listed twice.',
  access: RESERVATION_ACCESS.read,
  query: Type.Object(cursorParameters(CURSOR, CURSOR_EXAMPLE)),
  answers: {
    200: { description: 'A page of requests.', schema: cursorPageSchema(ListedReservation, CURSOR_EXAMPLE) },
  },
  refusals: ['INVALID_PAGE_SIZE'],
  run: async (parts, { params: { venueId }, query, session, now }) => {
    const { db } = parts;
    const { cursor, pageSize = DEFAULT_PAGE_SIZE } = query;
    const services = await findReservationServices(parts, venueId, session);
    const requests = await listRequests(db, venueId, readPosition(cursor), pageSize, now);
    const items = requests.slice(0, pageSize);
    const nextCursor = requests.length > pageSize ? cursorOf(items.at(-1)!) : null;
    const around = await listParties(db, venueId, overlappingSpans(items), now);
    const withFacts = reservationsWithFacts(services.venue, items, around, now);
    const listed = withFacts.map((item) => toListedReservation(item, services, now));
    return { status: 200, data: { items: listed, nextCursor } };
  },
});

function cursorOf({ startsAt, id }: ReservationPosition): string {
  return `after-${startsAt}-${id}`;
}

function readPosition(cursor: string | undefined): ReservationPosition | null {
  if (cursor === undefined) return null;
  const [, startsAt, ...id] = cursor.split('-');
  return { startsAt: Number(startsAt), id: id.join('-') };
}
