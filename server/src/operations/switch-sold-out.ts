import { Refusal } from '../core/refusals.ts';
import { type Database, inTransaction } from '../store/database.ts';
import { raiseVenueVersion } from '../store/venue-heads.ts';
import { updateSoldOut } from '../store/venues.ts';

/**
 * Turns the sold-out switch of a product, on every server from the next request on. What is counted in stock stays counted.
 * @throws Refusal PRODUCT_NOT_FOUND
 */
export async function switchSoldOut(
  db: Database,
  venueId: string,
  productId: string,
  isSoldOut: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await raiseVenueVersion(tx, venueId);
    if (!(await updateSoldOut(tx, venueId, productId, isSoldOut))) throw new Refusal('PRODUCT_NOT_FOUND');
  });
}
