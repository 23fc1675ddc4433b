import { Refusal } from '../../core/refusals.ts';
import type { Database } from '../../store/database.ts';
import { updateSoldOut } from '../../store/venue/venues.ts';
import { changeVenue } from '../venue/change-venue.ts';

/**
 * Marks a product as sold out, or removes the mark, from the next request on every server. The counted stock stays as it
 * is.
 * @throws Refusal PRODUCT_NOT_FOUND
 */
export async function switchSoldOut(
  db: Database,
  venueId: string,
  productId: string,
  isSoldOut: boolean,
  now: number,
): Promise<void> {
  await changeVenue(db, venueId, 'Stock', now, async (tx) => {
    if (!(await updateSoldOut(tx, venueId, productId, isSoldOut))) throw new Refusal('PRODUCT_NOT_FOUND');
  });
}
