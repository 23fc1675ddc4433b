import type { VenueSetup } from '../../src/core/venue/setup/venue-setup.ts';
import type { ReservationSettings } from '../../src/core/venue/venue.ts';
import type { VenueExtras } from '../harness/sofra.ts';
import { bookingSettings } from '../samples/sample-venue.ts';

/** Sixteen tables for four: 64 seats. */
export const SEATS_64: VenueExtras = {
  revise: ({ areas }: VenueSetup) => {
    const tables = Array.from({ length: 16 }, (_, at) => ({
      id: crypto.randomUUID(),
      name: `Masa ${at + 1}`,
      code: `M${at + 1}`,
      capacity: 4,
      place: null,
    }));
    areas.splice(0, areas.length, { id: crypto.randomUUID(), name: 'Salon', tables, walls: [] });
  },
};

/** Confirms bookings by itself as long as there are seats. */
export function whileSeatsLast(change: Partial<ReservationSettings> = {}): ReservationSettings {
  return bookingSettings({ seatSharePercent: 100, ...change });
}
