import type { Campaign, Coverage, Reduction } from '../../core/campaigns/campaign.ts';
import type { Product } from '../../core/menu/menu.ts';
import { instantOrNull } from '../../http/answer/envelope.ts';
import type { CompleteRecord } from '../complete-record.ts';
import type { CampaignDocument, CoveredDocument, ReductionDocument } from './campaign-document-schema.ts';

/** A campaign of any kind with every property. */
export type WrittenCampaign = CompleteRecord<CampaignDocument>;

/** The JSON of a campaign, in the form in which it can be imported. */
export function toCampaignDocument(campaign: Campaign, products: readonly Product[]): WrittenCampaign {
  const covers = (coverage: Coverage) => toCovered(coverage, products);
  const commonFields = toSchedule(campaign);
  switch (campaign.kind) {
    case 'PortionDiscount': {
      const reduction = toReductionDocument(campaign.reduction);
      return { kind: campaign.kind, ...commonFields, covers: covers(campaign.covers), reduction };
    }
    case 'BuyXPayY': {
      const { kind, buy, pay } = campaign;
      return { kind, ...commonFields, covers: covers(campaign.covers), buy, pay };
    }
    case 'SetMenu': {
      const parts = campaign.parts.map((part) => ({ name: part.name, covers: covers(part.covers) }));
      return { kind: campaign.kind, ...commonFields, parts, price: campaign.priceKurus / 100 };
    }
    case 'BillDiscount': {
      const { kind, minimumKurus, reduction } = campaign;
      return {
        kind,
        ...commonFields,
        minimum: minimumKurus / 100,
        reduction: toReductionDocument(reduction),
      };
    }
  }
}

function toSchedule(campaign: Campaign): Pick<WrittenCampaign, Exclude<keyof WrittenCampaign, 'kind'>> {
  const { id, name, badgeText, validFrom, validUntil, weekdays, dailyFrom, dailyUntil, orderTypes } =
    campaign;
  return {
    id,
    name,
    badgeText,
    validFrom: instantOrNull(validFrom),
    validUntil: instantOrNull(validUntil),
    weekdays,
    dailyFrom,
    dailyUntil,
    orderTypes,
    translations: campaign.translations,
  };
}

/**
 * The covered products and portions. Products that were removed from the menu are left out, although a campaign can
 * still refer to them.
 */
function toCovered({ productIds, portionIds }: Coverage, products: readonly Product[]): CoveredDocument[] {
  const known = new Set(products.map(({ id }) => id));
  return [
    ...productIds.filter((id) => known.has(id)).map((product) => ({ product })),
    ...portionIds.flatMap((portion) => {
      const product = products.find(({ portions }) => portions.some(({ id }) => id === portion));
      return product === undefined ? [] : { product: product.id, portion };
    }),
  ];
}

function toReductionDocument(reduction: Reduction): ReductionDocument {
  switch (reduction.kind) {
    case 'Percent':
      return { percent: reduction.basisPoints / 100 };
    case 'Amount':
      return { amount: reduction.amountKurus / 100 };
    case 'FixedPrice':
      return { fixedPrice: reduction.priceKurus / 100 };
  }
}
