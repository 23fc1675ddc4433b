import type { AreaDraft, TableDraft, VenueDraft } from '../../core/venue/drafts/venue-draft.ts';
import { planFaults } from '../../core/venue/tables/plan.ts';
import type { VenueType } from '../../core/venue/venue.ts';
import { readAccounts, readKeys } from '../access/read-document-access.ts';
import { readRolesDocument } from '../access/roles-document-schema.ts';
import { readCampaigns } from '../campaigns/read-document-campaigns.ts';
import { DocumentFaults, type DocumentPath } from '../document-faults.ts';
import { type DocumentReader, readId, readInstant, reportLookalikes } from '../document-reading.ts';
import { readRecord } from '../document-record.ts';
import { cleanDocument, hasDocumentShape } from '../document-shape.ts';
import { readCategories } from '../menu/read-document-menu.ts';
import { readPrinters } from '../printing/read-document-printers.ts';
import { readLanguages, readSettings } from './read-document-settings.ts';
import { reportUnknownCodes } from './read-document-vat.ts';
import {
  type AreaDocument,
  areaSchema,
  type BranchDocument,
  type TableDocument,
  tableSchema,
  type VenueDocument,
} from './venue-document-schema.ts';

/**
 * Reads a document of venues, whole or not at all. If its shape is wrong, all faults of the shape are reported.
 * Otherwise, all faults of its content are reported.
 * @param document  parsed JSON
 * @throws Refusal DOCUMENT_INVALID with every problem and its path, in the order of the document
 */
export function readVenueDocuments(document: unknown): VenueDraft[] {
  const faults = new DocumentFaults();
  const cleaned = cleanDocument(document, faults);
  const hasShape = !faults.isOverfull && hasDocumentShape(cleaned, faults);
  faults.refuse(cleaned);
  if (!hasShape) throw new Error('A document without the shape of one was not refused.');
  const drafts = cleaned.venues.map((venue, at) => readTopVenue(venue, ['venues', at], faults));
  reportVenueLookalikes(cleaned.venues, ['venues'], faults);
  faults.refuse(cleaned);
  return drafts;
}

function readTopVenue(venue: VenueDocument, at: DocumentPath, faults: DocumentFaults): VenueDraft {
  const branches = venue.branches ?? [];
  const type = venue.type ?? (branches.length > 0 ? 'Headquarter' : 'Independent');
  if (type === 'Branch') {
    faults.add(
      [...at, 'type'],
      'must not be Branch here: a branch belongs in the `branches` of its headquarter',
    );
  } else if (type === 'Independent' && branches.length > 0) {
    faults.add([...at, 'branches'], 'is stated in a venue that is not a Headquarter');
  }
  reportVenueLookalikes(branches, [...at, 'branches'], faults);
  return {
    ...readVenue(venue, type, at, faults),
    branches: branches.map((branch, index) =>
      readVenue(branch, 'Branch', [...at, 'branches', index], faults),
    ),
  };
}

/** Siblings without id and username are identified by their name. */
function reportVenueLookalikes(
  venues: readonly Pick<VenueDocument, 'id' | 'name' | 'username'>[],
  path: DocumentPath,
  faults: DocumentFaults,
): void {
  reportLookalikes(venues, path, { faults, languages: [] }, ({ username, name }) => (username ? null : name));
}

function readVenue(
  venue: VenueDocument | BranchDocument,
  type: VenueType,
  at: DocumentPath,
  faults: DocumentFaults,
): VenueDraft {
  const languages = readLanguages(venue.languages, [...at, 'languages'], faults);
  const reading: DocumentReader = { faults, languages: languages.map(({ code }) => code) };
  const categories = readCategories(venue.categories, [...at, 'categories'], reading);
  const settings = { type, languages, ...readSettings(venue, at, reading) };
  reportUnknownCodes(settings, categories, at, faults);
  return {
    id: readId(venue, at, reading),
    settings,
    status: readStatus(venue, at, reading),
    areas: readAreas(venue.areas, [...at, 'areas'], reading),
    categories,
    campaigns: readCampaigns(venue.campaigns, [...at, 'campaigns'], reading, categories),
    printers: readPrinters(venue.printers, [...at, 'printers'], reading, categories),
    accounts: readAccounts(venue.accounts, [...at, 'accounts'], reading),
    keys: readKeys(venue.keys, [...at, 'keys'], reading),
    branches: [],
  };
}

function readStatus(
  venue: BranchDocument | VenueDocument,
  at: DocumentPath,
  reading: DocumentReader,
): VenueDraft['status'] {
  const { rush, subscription, isPractice, isActive, roles, closedAt } = venue;
  const status: VenueDraft['status'] = {};
  if (rush === null) status.rush = null;
  else if (rush !== undefined) {
    const until = readInstant(rush.until, [...at, 'rush', 'until'], reading)!;
    status.rush = { until, reason: rush.reason ?? null };
  }
  if (subscription !== undefined) {
    const endsAt = readInstant(subscription.endsAt, [...at, 'subscription', 'endsAt'], reading);
    status.subscription = { isActive: subscription.isActive, endsAt };
  }
  if (isPractice !== undefined) status.isPractice = isPractice;
  if (roles !== undefined) status.roles = roles && readRolesDocument(roles);
  if (isActive !== undefined) status.isActive = isActive;
  if (closedAt !== undefined) status.closedAt = readInstant(closedAt, [...at, 'closedAt'], reading);
  return status;
}

function readAreas(
  areas: readonly AreaDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): AreaDraft[] {
  reportLookalikes(areas, path, reading, ({ name }) => name);
  return areas.map((area, at) => {
    const { id, name, walls } = readRecord(areaSchema, { ...area, tables: [] }, [...path, at], reading);
    const tables = readTables(area.tables ?? [], path, at, reading);
    for (const { list, at: index, message } of planFaults(tables, walls))
      reading.faults.add([...path, at, list, index, ...(list === 'tables' ? ['place'] : [])], message);
    return { id, name, tables, walls };
  });
}

function readTables(
  tables: readonly TableDocument[],
  path: DocumentPath,
  areaAt: number,
  reading: DocumentReader,
): TableDraft[] {
  return tables.map((table, index) => {
    const tablePath = [...path, areaAt, 'tables', index];
    const { code = null, name } = table;
    if (code !== null) reading.faults.claim(`table code of ${path.join('.')}`, code, [...tablePath, 'code']);
    else if (table.id === undefined)
      reading.faults.claim(`table of ${path.join('.')}.${areaAt}`, name, [...tablePath, 'name']);
    return { ...readRecord(tableSchema, table, tablePath, reading), code };
  });
}
