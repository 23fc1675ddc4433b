import { Type } from 'typebox';
import { reaches } from '../../core/access/caller.ts';
import { Refusal } from '../../core/refusals.ts';
import { pageOf, pageParameters, pageSchema, statusParameter, toPage } from '../../http/answer/page.ts';
import { uuid } from '../../http/schema.ts';
import { isDeepPage } from '../../store/list-page.ts';
import { listTakenReservations } from '../../store/reservations/reservation-lists.ts';
import type { VenueLookup } from '../../store/venue/cache/venue-cache.ts';
import { publicOperation } from '../public-operation.ts';
import { ReservationResource, toReservationResource } from './reservation-resource.ts';

export const listReservations = publicOperation({
  operationId: 'listReservations',
  method: 'GET',
  path: '/reservations',
  tag: 'Reservations',
  summary: 'List reservations',
  description:
    'Lists the reservations that were made through the API at the venues that the key reaches, with ' +
    'any key of those venues. `Open` means `Pending`, `Confirmed` and `Seated`, earliest first; ' +
    '`Closed` and `All` are listed latest first. To read the next page, send `cursor` = `nextCursor`, ' +
    'until `nextCursor` is `null`.',
  permission: 'TakeReservations',
  budget: 'read',
  query: Type.Object({
    venueId: Type.Optional(uuid('Only reservations at this venue.')),
    status: statusParameter,
    ...pageParameters,
  }),
  answers: { 200: { description: 'A page of reservations.', schema: pageSchema(ReservationResource) } },
  refusals: ['INVALID_PAGE_NUMBER', 'INVALID_PAGE_SIZE', 'PUBLIC_API_VENUE_NOT_FOUND'],
  run: async ({ db, publicSite, listTurns }, { query, caller, lookup, now }) => {
    const venueId = query.venueId?.toLowerCase();
    if (venueId !== undefined && !reaches(caller, venueId)) throw new Refusal('PUBLIC_API_VENUE_NOT_FOUND');
    const page = pageOf(query);
    const venueIds = venueId === undefined ? caller.reach : [venueId];
    const takeTurn = listTurns.ofPage(caller.venueId, isDeepPage(page));
    const found = await takeTurn(() =>
      listTakenReservations(db, venueIds, query.status ?? 'Open', page, now),
    );
    const usernames = await readUsernames(lookup, new Set(found.map((reservation) => reservation.venueId)));
    const site = publicSite();
    const toItem = (reservation: (typeof found)[number]) => {
      const username = usernames.get(reservation.venueId) ?? null;
      return toReservationResource(reservation, { publicSite: site, username }, now);
    };
    return { status: 200, data: toPage(found, page, toItem) };
  },
});

async function readUsernames(
  lookup: VenueLookup,
  venueIds: ReadonlySet<string>,
): Promise<Map<string, string | null>> {
  const venues = await Promise.all([...venueIds].map((venueId) => lookup.findVenue(venueId)));
  return new Map(
    venues.flatMap((cached) => (cached === null ? [] : [[cached.venue.id, cached.venue.username]])),
  );
}
