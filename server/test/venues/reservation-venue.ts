import type { Venue } from '../../src/core/venue/venue.ts';
import type { Sofra, TestAnswer, VenueExtras } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { bookingSettings } from '../samples/sample-venue.ts';
import { book, bookable, WEDNESDAY_EVENING } from './booking.ts';

/** A fresh venue with staff signed in, open from 12:00 to 23:00, whose staff answer each request. */
export function newReservingVenue(
  sofra: Sofra,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<StaffedVenue> {
  const reservations = bookingSettings({ confirmsAutomatically: false });
  return newStaffedVenue(sofra, bookable({ reservations, ...change }), more);
}

/** Takes a reservation as staff, by default for four guests on Wednesday evening, without a phone number. */
export function takeDown(
  venue: StaffedVenue,
  change: Record<string, unknown> = {},
  { by = venue.waiter, key = freshKey() } = {},
): Promise<TestAnswer> {
  const body = { startsAt: WEDNESDAY_EVENING, guests: 4, customer: { name: 'Kerem Aydın' }, ...change };
  return by.call('POST', `/venues/${venue.id}/reservations`, body, { 'idempotency-key': key });
}

/** A reservation with the calls about it. */
export interface KnownReservation {
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  first: any;
  id: string;
  /** Below `/venue/v1`. */
  path: string;
  /** Does something to it, as the waiter: the end of the path, and the body. */
  act(step: string, body?: unknown): Promise<TestAnswer>;
  /** Changes it, as the waiter. */
  change(body: unknown): Promise<TestAnswer>;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is held by the description
  read(): Promise<any>;
  /** Its history: each action with the name or the kind of its actor. */
  history(): Promise<[action: string, by: string][]>;
}

/** A reservation taken by staff. */
export async function takenDown(
  venue: StaffedVenue,
  change: Record<string, unknown> = {},
): Promise<KnownReservation> {
  return know(venue, seated(await takeDown(venue, change)));
}

let guests = 0;

/** A request through the public API, by default for another four guests on Wednesday evening. */
export async function askedFor(
  sofra: Sofra,
  venue: StaffedVenue,
  change: Record<string, unknown> = {},
): Promise<KnownReservation> {
  guests += 1;
  const customer = { name: 'Ayşe Yılmaz', phone: `0532 ${1_000_000 + guests}` };
  return know(venue, seated(await book(sofra, venue, { customer, ...change })));
}

function seated(answer: TestAnswer) {
  if (answer.status !== 201) throw new Error(`cannot reserve: ${answer.text}`);
  return answer.body.data;
}

function know(venue: StaffedVenue, first: { id: string }): KnownReservation {
  const { id } = first;
  const path = `/venues/${venue.id}/reservations/${id}`;
  const read = async () => (await venue.waiter.call('GET', path)).body.data;
  return {
    first,
    id,
    path,
    act: (step, body) => venue.waiter.call('POST', `${path}/${step}`, body),
    change: (body) => venue.waiter.call('PATCH', path, body),
    read,
    history: async () => {
      const { history } = await read();
      return history.map(({ action, by }: { action: string; by: { kind: string; name: string | null } }) => [
        action,
        by.name ?? by.kind,
      ]);
    },
  };
}
