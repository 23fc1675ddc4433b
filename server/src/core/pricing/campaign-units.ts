import type { Campaign, PortionDiscount } from '../campaigns/campaign.ts';
import { discountedPortionKurus } from './portion-discount.ts';
import { indexUnits, positionsCovered, type UnitIndex } from './unit-index.ts';

/** A line as far as its price goes. */
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
  /** The portion discount that each of them has until another campaign takes it. */
  discount: PortionDiscount | null;
  /** What is charged for the portion of one unit under `discount`. */
  discountedKurus: number;
}

/** What one unit gives up when a group campaign takes it, in kuruş. */
export function givenUpKurus({ portionKurus, discountedKurus }: Units): number {
  return portionKurus - discountedKurus;
}

/**
 * The units of some lines, dearest portion first and then in an order of their content alone, so that neither
 * the order of the lines nor the way in which units are spread over them can show in a price.
 */
export function gatherUnits(lines: readonly PricedLine[], campaigns: readonly Campaign[]): Units[] {
  const rightsOf = rightsReader(campaigns);
  const sorted = lines.map((line, at): LineWithRights => ({ line, at, rights: rightsOf(line.campaignIds) }));
  sorted.sort(dearestFirst);
  const units: Units[] = [];
  for (const [place, { line, at, rights }] of sorted.entries()) {
    if (place > 0 && dearestFirst(sorted[place - 1]!, sorted[place]!) === 0) {
      const known = units.at(-1)!;
      known.quantity += line.quantity;
      known.lines.push({ at, quantity: line.quantity });
      known.extrasKurus += line.extrasKurus * line.quantity;
    } else {
      units.push(unitsOf(line, at, rights.campaigns));
    }
  }
  discountPortions(units, campaigns);
  return units;
}

interface LineWithRights {
  line: PricedLine;
  at: number;
  rights: Rights;
}

/** 0 only for lines whose units are alike. */
function dearestFirst(some: LineWithRights, other: LineWithRights): number {
  return (
    other.line.portionKurus - some.line.portionKurus ||
    compareTexts(some.line.productId, other.line.productId) ||
    compareTexts(some.line.portionId, other.line.portionId) ||
    compareTexts(some.rights.key, other.rights.key)
  );
}

function compareTexts(some: string, other: string): number {
  if (some === other) return 0;
  return some < other ? -1 : 1;
}

/** What a list of campaign ids comes to among the campaigns being priced with. */
interface Rights {
  campaigns: ReadonlySet<Campaign>;
  /** Equal for lines that may use the same campaigns. */
  key: string;
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
    const rights = { campaigns: new Set(inOrder.map((at) => campaigns[at]!)), key: inOrder.join() };
    byList.set(campaignIds, rights);
    return rights;
  };
}

function unitsOf(line: PricedLine, at: number, campaigns: ReadonlySet<Campaign>): Units {
  const { productId, portionId, portionKurus, quantity } = line;
  return {
    productId,
    portionId,
    portionKurus,
    quantity,
    lines: [{ at, quantity }],
    extrasKurus: line.extrasKurus * quantity,
    campaigns,
    discount: null,
    discountedKurus: portionKurus,
  };
}

/**
 * Gives each kind of units the portion discount that makes it cheapest: of several equally good ones the
 * first.
 */
function discountPortions(units: readonly Units[], campaigns: readonly Campaign[]): void {
  let index: UnitIndex | null = null;
  for (const campaign of campaigns) {
    if (campaign.kind !== 'PortionDiscount') continue;
    index ??= indexUnits(units);
    for (const at of positionsCovered(index, campaign, campaign.covers)) {
      const of = units[at]!;
      const discountedKurus = discountedPortionKurus(campaign.reduction, of.portionKurus);
      if (discountedKurus >= of.discountedKurus) continue;
      of.discount = campaign;
      of.discountedKurus = discountedKurus;
    }
  }
}
