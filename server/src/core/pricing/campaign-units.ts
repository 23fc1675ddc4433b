import type { Campaign, Coverage, PortionDiscount } from '../campaigns/campaign.ts';
import { measuredKurus, netThousandths } from './measure.ts';
import { discountedPortionKurus } from './portion-discount.ts';
import type { DiscountTerms, Measure } from './price-terms.ts';

/** The parts of a line that its price depends on. */
export interface PricedLine {
  productId: string;
  portionId: string;
  /** At least 1. */
  quantity: number;
  /** One unit without extras. */
  portionKurus: number;
  /** The extras of one unit. */
  extrasKurus: number;
  /** The campaigns that this line may use; those that are not being priced with are passed over. */
  campaignIds: readonly string[];
  /** Basis points; units of different rates are never alike. */
  vatRate?: number | undefined;
  /** One unit without extras on the menu, where a person set a lower price. */
  menuPortionKurus?: number | undefined;
  /** Of goods by measure, with the price that is charged for one unit of the measure. */
  measure?: Omit<Measure, 'unit'> | undefined;
  /** What a person takes off, of what campaigns on units leave of the line. */
  discount?: DiscountTerms | undefined;
}

/**
 * All units of one portion at one price under the same campaigns, from however many lines: to every campaign
 * one of them is as good as another, so they are counted, not listed.
 */
export interface Units {
  productId: string;
  portionId: string;
  /** One unit without extras. */
  portionKurus: number;
  quantity: number;
  /** The lines they are on: positions in the list of lines, with how many of them each has. */
  lines: { at: number; quantity: number }[];
  /** The extras of all of them together. */
  extrasKurus: number;
  /** The campaigns they may use, in campaign order. */
  campaigns: ReadonlySet<Campaign>;
  measure: Omit<Measure, 'unit'> | undefined;
  /** The portion discount that each of them has until another campaign takes it. */
  discount: PortionDiscount | null;
  /** What is charged for the portion of one unit under `discount`. */
  discountedKurus: number;
}

/** What one unit gives up when a group campaign takes it, in kuruş. */
export function forgoneKurus({ portionKurus, discountedKurus }: Units): number {
  return portionKurus - discountedKurus;
}

/**
 * The units of some lines, dearest portion first and then in an order of their content alone, so that neither
 * the order of the lines nor the way in which units are spread over them can show in a price.
 */
export function gatherUnits(lines: readonly PricedLine[], campaigns: readonly Campaign[]): Units[] {
  const rightsOf = rightsReader(campaigns);
  const sorted = lines.map((line, at): LineWithRights => ({ line, at, ...rightsOf(line.campaignIds) }));
  sorted.sort((a, b) => dearestFirst(a, b) || discountedLast(a.line, b.line));
  const units: Units[] = [];
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
  line: PricedLine;
  at: number;
}

/** 0 only for lines whose units are alike. */
function dearestFirst(some: LineWithRights, other: LineWithRights): number {
  return (
    other.line.portionKurus - some.line.portionKurus ||
    compareTexts(some.line.productId, other.line.productId) ||
    compareTexts(some.line.portionId, other.line.portionId) ||
    compareTexts(some.rights, other.rights) ||
    higherRateFirst(some.line, other.line) ||
    (some.line.measure?.priceKurus ?? 0) - (other.line.measure?.priceKurus ?? 0)
  );
}

/** Compares two lines by their VAT rates: those without one come last. */
export function higherRateFirst(some: PricedLine, other: PricedLine): number {
  return (other.vatRate ?? -1) - (some.vatRate ?? -1);
}

/**
 * Which of two lines with units that are alike gives its units to campaigns first: one without a discount by hand, as
 * the guest would lose part of that. Lines with one stand in an order of their content, so that the order of the lines
 * does not show in the price; otherwise the order of the lines counts.
 */
function discountedLast(some: PricedLine, other: PricedLine): number {
  if (some.discount === undefined || other.discount === undefined)
    return Number(some.discount !== undefined) - Number(other.discount !== undefined);
  return compareTexts(contentOf(some), contentOf(other));
}

function contentOf({ discount, quantity, extrasKurus, portionKurus }: PricedLine): string {
  return JSON.stringify([discount, quantity, extrasKurus, portionKurus]);
}

function compareTexts(some: string, other: string): number {
  if (some === other) return 0;
  return some < other ? -1 : 1;
}

/** What a list of campaign ids comes to among the campaigns being priced with. */
interface Rights {
  campaigns: ReadonlySet<Campaign>;
  /** Equal for lines that may use the same campaigns. */
  rights: string;
}

/** Reads lists of campaign ids. Lines of one round share a list, which is read once. */
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

/** The units of a kind, none yet. */
function noUnits({ line, campaigns }: LineWithRights): Units {
  const { productId, portionId, portionKurus, measure } = line;
  return {
    ...{ productId, portionId, portionKurus, quantity: 0, lines: [], extrasKurus: 0 },
    ...{ campaigns, measure, discount: null, discountedKurus: portionKurus },
  };
}

/** Gives each kind of units the portion discount that makes it cheapest: of several equally good ones the first. */
function discountPortions(units: readonly Units[], campaigns: readonly Campaign[]): void {
  let covered: CoverageReader | undefined;
  for (const campaign of campaigns) {
    if (campaign.kind !== 'PortionDiscount') continue;
    covered ??= coverageReader(units);
    for (const at of covered(campaign, campaign.covers)) {
      const of = units[at]!;
      const discountedKurus = discountedUnitKurus(campaign, of);
      if (discountedKurus >= of.discountedKurus) continue;
      of.discount = campaign;
      of.discountedKurus = discountedKurus;
    }
  }
}

/** A discount on goods by measure is one on their price by the unit, as the menu shows it. */
function discountedUnitKurus({ reduction }: PortionDiscount, { portionKurus, measure }: Units): number {
  if (measure === undefined) return discountedPortionKurus(reduction, portionKurus);
  return measuredKurus(discountedPortionKurus(reduction, measure.priceKurus), netThousandths(measure));
}

/** Finds the positions of those units that may use a campaign and are covered, each once, in the order of the units. */
export type CoverageReader = (campaign: Campaign, coverage: Coverage) => number[];

/** Reads coverages by an index of the units, without a walk through all of them for each. */
export function coverageReader(
  units: readonly Pick<Units, 'productId' | 'portionId' | 'campaigns'>[],
): CoverageReader {
  const byProduct = Map.groupBy(units.keys(), (at) => units[at]!.productId);
  const byPortion = Map.groupBy(units.keys(), (at) => units[at]!.portionId);
  return (campaign, { productIds, portionIds }) => {
    const positions = new Set<number>();
    for (const id of productIds) for (const at of byProduct.get(id) ?? []) positions.add(at);
    for (const id of portionIds) for (const at of byPortion.get(id) ?? []) positions.add(at);
    return [...positions].filter((at) => units[at]!.campaigns.has(campaign)).sort((a, b) => a - b);
  };
}
