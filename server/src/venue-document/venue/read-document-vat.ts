import type { CategoryDraft, VenueSettings } from '../../core/venue/drafts/venue-draft.ts';
import { unknownClasses, type VatClass, type VatRate } from '../../core/venue/vat.ts';
import type { DocumentFaults, DocumentPath } from '../document-faults.ts';
import { basisPointsOf } from '../document-reading.ts';
import type { VatClassDocument, VatRateDocument } from './vat-document-schema.ts';

/** Reads the VAT classes of a venue; the rates of each come earliest first. */
export function readVatClasses(
  classes: readonly VatClassDocument[] = [],
  path: DocumentPath,
  faults: DocumentFaults,
): VatClass[] {
  return classes.map(({ code, name, section = null, rates }, at) => {
    faults.claim(`VAT class of ${path.join('.')}`, code, [...path, at, 'code']);
    return { code, name, section, rates: readRates(rates, [...path, at, 'rates'], faults) };
  });
}

/** Reports every VAT class that a venue names and has not. */
export function reportUnknownClasses(
  settings: Pick<VenueSettings, 'vatClasses' | 'vatClass' | 'serviceFeeVatClass'>,
  categories: readonly CategoryDraft[],
  at: DocumentPath,
  faults: DocumentFaults,
): void {
  const report = (code: string | null, path: DocumentPath) => {
    if (unknownClasses(settings, [code]).length > 0) faults.add(path, 'is no VAT class of the venue', code);
  };
  report(settings.vatClass, [...at, 'vatClass']);
  report(settings.serviceFeeVatClass, [...at, 'serviceFeeVatClass']);
  for (const [index, { vatClass, products }] of categories.entries()) {
    report(vatClass, [...at, 'categories', index, 'vatClass']);
    for (const [place, product] of products.entries())
      report(product.vatClass, [...at, 'categories', index, 'products', place, 'vatClass']);
  }
}

function readRates(rates: readonly VatRateDocument[], path: DocumentPath, faults: DocumentFaults): VatRate[] {
  for (const [at, { from }] of rates.entries())
    faults.claim(`VAT rate of ${path.join('.')}`, from ?? '', [...path, at, 'from']);
  return rates
    .map(({ from = null, percent, takeawayPercent = null }) => ({
      from,
      basisPoints: basisPointsOf(percent),
      takeawayBasisPoints: takeawayPercent === null ? null : basisPointsOf(takeawayPercent),
    }))
    .sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
}
