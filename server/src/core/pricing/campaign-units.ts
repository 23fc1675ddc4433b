import type { Campaign, Coverage, PortionDiscount } from '../campaigns/campaign.ts';
import { measuredPriceKurus, netThousandths } from './measure.ts';
import { discountedPortionKurus } from './portion-discount.ts';
import type { DiscountTerms, Measure } from './price-terms.ts';

/** A line of a bill or basket as input of pricing. */
export interface PricingLine {
  productId: string;
  portionId: string;
  /** At least 1. */
  quantity: number;
  /** The price of one unit without extras. */
  portionKurus: number;
  /** The price of the extras of one unit. */
  extrasKurus: number;
  /** The campaigns that this line can use. Ids that are not in the list of campaigns are ignored. */
  campaignIds: readonly string[];
  /** In basis points. Units with different rates are different kinds of units. */
  vatRate?: number | undefined;
  /** The menu price of one unit without extras, if a person set a lower price. */
  menuPortionKurus?: number | undefined;
  /** For goods by measure. Its price is the charged price for one unit of the measure. */
  measure?: Omit<Measure, 'unit'> | undefined;
  /** The discount by hand of the line. It is calculated after campaigns on units. */
  discount?: DiscountTerms | undefined;
}

/**
 * A kind of units: all units of one portion that have the same price, VAT rate and campaigns, from any number of lines. Campaigns
 * do not distinguish them, so they are only counted.
 */
export interface UnitKind {
  productId: string;
  portionId: string;
  /** The price of one unit without extras. */
  portionKurus: number;
  quantity: number;
  /** The lines of these units: the position of each line, and how many of the units it has. */
  lines: { at: number; quantity: number }[];
  /** The price of the extras of all units together. */
  extrasKurus: number;
  /** The campaigns that the units can use, in campaign order. */
  campaigns: ReadonlySet<Campaign>;
  measure: Omit<Measure, 'unit'> | undefined;
  /** The portion discount of each unit that no group campaign takes. */
  discount: PortionDiscount | null;
  /** The price of one unit without extras after `discount`. */
  discountedKurus: number;
}

/** The portion discount of one unit, in kuruş: what it gives up if a group campaign takes it. */
export function unusedDiscountKurus({ portionKurus, discountedKurus }: UnitKind): number {
  return portionKurus - discountedKurus;
}

/**
 * Collects the units of lines into kinds. The dearest portion comes first, and equal prices are sorted by content. So neither the
 * order of the lines nor the distribution of units over lines can change a price.
 */
export function gatherUnits(lines: readonly PricingLine[], campaigns: readonly Campaign[]): UnitKind[] {
  const rightsOf = rightsReader(campaigns);
  const sorted = lines.map((line, at): LineWithRights => ({ line, at, ...rightsOf(line.campaignIds) }));
  sorted.sort((a, b) => dearestFirst(a, b) || discountedLast(a.line, b.line));
  const units: UnitKind[] = [];
  for (const [place, one] of sorted.entries()) {
    if (place === 0 || dearestFirst(sorted[place - 1]!, one) !== 0) units.push(noUnits(one));
    const { line, at } = one;
    const alike = units.at(-1)!;
    alike.quantity += line.quantity;
    alike.lines.push({ at, quantity: line.quantity });
    alike.extrasKurus += line.extrasKurus * line.quantity;
  }
  discountPortions(units, campaigns);
  return units;
}

interface LineWithRights extends Rights {
  line: PricingLine;
  at: number;
}

/** Compares two lines by the properties of their units. 0 if their units are of the same kind. */
function dearestFirst(some: LineWithRights, other: LineWithRights): number {
  return (
    other.line.portionKurus - some.line.portionKurus ||
    compareTexts(some.line.productId, other.line.productId) ||
    compareTexts(some.line.portionId, other.line.portionId) ||
    compareTexts(some.rights, other.rights) ||
    compareByVatRate(some.line, other.line) ||
    (some.line.measure?.priceKurus ?? 0) - (other.line.measure?.priceKurus ?? 0)
  );
}

/** Compares two lines by their VAT rates, for a sort with the highest rate first and lines without a rate last. */
export function compareByVatRate(some: PricingLine, other: PricingLine): number {
  return (other.vatRate ?? -1) - (some.vatRate ?? -1);
}

/**
 * Sorts lines with units of the same kind: campaigns take units of the first line first. Lines with a discount by hand come last,
 * because the guest would lose part of that discount. These are sorted by content, so that the order of the lines does not change
 * the price; all others keep their order.
 */
function discountedLast(some: PricingLine, other: PricingLine): number {
  if (some.discount === undefined || other.discount === undefined)
    return Number(some.discount !== undefined) - Number(other.discount !== undefined);
  return compareTexts(contentOf(some), contentOf(other));
}

function contentOf({ discount, quantity, extrasKurus, portionKurus }: PricingLine): string {
  return JSON.stringify([discount, quantity, extrasKurus, portionKurus]);
}

function compareTexts(some: string, other: string): number {
  if (some === other) return 0;
  return some < other ? -1 : 1;
}

/** The campaigns that a line can use. */
interface Rights {
  campaigns: ReadonlySet<Campaign>;
  /** A key of `campaigns`: equal for lines that can use the same campaigns. */
  rights: string;
}

/**
 * Creates a function that finds the campaigns of a list of ids. It caches by list, because the lines of a round share
 * one list.
 */
function rightsReader(campaigns: readonly Campaign[]): (campaignIds: readonly string[]) => Rights {
  const places = new Map(campaigns.map(({ id }, at) => [id, at]));
  const byList = new Map<readonly string[], Rights>();
  return (campaignIds) => {
    const known = byList.get(campaignIds);
    if (known !== undefined) return known;
    const found = new Set(campaignIds.flatMap((id) => places.get(id) ?? []));
    const inOrder = [...found].sort((a, b) => a - b);
    const rights = { campaigns: new Set(inOrder.map((at) => campaigns[at]!)), rights: inOrder.join() };
    byList.set(campaignIds, rights);
    return rights;
  };
}

/** A new kind of units with a quantity of 0. */
function noUnits({ line, campaigns }: LineWithRights): UnitKind {
  const { productId, portionId, portionKurus, measure } = line;
  return {
    ...{ productId, portionId, portionKurus, quantity: 0, lines: [], extrasKurus: 0 },
    ...{ campaigns, measure, discount: null, discountedKurus: portionKurus },
  };
}

/** Sets the best portion discount of each kind of units; if several are equal, the first one. */
function discountPortions(units: readonly UnitKind[], campaigns: readonly Campaign[]): void {
  let covered: CoverageLookup | undefined;
  for (const campaign of campaigns) {
    if (campaign.kind !== 'PortionDiscount') continue;
    covered ??= createCoverageLookup(units);
    for (const at of covered(campaign, campaign.covers)) {
      const kind = units[at]!;
      const discountedKurus = discountedUnitKurus(campaign, kind);
      if (discountedKurus >= kind.discountedKurus) continue;
      kind.discount = campaign;
      kind.discountedKurus = discountedKurus;
    }
  }
}

/**
 * The price of one unit after a portion discount. For goods by measure, the discount applies to the price of one unit
 * of the measure.
 */
function discountedUnitKurus({ reduction }: PortionDiscount, { portionKurus, measure }: UnitKind): number {
  if (measure === undefined) return discountedPortionKurus(reduction, portionKurus);
  return measuredPriceKurus(discountedPortionKurus(reduction, measure.priceKurus), netThousandths(measure));
}

/** Finds the positions of the units that a coverage covers and that can use the campaign, each once and in order. */
export type CoverageLookup = (campaign: Campaign, coverage: Coverage) => number[];

/** Indexes units by product and portion, so that a lookup does not search all units. */
export function createCoverageLookup(
  units: readonly Pick<UnitKind, 'productId' | 'portionId' | 'campaigns'>[],
): CoverageLookup {
  const byProduct = Map.groupBy(units.keys(), (at) => units[at]!.productId);
  const byPortion = Map.groupBy(units.keys(), (at) => units[at]!.portionId);
  return (campaign, { productIds, portionIds }) => {
    const positions = new Set<number>();
    for (const id of productIds) for (const at of byProduct.get(id) ?? []) positions.add(at);
    for (const id of portionIds) for (const at of byPortion.get(id) ?? []) positions.add(at);
    return [...positions].filter((at) => units[at]!.campaigns.has(campaign)).sort((a, b) => a - b);
  };
}
