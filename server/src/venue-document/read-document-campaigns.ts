import type { BillDiscount, Reduction } from '../core/campaign.ts';
import type { CampaignDraft, CategoryDraft, MenuPlace } from '../core/venue-draft.ts';
import type { CampaignDocument, CoveredDocument, ReductionDocument } from './campaign-document-schema.ts';
import type { DocumentPath } from './document-faults.ts';
import {
  basisPointsOf,
  kurusOf,
  type Reading,
  readId,
  readInstant,
  readTranslations,
  tellLookalikes,
} from './document-reading.ts';

/** Reads the campaigns of a venue; what they cover is looked up in its menu, read from the same document. */
export function readCampaigns(
  campaigns: readonly CampaignDocument[] = [],
  path: DocumentPath,
  reading: Reading,
  categories: readonly CategoryDraft[],
): CampaignDraft[] {
  tellLookalikes(campaigns, path, reading, ({ name }) => name);
  return campaigns.map((campaign, at) => readCampaign(campaign, [...path, at], reading, categories));
}

function readCampaign(
  campaign: CampaignDocument,
  at: DocumentPath,
  reading: Reading,
  categories: readonly CategoryDraft[],
): CampaignDraft {
  const ofEveryKind = readSchedule(campaign, at, reading);
  const covers = (covered: readonly CoveredDocument[], path: DocumentPath) =>
    readPlaces(covered, path, reading, categories);
  switch (campaign.kind) {
    case 'PortionDiscount': {
      const { kind, reduction } = campaign;
      return {
        kind,
        ...ofEveryKind,
        covers: covers(campaign.covers, [...at, 'covers']),
        reduction: readReduction(reduction),
      };
    }
    case 'BuyXPayY': {
      const { kind, buy, pay } = campaign;
      if (pay >= buy) reading.faults.add([...at, 'pay'], 'must be less than `buy`', pay);
      return { kind, ...ofEveryKind, covers: covers(campaign.covers, [...at, 'covers']), buy, pay };
    }
    case 'SetMenu': {
      const parts = campaign.parts.map(({ name, covers: covered }, part) => ({
        name,
        covers: covers(covered, [...at, 'parts', part, 'covers']),
      }));
      return { kind: campaign.kind, ...ofEveryKind, parts, priceKurus: kurusOf(campaign.price) };
    }
    case 'BillDiscount': {
      const minimumKurus = kurusOf(campaign.minimum ?? 0);
      return {
        kind: campaign.kind,
        ...ofEveryKind,
        minimumKurus,
        reduction: readBillReduction(campaign.reduction),
      };
    }
  }
}

function readSchedule(campaign: CampaignDocument, at: DocumentPath, reading: Reading) {
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

/** The schema holds a reduction to exactly one of its properties. */
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

function readPlaces(
  covered: readonly CoveredDocument[],
  path: DocumentPath,
  reading: Reading,
  categories: readonly CategoryDraft[],
): MenuPlace[] {
  return covered.flatMap((reference, at) => readPlace(reference, [...path, at], reading, categories) ?? []);
}

function readPlace(
  { product: productName, portion: portionName }: CoveredDocument,
  at: DocumentPath,
  { faults }: Reading,
  categories: readonly CategoryDraft[],
): MenuPlace | null {
  const places = categories.flatMap(({ products }, category) =>
    products.flatMap((product, position) => ({ category, product: position, draft: product })),
  );
  const found = named(places, productName, ({ draft }) => draft);
  if (found.length !== 1) {
    const message =
      found.length === 0 ? 'is no product of the venue' : 'is the name of several products: give the id';
    faults.add([...at, 'product'], message, productName);
    return null;
  }
  const { category, product, draft } = found[0]!;
  if (portionName === null || portionName === undefined) return { category, product, portion: null };
  const portions = named([...draft.portions.entries()], portionName, ([, portion]) => portion);
  if (portions.length !== 1) {
    const message =
      portions.length === 0 ? 'is no portion of this product' : 'is the name of several: give the id';
    faults.add([...at, 'portion'], message, portionName);
    return null;
  }
  return { category, product, portion: portions[0]![0] };
}

/** Those of an id, else those of a name. */
function named<Item>(
  items: readonly Item[],
  idOrName: string,
  of: (item: Item) => { id: string | null; name: string },
): Item[] {
  const id = idOrName.toLowerCase();
  const byId = items.filter((item) => of(item).id === id);
  return byId.length > 0 ? byId : items.filter((item) => of(item).name === idOrName);
}
