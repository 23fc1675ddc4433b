import type { AccountRecord } from '../core/access/account.ts';
import type { KeyRecord } from '../core/access/api-key-record.ts';
import type { Campaign, Coverage, Reduction } from '../core/campaigns/campaign.ts';
import type { Category, Product } from '../core/menu/menu.ts';
import type { Printer } from '../core/printing/printer.ts';
import type { Venue } from '../core/venue/venue.ts';
import type { VenueSetup } from '../core/venue/venue-setup.ts';
import { instant } from '../http/answer/envelope.ts';
import type { ExportedVenue } from '../operations/venue/export-venue.ts';
import type { AccountDocument, KeyDocument } from './access-document-schema.ts';
import type { CampaignDocument, CoveredDocument, ReductionDocument } from './campaign-document-schema.ts';
import type { PrinterDocument } from './printer-document-schema.ts';
import { type BranchDocument, DOCUMENT_FORMAT, type VenueDocuments } from './venue-document-schema.ts';
import { plainLira, toCategoryDocument } from './write-document-menu.ts';
import { toSettingsDocument } from './write-document-settings.ts';

/** The document of a venue, every property written out: importing it makes the same venue again. */
export function toVenueDocuments({ record, branches }: ExportedVenue): VenueDocuments {
  const { type } = record.venue;
  const branchDocuments = branches.map((branch) => ({ type: 'Branch' as const, ...toVenueDocument(branch) }));
  const ownBranches = type === 'Headquarter' ? { branches: branchDocuments } : {};
  return { format: DOCUMENT_FORMAT, venues: [{ type, ...toVenueDocument(record), ...ownBranches }] };
}

function toVenueDocument(record: VenueSetup): BranchDocument {
  const { venue, areas, menu, campaigns, printers, accounts, keys } = record;
  return {
    id: venue.id,
    ...toSettingsDocument(venue),
    ...toStanding(venue),
    areas,
    categories: menu.categories.map((category) => toCategoryDocument(category, menu.products, plainLira)),
    campaigns: campaigns.map((campaign) => toCampaignDocument(campaign, menu.products)),
    printers: printers.map((printer) => toPrinterDocument(printer, menu.categories)),
    accounts: accounts.map(toAccountDocument),
    keys: keys.map(toKeyDocument),
  };
}

function toStanding({ rush, subscription, isActive, closedAt }: Venue) {
  return {
    rush: rush && { until: instant(rush.until), reason: rush.reason },
    subscription: { isActive: subscription.isActive, endsAt: instantOrNull(subscription.endsAt) },
    isActive,
    closedAt: instantOrNull(closedAt),
  };
}

/** The JSON of a campaign, as it is imported. */
export function toCampaignDocument(campaign: Campaign, products: readonly Product[]): CampaignDocument {
  const covers = (coverage: Coverage) => toCovered(coverage, products);
  const ofEveryKind = toSchedule(campaign);
  switch (campaign.kind) {
    case 'PortionDiscount': {
      const reduction = toReductionDocument(campaign.reduction);
      return { kind: campaign.kind, ...ofEveryKind, covers: covers(campaign.covers), reduction };
    }
    case 'BuyXPayY': {
      const { kind, buy, pay } = campaign;
      return { kind, ...ofEveryKind, covers: covers(campaign.covers), buy, pay };
    }
    case 'SetMenu': {
      const parts = campaign.parts.map((part) => ({ name: part.name, covers: covers(part.covers) }));
      return { kind: campaign.kind, ...ofEveryKind, parts, price: campaign.priceKurus / 100 };
    }
    case 'BillDiscount': {
      const { kind, minimumKurus, reduction } = campaign;
      return { kind, ...ofEveryKind, minimum: minimumKurus / 100, reduction: toReductionDocument(reduction) };
    }
  }
}

function toSchedule(campaign: Campaign) {
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

/** What is no longer on the menu is left out: a campaign may outlive a product. */
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

/** The JSON of a printer; categories that are no longer on the menu are left out. */
export function toPrinterDocument(printer: Printer, categories: readonly Category[]): PrinterDocument {
  const { categoryIds, ...rest } = printer;
  return {
    ...rest,
    categories: categoryIds && categories.flatMap(({ id }) => (categoryIds.includes(id) ? [id] : [])),
  };
}

function toAccountDocument({ id, role, name, email, passwordHash }: AccountRecord): AccountDocument {
  return { id, role, name, email, passwordHash };
}

function toKeyDocument({
  id,
  name,
  permissions,
  hash,
  prefix,
  createdAt,
  revokedAt,
}: KeyRecord): KeyDocument {
  return {
    id,
    name,
    permissions,
    keyHash: hash,
    prefix,
    createdAt: instant(createdAt),
    revokedAt: instantOrNull(revokedAt),
  };
}

function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : instant(milliseconds);
}
