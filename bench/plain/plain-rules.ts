import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Caller } from '../../server/src/core/access/caller.ts';
import type { Bill } from '../../server/src/core/bills/bill.ts';
import { type BasketLine, checkBasket } from '../../server/src/core/bills/ordering/basket.ts';
import { newRoundOfOrder } from '../../server/src/core/bills/ordering/new-round.ts';
import type { OrderRequest } from '../../server/src/core/bills/ordering/order-request.ts';
import { checkOrderShape } from '../../server/src/core/bills/ordering/order-rules.ts';
import { openBill } from '../../server/src/core/bills/ordering/placement.ts';
import { priceBasket } from '../../server/src/core/bills/prices/price-basket.ts';
import { isRunningAt } from '../../server/src/core/campaigns/campaign-schedule.ts';
import { CURRENCY } from '../../server/src/core/money.ts';
import { Refusal } from '../../server/src/core/refusals.ts';
import { orderingRefusalAt } from '../../server/src/core/venue/ordering.ts';
import { lira } from '../../server/src/http/answer/envelope.ts';
import { toMenuResource } from '../../server/src/public-api/menu/menu-resource.ts';
import type { PlainVenue } from './plain-store.ts';

/** A menu as it is answered. */
export interface PlainMenu {
  json: string;
  etag: string;
}

/** The menu of a venue in its first language. */
export function makeMenu({ venue, menu, campaigns }: PlainVenue): PlainMenu {
  const now = Date.now();
  const discounts = campaigns
    .filter((campaign) => campaign.kind === 'PortionDiscount')
    .filter((campaign) => isRunningAt(campaign, venue.timeZone, now, null));
  const source = { ...menu, timeZone: venue.timeZone, discounts, baseUrl: '' };
  const json = JSON.stringify(toMenuResource(source, venue.languages[0]?.code ?? null, now));
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
}

/** The public JSON of a basket's price. */
export function priceOrder(cached: PlainVenue, request: OrderRequest): object {
  const { timeZone, serviceFeeBasisPoints } = cached.venue;
  const basket = basketOf(cached, request);
  const terms = { campaigns: cached.campaigns, timeZone, type: request.type, basket };
  const { unitKurus, totals } = priceBasket({ ...terms, serviceFeeBasisPoints, at: Date.now() });
  const lines = request.lines.map(({ productId, portionId, quantity }, at) => {
    const unit = unitKurus[at]!;
    return { productId, portionId, quantity, unitPrice: lira(unit), lineTotal: lira(unit * quantity) };
  });
  return {
    lines,
    subtotal: lira(totals.subtotalKurus),
    discount: lira(totals.discountKurus),
    serviceFee: lira(totals.serviceFeeKurus),
    total: lira(totals.totalKurus),
    currency: CURRENCY,
  };
}

/** The bill that an order opens. */
export function decideOrder(
  cached: PlainVenue,
  request: OrderRequest,
  { keyId, keyName }: Caller,
): { bill: Bill; roundId: string } {
  const at = Date.now();
  const refusal = orderingRefusalAt(cached.venue, at);
  if (refusal !== null) throw new Refusal(refusal);
  const by = { kind: 'Key', id: keyId, name: keyName } as const;
  const ordered = { basket: basketOf(cached, request), stamp: { by, at } };
  const round = newRoundOfOrder(cached, request, null, ordered, randomUUIDv7);
  return { bill: openBill(round), roundId: round.roundId };
}

function basketOf({ venue, menuIndex }: PlainVenue, request: OrderRequest): BasketLine[] {
  checkOrderShape(request, venue.countryCode);
  return checkBasket(request.lines, menuIndex);
}
