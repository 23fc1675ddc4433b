import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import type { ExportedVenue } from '../../operations/venue/export-venue.ts';
import { type RolesDocument, toRolesDocument } from '../access/roles-document-schema.ts';
import {
  toAccountDocument,
  toKeyDocument,
  type WrittenAccount,
  type WrittenKey,
} from '../access/write-document-access.ts';
import { toCampaignDocument, type WrittenCampaign } from '../campaigns/write-document-campaigns.ts';
import type { CompleteRecord } from '../complete-record.ts';
import { plainLira, toCategoryDocument, type WrittenCategory } from '../menu/write-document-menu.ts';
import { toPrinterDocument, type WrittenPrinter } from '../printing/write-document-printers.ts';
import {
  type BranchDocument,
  DOCUMENT_FORMAT,
  type RushDocument,
  type SubscriptionDocument,
  type VenueDocuments,
} from './venue-document-schema.ts';
import { toSettingsDocument, type WrittenSettings } from './write-document-settings.ts';
import { toAreaDocument, type WrittenArea } from './write-document-tables.ts';

/** All parts of a venue, with every property. */
type WrittenVenue = CompleteRecord<
  Omit<BranchDocument, 'type'>,
  WrittenSettings & {
    rush: CompleteRecord<RushDocument> | null;
    subscription: CompleteRecord<SubscriptionDocument>;
    roles: RolesDocument | null;
    areas: WrittenArea[];
    categories: WrittenCategory<number>[];
    campaigns: WrittenCampaign[];
    printers: WrittenPrinter[];
    accounts: WrittenAccount[];
    keys: WrittenKey[];
  }
>;

/** The document of a venue, with every property: importing it makes the same venue again. */
export function toVenueDocuments({ record, branches }: ExportedVenue): VenueDocuments {
  const { type } = record.venue;
  const branchDocuments = branches.map((branch) => ({ type: 'Branch' as const, ...toVenueDocument(branch) }));
  const ownBranches = type === 'Headquarter' ? { branches: branchDocuments } : {};
  return { format: DOCUMENT_FORMAT, venues: [{ type, ...toVenueDocument(record), ...ownBranches }] };
}

/** The document of a venue without its branches. */
export function toVenueDocument(record: VenueSetup): WrittenVenue {
  const { venue, areas, menu, campaigns, printers, accounts, keys } = record;
  return {
    id: venue.id,
    ...toSettingsDocument(venue),
    ...toStatusDocument(venue),
    areas: areas.map(toAreaDocument),
    categories: menu.categories.map((category) => toCategoryDocument(category, menu.products, plainLira)),
    campaigns: campaigns.map((campaign) => toCampaignDocument(campaign, menu.products)),
    printers: printers.map((printer) => toPrinterDocument(printer, menu.categories)),
    accounts: accounts.map(toAccountDocument),
    keys: keys.map(toKeyDocument),
  };
}

function toStatusDocument({ rush, subscription, isPractice, isActive, roles, closedAt }: Venue) {
  return {
    rush: rush && { until: instant(rush.until), reason: rush.reason },
    subscription: { isActive: subscription.isActive, endsAt: instantOrNull(subscription.endsAt) },
    isPractice,
    isActive,
    roles: roles && toRolesDocument(roles),
    closedAt: instantOrNull(closedAt),
  };
}
