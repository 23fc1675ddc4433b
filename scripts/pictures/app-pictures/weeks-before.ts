import { hourAt } from '../../../server/src/core/figures/bill-contribution.ts';
import type { Database } from '../../../server/src/store/database.ts';
import { findVenueContent } from '../../../server/src/store/venue/venue-content.ts';
import { insertPlayed, type PlayedBill, playYear } from '../../../server/test/venues/year-of-bills.ts';

const DAY_MS = 86_400_000;

/** The evenings of ten weeks before now, for the figures. */
export async function playWeeksBefore(db: Database, venueId: string): Promise<void> {
  const { venue, products } = (await findVenueContent(db, venueId))!;
  const { timeZone } = venue;
  const openers = [
    { kind: 'Account' as const, id: crypto.randomUUID(), name: 'Deniz' },
    { kind: 'Key' as const, id: crypto.randomUUID(), name: 'Web sitesi' },
  ];
  const played = playYear({
    ...{ venueId, venue, products, openers, seed: 5, billsADay: 70 },
    ...{ startsAt: Date.now() - 70 * DAY_MS, days: 70 },
  });
  const isServed = ({ bill, outcome }: PlayedBill) =>
    outcome !== 'Open' && hourAt({ timeZone }, bill.openedAt) >= 11;
  await insertPlayed(db, venueId, played.filter(isServed), 100_000);
}
