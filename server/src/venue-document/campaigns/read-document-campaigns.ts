import { type BillDiscount, type Reduction, throwUnknownKind } from '../../core/campaigns/campaign.ts';
import { CAMPAIGN_LIMITS } from '../../core/campaigns/campaign-limits.ts';
import type { CampaignDraft, MenuPosition } from '../../core/venue/drafts/venue-draft.ts';
import type { DocumentPath } from '../document-faults.ts';
import {
  basisPointsOf,
  type DocumentReader,
  kurusOf,
  readId,
  readInstant,
  readTranslations,
  reportLookalikes,
} from '../document-reading.ts';
import type { CampaignDocument, CoveredDocument, ReductionDocument } from './campaign-document-schema.ts';

/** A record that a name or an id can refer to. */
interface Named {
  id: string | null;
  name: string;
}

/** A category of a menu, stored or read, with the parts that campaigns can cover. */
export interface CoverableCategory {
  products: readonly (Named & { portions: readonly Named[] })[];
}

/** Reads the campaigns of a venue. Their products are looked up in the menu of the same document. */
export function readCampaigns(
  campaigns: readonly CampaignDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
  categories: readonly CoverableCategory[],
): CampaignDraft[] {
  reportLookalikes(campaigns, path, reading, ({ name }) => name);
  const covered = campaigns.reduce((sum, campaign) => sum + coveredCount(campaign), 0);
  if (covered > CAMPAIGN_LIMITS.covered) {
    reading.faults.add(path, `cover more than ${CAMPAIGN_LIMITS.covered} products and portions together`);
  }
  const menu = indexPositions(categories);
  return campaigns.map((campaign, at) => readCampaign(campaign, [...path, at], reading, menu));
}

/** How many products and portions a campaign names. */
function coveredCount(campaign: CampaignDocument): number {
  switch (campaign.kind) {
    case 'PortionDiscount':
    case 'BuyXPayY':
      return campaign.covers.length;
    case 'SetMenu':
      return campaign.parts.reduce((sum, { covers }) => sum + covers.length, 0);
    case 'BillDiscount':
      return 0;
    default:
      return throwUnknownKind(campaign);
  }
}

/** Reads one campaign. Its products are looked up in an indexed menu. */
export function readCampaign(
  campaign: CampaignDocument,
  at: DocumentPath,
  reading: DocumentReader,
  menu: PositionIndex,
): CampaignDraft {
  const commonFields = readSchedule(campaign, at, reading);
  const covers = (covered: readonly CoveredDocument[], path: DocumentPath) =>
    covered.flatMap((reference, index) => readPosition(reference, [...path, index], reading, menu) ?? []);
  switch (campaign.kind) {
    case 'PortionDiscount': {
      const { kind, reduction } = campaign;
      return {
        kind,
        ...commonFields,
        covers: covers(campaign.covers, [...at, 'covers']),
        reduction: readReduction(reduction),
      };
    }
    case 'BuyXPayY': {
      const { kind, buy, pay } = campaign;
      if (pay >= buy) reading.faults.add([...at, 'pay'], 'must be less than `buy`', pay);
      return { kind, ...commonFields, covers: covers(campaign.covers, [...at, 'covers']), buy, pay };
    }
    case 'SetMenu': {
      const parts = campaign.parts.map(({ name, covers: covered }, part) => ({
        name,
        covers: covers(covered, [...at, 'parts', part, 'covers']),
      }));
      return { kind: campaign.kind, ...commonFields, parts, priceKurus: kurusOf(campaign.price) };
    }
    case 'BillDiscount': {
      const minimumKurus = kurusOf(campaign.minimum ?? 0);
      return {
        kind: campaign.kind,
        ...commonFields,
        minimumKurus,
        reduction: readBillReduction(campaign.reduction),
      };
    }
    default:
      return throwUnknownKind(campaign);
  }
}

function readSchedule(campaign: CampaignDocument, at: DocumentPath, reading: DocumentReader) {
  const { faults } = reading;
  const validFrom = readInstant(campaign.validFrom, [...at, 'validFrom'], reading);
  const validUntil = readInstant(campaign.validUntil, [...at, 'validUntil'], reading);
  if (validFrom !== null && validUntil !== null && validUntil <= validFrom) {
    faults.add([...at, 'validUntil'], 'must be after `validFrom`', campaign.validUntil);
  }
  const dailyFrom = campaign.dailyFrom ?? null;
  const dailyUntil = campaign.dailyUntil ?? null;
  if (dailyFrom === null && dailyUntil !== null)
    faults.add([...at, 'dailyFrom'], 'is missing beside `dailyUntil`');
  if (dailyUntil === null && dailyFrom !== null)
    faults.add([...at, 'dailyUntil'], 'is missing beside `dailyFrom`');
  return {
    id: readId(campaign, at, reading),
    name: campaign.name,
    badgeText: campaign.badgeText ?? null,
    validFrom,
    validUntil,
    weekdays: campaign.weekdays ?? null,
    dailyFrom,
    dailyUntil,
    orderTypes: campaign.orderTypes ?? null,
    translations: readTranslations(campaign.translations, at, reading),
  };
}

/** The reduction of a campaign. The schema allows exactly one of the properties. */
function readReduction(reduction: ReductionDocument): Reduction {
  if (reduction.fixedPrice === undefined) return readBillReduction(reduction);
  return { kind: 'FixedPrice', priceKurus: kurusOf(reduction.fixedPrice) };
}

function readBillReduction({
  percent,
  amount = 0,
}: Pick<ReductionDocument, 'percent' | 'amount'>): BillDiscount['reduction'] {
  if (percent !== undefined) return { kind: 'Percent', basisPoints: basisPointsOf(percent) };
  return { kind: 'Amount', amountKurus: kurusOf(amount) };
}

/** A product with its position in the menu. */
interface ProductPosition extends Named {
  category: number;
  product: number;
  portions: readonly Named[];
}

/** The products of a menu, by id and by name. */
export interface PositionIndex {
  byId: ReadonlyMap<string | null, ProductPosition[]>;
  byName: ReadonlyMap<string, ProductPosition[]>;
}

/** Indexes a menu, so that a reference is found without a search through the whole menu. */
export function indexPositions(categories: readonly CoverableCategory[]): PositionIndex {
  const products = categories.flatMap(({ products: ofCategory }, category) =>
    ofCategory.map(({ id, name, portions }, product) => ({ id, name, portions, category, product })),
  );
  return { byId: Map.groupBy(products, ({ id }) => id), byName: Map.groupBy(products, ({ name }) => name) };
}

function readPosition(
  { product: productName, portion: portionName }: CoveredDocument,
  at: DocumentPath,
  { faults }: DocumentReader,
  { byId, byName }: PositionIndex,
): MenuPosition | null {
  const found = byId.get(productName.toLowerCase()) ?? byName.get(productName) ?? [];
  if (found.length !== 1) {
    const message =
      found.length === 0 ? 'is no product of the venue' : 'is the name of several products: give the id';
    faults.add([...at, 'product'], message, productName);
    return null;
  }
  const { category, product, portions } = found[0]!;
  if (portionName === null || portionName === undefined) return { category, product, portion: null };
  const positions = portionsNamed(portions, portionName);
  if (positions.length !== 1) {
    const message =
      positions.length === 0 ? 'is no portion of this product' : 'is the name of several: give the id';
    faults.add([...at, 'portion'], message, portionName);
    return null;
  }
  return { category, product, portion: positions[0]! };
}

/** The positions of the portions with this id; if there are none, of the portions with this name. */
function portionsNamed(portions: readonly Named[], idOrName: string): number[] {
  const positions = [...portions.keys()];
  const id = idOrName.toLowerCase();
  const byId = positions.filter((position) => portions[position]!.id === id);
  return byId.length > 0 ? byId : positions.filter((position) => portions[position]!.name === idOrName);
}
