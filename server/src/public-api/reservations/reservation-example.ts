import { EXAMPLE_IDS as ID } from '../../http/openapi/example-ids.ts';

const startsAt = '2026-03-04T17:00:00.000Z';
const guest = { name: 'Ayşe Yılmaz', phone: '+905321234567' };
const note = 'Pencere kenarı olursa seviniriz';

/** The request of a guest in the examples: Wednesday at 20:00 in Istanbul. */
export const bookingRequestExample = {
  startsAt,
  guests: 4,
  customer: { ...guest, phone: '0532 123 45 67' },
  note,
};

/** A new reservation that the venue has not answered yet. */
export const reservationExample = {
  id: ID.reservation,
  venueId: ID.venue,
  status: 'Pending',
  startsAt,
  guests: 4,
  customer: { ...guest, note },
  code: '7K3MQ9XA',
  pageUrl: 'https://sofra.example/kose-lokantasi/r/7K3MQ9XA',
  canCancel: true,
  checkedInAt: null as string | null,
  cancelledAt: null as string | null,
  cancelledBy: null as string | null,
  cancellationReason: null as string | null,
  createdAt: '2026-03-01T17:05:12.480Z',
};

export const cancelRequestExample = { reason: 'Planımız değişti' };

/** The same reservation after the guest has cancelled it. */
export const cancelledReservationExample = {
  ...reservationExample,
  status: 'Cancelled',
  canCancel: false,
  cancelledAt: '2026-03-01T17:05:12.480Z',
  cancelledBy: 'Customer',
  cancellationReason: cancelRequestExample.reason,
};

/** Every half an hour from 11:00 to 22:30 in Istanbul. */
const slots = Array.from({ length: 24 }, (_, at) => {
  const minutes = 11 * 60 + at * 30;
  const time = `${Math.floor(minutes / 60)}:${minutes % 60 === 0 ? '00' : '30'}`;
  return { startsAt: new Date(Date.parse(`2026-03-04T${time}:00.000+03:00`)).toISOString(), time };
});

/** One day of the calendar. */
export const availabilityExample = {
  venueId: ID.venue,
  reservationsEnabled: true,
  confirmsAutomatically: false,
  timeZone: 'Europe/Istanbul',
  maxGuests: 20,
  minNoticeMinutes: 30,
  lastBookableDate: '2026-04-30',
  days: [{ date: '2026-03-04', state: 'Open', slots }],
};
