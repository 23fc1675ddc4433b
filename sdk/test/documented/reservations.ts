import type { Reservation, Sofra } from '@sofra/sdk';

export async function book(sofra: Sofra, venueId: string): Promise<Reservation> {
  // #region take
  const calendar = await sofra.reservations.availability(venueId, { days: 14 });
  const slot = calendar.days.flatMap(({ slots }) => slots)[0];
  if (slot === undefined) throw new Error('no time can be booked');

  const reservation = await sofra.reservations.take(venueId, {
    startsAt: slot.startsAt, // show `slot.time`, send `slot.startsAt`
    guests: 4,
    customer: { name: 'Ada', phone: '+905321234567' },
    note: 'By the window, please',
  });
  if (reservation.status === 'Pending') console.log('the restaurant will answer');
  // #endregion
  return reservation;
}

export async function cancel(sofra: Sofra, reservationId: string): Promise<Reservation> {
  // #region cancel
  const { canCancel } = await sofra.reservations.get(reservationId);
  if (!canCancel) throw new Error('too late: please call the restaurant');
  const cancelled = await sofra.reservations.cancel(reservationId, { reason: 'Our plans changed' });
  // #endregion
  return cancelled;
}

export async function tonight(sofra: Sofra): Promise<number> {
  // #region list
  let guests = 0;
  for await (const reservation of sofra.reservations.list({ status: 'Open' })) guests += reservation.guests;
  // #endregion
  return guests;
}
