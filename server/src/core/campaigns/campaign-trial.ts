import { type BasketLine, checkBasket } from '../bills/ordering/basket.ts';
import type { LineRequest } from '../bills/ordering/order-request.ts';
import { type PricedBasket, priceBasket } from '../bills/prices/price-basket.ts';
import type { Category, Product, Stock } from '../menu/menu.ts';
import { indexMenu } from '../menu/menu-index.ts';
import type { OrderType } from '../order-type.ts';
import { Refusal } from '../refusals.ts';
import type { Venue } from '../venue/venue.ts';
import type { Campaign } from './campaign.ts';
import { removeCampaignFrom } from './campaign-revision.ts';

/** The data of a venue that prices depend on. */
export interface PricingVenue {
  venue: Pick<Venue, 'timeZone' | 'serviceFeeBasisPoints'>;
  categories: readonly Category[];
  products: readonly Product[];
  campaigns: readonly Campaign[];
}

/** A basket to price as if it were ordered at the instant `at`, in milliseconds. */
export interface TrialBasket {
  type: OrderType;
  lines: readonly LineRequest[];
  at: number;
}

/** The change of the campaigns to try out. */
export interface CampaignTrial {
  /** Replaces the stored campaign with the same id, or is added after the others. */
  campaign: Campaign | null;
  /** The stored campaign to leave out. */
  withoutCampaignId: string | null;
}

/**
 * The price of a basket with the stored campaigns, and with the changed campaigns of the trial. Each function calculates
 * the price when it is called.
 */
export interface TrialPrices {
  priceWithStored(): PricedBasket;
  /** `null` if the trial changes nothing. */
  priceWithTrial: (() => PricedBasket) | null;
}

const NOT_COUNTED: Stock = { quantity: null, lowThreshold: 0, isSoldOut: false };

/**
 * Prices a basket with the stored campaigns, and again with a campaign added, replaced or left out. Ignores stock.
 * @throws Refusal CAMPAIGN_NOT_FOUND, PUBLIC_API_PRODUCT_NOT_FOUND, PUBLIC_API_PRODUCT_UNAVAILABLE for a
 *   product that is hidden or sold by measure, PUBLIC_API_PRODUCT_OPTION_INVALID; CONTENT_INVALID if the
 *   trial replaces and leaves out the same campaign
 */
export function tryCampaigns(venue: PricingVenue, order: TrialBasket, trial: CampaignTrial): TrialPrices {
  const onTrial = campaignsOnTrial(venue.campaigns, trial);
  const basket = basketOf(venue, order.lines);
  const price = (campaigns: readonly Campaign[]): PricedBasket =>
    priceBasket({ ...venue.venue, campaigns, basket, type: order.type, at: order.at });
  return {
    priceWithStored: () => price(venue.campaigns),
    priceWithTrial: onTrial && (() => price(onTrial)),
  };
}

function campaignsOnTrial(
  campaigns: readonly Campaign[],
  { campaign, withoutCampaignId }: CampaignTrial,
): Campaign[] | null {
  if (campaign === null && withoutCampaignId === null) return null;
  if (campaign !== null && campaign.id === withoutCampaignId) {
    const message = 'is the campaign that is tried';
    const problem = { field: 'withoutCampaignId', message, attemptedValue: withoutCampaignId };
    throw new Refusal('CONTENT_INVALID', { problems: [problem] });
  }
  const left = withoutCampaignId === null ? [...campaigns] : removeCampaignFrom(campaigns, withoutCampaignId);
  if (campaign === null) return left;
  const at = left.findIndex(({ id }) => id === campaign.id);
  return at === -1 ? [...left, campaign] : left.with(at, campaign);
}

/** @throws Refusal like `checkBasket`, but not for products that are out of stock */
function basketOf({ categories, products }: PricingVenue, lines: readonly LineRequest[]): BasketLine[] {
  const asked = new Set(lines.map(({ productId }) => productId));
  const uncounted = products
    .filter(({ id }) => asked.has(id))
    .map((product) => ({ ...product, stock: NOT_COUNTED }));
  return checkBasket(lines, indexMenu({ categories: [...categories], products: uncounted }));
}
