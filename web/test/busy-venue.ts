import { randomBytes } from 'node:crypto';
import type { Venue } from '../../server/src/core/venue/venue.ts';
import type { Sofra } from '../../server/test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../server/test/harness/staff.ts';
import { sampleCategory, samplePortion, sampleProduct } from '../../server/test/samples/sample-venue.ts';

/** A venue as on an evening: the sample menu and a category of drinks with tea, open all day. */
export function newBusyVenue(sofra: Sofra, change: Partial<Venue> = {}): Promise<StaffedVenue> {
  const drinks = sampleCategory({ name: 'İçecekler', translations: { en: { name: 'Drinks' } } });
  const tea = sampleProduct(drinks.id, {
    name: 'Çay',
    portions: [samplePortion({ name: 'Bardak', priceKurus: 2_000 })],
  });
  const ayran = sampleProduct(drinks.id, {
    name: 'Ayran',
    portions: [samplePortion({ name: 'Bardak', priceKurus: 4_500 })],
  });
  return newStaffedVenue(
    sofra,
    { enforcesHours: false, username: `lokanta-${randomBytes(6).toString('hex')}`, ...change },
    {
      revise: (record) => {
        record.menu.categories.push(drinks);
        record.menu.products.push(tea, ayran);
      },
    },
  );
}
