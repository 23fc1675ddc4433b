import type {
  BillDiscount,
  BuyXPayY,
  Campaign,
  Coverage,
  PortionDiscount,
  Reduction,
  SetMenu,
} from '../../src/core/campaigns/campaign.ts';
import type { PricingLine } from '../../src/core/pricing/campaign-units.ts';

/** A campaign that always runs, for every type of order, and is named by its id. */
export function always(id: string) {
  return {
    id,
    name: id,
    badgeText: null,
    validFrom: null,
    validUntil: null,
    weekdays: null,
    dailyFrom: null,
    dailyUntil: null,
    orderTypes: null,
    translations: {},
  };
}

export function percent(basisPoints: number): { kind: 'Percent'; basisPoints: number } {
  return { kind: 'Percent', basisPoints };
}

export function amount(amountKurus: number): { kind: 'Amount'; amountKurus: number } {
  return { kind: 'Amount', amountKurus };
}

export function coverageOf(...productIds: string[]): Coverage {
  return { productIds, portionIds: [] };
}

export function portionDiscount(id: string, reduction: Reduction, ...productIds: string[]): PortionDiscount {
  return { ...always(id), kind: 'PortionDiscount', reduction, covers: coverageOf(...productIds) };
}

export function buyXPayY(id: string, buy: number, pay: number, ...productIds: string[]): BuyXPayY {
  return { ...always(id), kind: 'BuyXPayY', buy, pay, covers: coverageOf(...productIds) };
}

/** A set menu of parts, each given by the products it covers. */
export function setMenu(id: string, priceKurus: number, ...parts: string[][]): SetMenu {
  return {
    ...always(id),
    kind: 'SetMenu',
    priceKurus,
    parts: parts.map((productIds, at) => ({ name: `part ${at + 1}`, covers: coverageOf(...productIds) })),
  };
}

export function billDiscount(
  id: string,
  minimumKurus: number,
  reduction: BillDiscount['reduction'],
): BillDiscount {
  return { ...always(id), kind: 'BillDiscount', minimumKurus, reduction };
}

/** A line of one portion of a product, without extras, that may use some campaigns. */
export function pricedLine(
  productId: string,
  quantity: number,
  portionKurus: number,
  campaigns: readonly Campaign[],
): PricingLine {
  const campaignIds = campaigns.map(({ id }) => id);
  return {
    productId,
    portionId: `portion of ${productId}`,
    quantity,
    portionKurus,
    extrasKurus: 0,
    campaignIds,
  };
}
