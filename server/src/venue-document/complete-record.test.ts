import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Campaign } from '../core/campaigns/campaign.ts';
import type { Category, Product } from '../core/menu/menu.ts';
import type { Printer } from '../core/printing/printer.ts';
import type {
  CampaignDraft,
  CategoryDraft,
  PrinterDraft,
  ProductDraft,
  TableDraft,
  VenueSettings,
} from '../core/venue/drafts/venue-draft.ts';
import type { Area } from '../core/venue/tables/table.ts';
import type { Venue } from '../core/venue/venue.ts';
import type { CampaignDocument } from './campaigns/campaign-document-schema.ts';
import { toCampaignDocument, type WrittenCampaign } from './campaigns/write-document-campaigns.ts';
import type { CompleteRecord } from './complete-record.ts';
import type { CategoryDocument, ProductDocument } from './menu/menu-document-schema.ts';
import {
  plainLira,
  toCategoryDocument,
  toProductDocument,
  type WrittenCategory,
  type WrittenProduct,
} from './menu/write-document-menu.ts';
import type { PrinterDocument } from './printing/printer-document-schema.ts';
import { toPrinterDocument, type WrittenPrinter } from './printing/write-document-printers.ts';
import type { SettingsDocument } from './venue/settings-document-schema.ts';
import type { TableDocument } from './venue/venue-document-schema.ts';
import { toSettingsDocument, type WrittenSettings } from './venue/write-document-settings.ts';
import { toAreaDocument, type WrittenTable } from './venue/write-document-tables.ts';

/** A schema or a type that has gained a property. */
type Grown<T> = T & { propertyToCome?: number | null };

/** Properties of a draft that its document has under another name or in another place. */
interface Renamed {
  settings: 'type' | 'graceBeforeMinutes' | 'graceAfterMinutes' | 'serviceFeeBasisPoints';
  campaign: 'priceKurus' | 'minimumKurus';
}

/** The properties of every member of a union. */
type NamesOf<T> = T extends unknown ? keyof T : never;

/** The properties of a draft that its document does not have. */
type Unstated<Draft, Document, Elsewhere = never> = Exclude<NamesOf<Draft>, NamesOf<Document> | Elsewhere>;

test('a property that a schema gains fails to compile until its writer writes it', () => {
  const writers = [
    (of: Product): CompleteRecord<ProductDocument, WrittenProduct<number>> =>
      toProductDocument(of, plainLira),
    (of: Product): CompleteRecord<Grown<ProductDocument>, WrittenProduct<number>> =>
      // @ts-expect-error
      toProductDocument(of, plainLira),

    (of: Category): CompleteRecord<CategoryDocument, WrittenCategory<number>> =>
      toCategoryDocument(of, [], plainLira),
    (of: Category): CompleteRecord<Grown<CategoryDocument>, WrittenCategory<number>> =>
      // @ts-expect-error
      toCategoryDocument(of, [], plainLira),

    (of: Campaign): CompleteRecord<CampaignDocument> => toCampaignDocument(of, []),
    // @ts-expect-error
    (of: Campaign): CompleteRecord<Grown<CampaignDocument>> => toCampaignDocument(of, []),

    (of: Venue): CompleteRecord<SettingsDocument, WrittenSettings> => toSettingsDocument(of),
    // @ts-expect-error
    (of: Venue): CompleteRecord<Grown<SettingsDocument>, WrittenSettings> => toSettingsDocument(of),

    (of: Printer): CompleteRecord<PrinterDocument> => toPrinterDocument(of, []),
    // @ts-expect-error
    (of: Printer): CompleteRecord<Grown<PrinterDocument>> => toPrinterDocument(of, []),

    (of: Area): CompleteRecord<TableDocument>[] => toAreaDocument(of).tables,
    // @ts-expect-error
    (of: Area): CompleteRecord<Grown<TableDocument>>[] => toAreaDocument(of).tables,
  ];
  assert.equal(writers.length, 12);
});

test('a property that a writer no longer writes fails to compile', () => {
  const written = [
    // @ts-expect-error
    (of: Omit<WrittenProduct<number>, 'allergens'>): WrittenProduct<number> => of,
    // @ts-expect-error
    (of: Omit<WrittenCategory<number>, 'imageUrl'>): WrittenCategory<number> => of,
    // @ts-expect-error
    (of: Omit<WrittenCampaign, 'badgeText'>): WrittenCampaign => of,
    // @ts-expect-error
    (of: Omit<WrittenSettings, 'grace'>): WrittenSettings => of,
    // @ts-expect-error
    (of: Omit<WrittenPrinter, 'codePageNumber'>): WrittenPrinter => of,
    // @ts-expect-error
    (of: Omit<WrittenTable, 'capacity'>): WrittenTable => of,
  ];
  assert.equal(written.length, 6);
});

/** Only accepts no names: with any name, the test does not compile. */
type None<Names extends never> = Names;

test('a property that a type gains fails to compile until its schema states it', () => {
  const unstated: [
    None<Unstated<ProductDraft, ProductDocument>>?,
    None<Unstated<CategoryDraft, CategoryDocument>>?,
    None<Unstated<CampaignDraft, CampaignDocument, Renamed['campaign']>>?,
    None<Unstated<VenueSettings, SettingsDocument, Renamed['settings']>>?,
    None<Unstated<PrinterDraft, PrinterDocument>>?,
    None<Unstated<TableDraft, TableDocument>>?,
    // @ts-expect-error
    None<Unstated<Grown<ProductDraft>, ProductDocument>>?,
  ] = [];
  assert.deepEqual(unstated, []);
});
