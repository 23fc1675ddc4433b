import type { Restaurant } from './evening.ts';

/** A name of sixty letters: the longest that a screen must fit. */
export const LONG_NAME = 'Abdurrahman Selahaddin Karaosmanoğlu ve Yakın Aile Dostları';

/** The reservations of the next evening: accepted ones, a guest at the table, and two requests. */
export async function playReservations({ guest, staff }: Restaurant) {
  const date = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);
  const book = async (hour: string, guests: number, name: string, note?: string): Promise<string> => {
    const phone = `0532 ${String(2_000_000 + Math.floor(Math.random() * 7_000_000))}`;
    const body = { startsAt: `${date}T${hour}:00+03:00`, guests, customer: { name, phone } };
    return (await guest('/reservations', { ...body, ...(note === undefined ? {} : { note }) })).id;
  };
  const accept = (id: string) => staff('owner', 'POST', `/reservations/${id}/accept`);
  for (const [hour, guests, name] of BOOKINGS) await accept(await book(hour, guests, name));
  const bookingId = await book('20:00', 4, 'Elif Aydın', 'Pencere kenarı olursa seviniriz, doğum günü');
  await accept(bookingId);
  const seated = await book('18:00', 2, 'Kemal Doğan');
  await accept(seated);
  await staff('owner', 'POST', `/reservations/${seated}/check-in`);
  const requestId = await book('19:30', 6, LONG_NAME, 'Bebek sandalyesi gerekiyor');
  await book('21:00', 12, 'Mehmet Öztürk');
  return { date, bookingId, requestId };
}

const BOOKINGS: readonly [string, number, string][] = [
  ['18:30', 4, 'Fatma Şahin'],
  ['19:00', 2, 'Ahmet Yıldız'],
  ['19:00', 8, 'Gülay Çetin'],
  ['19:30', 5, 'Onur Arslan'],
  ['20:00', 6, 'Işık Gündoğdu'],
  ['20:30', 3, 'Ömer Kılıç'],
  ['21:30', 2, 'Şebnem Ünal'],
  ['22:00', 4, 'Can Erdem'],
];
