import { unknownCourseCodes } from '../../core/venue/courses.ts';
import type { CategoryDraft, VenueSettings } from '../../core/venue/drafts/venue-draft.ts';
import { unknownVatClasses, type VatClass, type VatRate } from '../../core/venue/vat.ts';
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

/**
 * Adds a fault for each VAT class and each course that a record of the venue names, but that the venue does not have.
 */
export function reportUnknownCodes(
  settings: Pick<VenueSettings, 'vatClasses' | 'vatClass' | 'serviceFeeVatClass' | 'courses'>,
  categories: readonly CategoryDraft[],
  at: DocumentPath,
  faults: DocumentFaults,
): void {
  const report = (code: string | null, path: DocumentPath) => {
    if (unknownVatClasses(settings, [code]).length > 0)
      faults.add(path, 'is no VAT class of the venue', code);
  };
  report(settings.vatClass, [...at, 'vatClass']);
  report(settings.serviceFeeVatClass, [...at, 'serviceFeeVatClass']);
  const reportCourse = (code: string | null, path: DocumentPath) => {
    if (unknownCourseCodes(settings, [code]).length > 0) faults.add(path, 'is no course of the venue', code);
  };
  for (const [index, { vatClass, course, products }] of categories.entries()) {
    const path = [...at, 'categories', index];
    report(vatClass, [...path, 'vatClass']);
    reportCourse(course, [...path, 'course']);
    for (const [place, product] of products.entries()) {
      report(product.vatClass, [...path, 'products', place, 'vatClass']);
      reportCourse(product.course, [...path, 'products', place, 'course']);
    }
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
