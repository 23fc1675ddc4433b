import type { Campaign, Coverage, Reduction } from '../../core/campaigns/campaign.ts';
import { type StoredKinds, type StoredShape, storedKindsReader } from '../stored-json.ts';

const COVERAGE: StoredShape<Coverage> = { productIds: 'Always', portionIds: 'Always' };

const PERCENT_OR_AMOUNT: StoredKinds<Exclude<Reduction, { kind: 'FixedPrice' }>> = {
  Percent: { kind: 'Always', basisPoints: 'Always' },
  Amount: { kind: 'Always', amountKurus: 'Always' },
};

const REDUCTION: StoredKinds<Reduction> = {
  ...PERCENT_OR_AMOUNT,
  FixedPrice: { kind: 'Always', priceKurus: 'Always' },
};

/** The properties that campaigns of all kinds have. */
const COMMON = {
  id: 'Always',
  kind: 'Always',
  name: 'Always',
  badgeText: 'Always',
  validFrom: 'Always',
  validUntil: 'Always',
  weekdays: 'Always',
  dailyFrom: 'Always',
  dailyUntil: 'Always',
  orderTypes: 'Always',
  translations: 'Always',
} as const;

/** The shape of a stored campaign, also on a bill. */
export const CAMPAIGN_SHAPE: StoredKinds<Campaign> = {
  PortionDiscount: { ...COMMON, covers: { of: COVERAGE }, reduction: { kinds: REDUCTION } },
  BuyXPayY: { ...COMMON, covers: { of: COVERAGE }, buy: 'Always', pay: 'Always' },
  SetMenu: {
    ...COMMON,
    parts: { of: { name: 'Always', covers: { of: COVERAGE } } },
    priceKurus: 'Always',
  },
  BillDiscount: { ...COMMON, minimumKurus: 'Always', reduction: { kinds: PERCENT_OR_AMOUNT } },
};

/** Reads a stored campaign. */
export const readCampaign = storedKindsReader<Campaign>(CAMPAIGN_SHAPE);
