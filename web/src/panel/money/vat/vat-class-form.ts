import { readPercent } from '../../read-percent.ts';
import type { VatClass, VatRate } from '../../venue-settings/vat-class.ts';
import { makeCode } from '../make-code.ts';

/** A VAT rate as typed in the form. */
export interface RateForm {
  /** Identifies the rate on the page. */
  key: string;
  /** The first date on which the rate applies; empty if it has no beginning. */
  from: string;
  percent: string;
  /** The percentage for takeaway; empty if it is the same. */
  takeaway: string;
}

/** A VAT class as typed in its form. */
export interface VatClassForm {
  name: string;
  section: string;
  rates: RateForm[];
}

export function vatClassFormOf(stored: VatClass | undefined): VatClassForm {
  const rates = stored?.rates ?? [];
  return {
    name: stored?.name ?? '',
    section: String(stored?.section ?? ''),
    rates:
      rates.length === 0
        ? [{ key: '0', from: '', percent: '', takeaway: '' }]
        : rates.map(({ from, percent, takeawayPercent }, at) => ({
            ...{ key: String(at), from: from ?? '', percent: String(percent) },
            takeaway: String(takeawayPercent ?? ''),
          })),
  };
}

export type VatClassFault =
  | 'nameMissing'
  | 'nameTaken'
  | 'sectionWrong'
  | 'percentWrong'
  | 'dateMissing'
  | 'dateTwice';

/** The faults by field; `percent-1` is the percentage of the second rate. @param others  the names of the other classes */
export function vatClassFaultsOf(
  { name, section, rates }: VatClassForm,
  others: readonly string[],
): Record<string, VatClassFault> {
  const isTaken = others.includes(name.trim());
  const faults: Record<string, VatClassFault> = {
    ...(name.trim() === '' ? { name: 'nameMissing' } : isTaken ? { name: 'nameTaken' } : {}),
    ...(section.trim() !== '' && !/^[1-9]\d?$/.test(section.trim()) && { section: 'sectionWrong' }),
  };
  for (const [at, { from, percent, takeaway }] of rates.entries()) {
    const dates = rates.slice(0, at).map((one) => one.from);
    if (at > 0 && from === '') faults[`from-${at}`] = 'dateMissing';
    else if (dates.includes(from)) faults[`from-${at}`] = 'dateTwice';
    if (readPercent(percent) === null) faults[`percent-${at}`] = 'percentWrong';
    if (takeaway.trim() !== '' && readPercent(takeaway) === null) faults[`takeaway-${at}`] = 'percentWrong';
  }
  return faults;
}

/**
 * The VAT classes after one was added or changed in a form without faults.
 * @param code  the code of the changed class; `null` for a new class, whose code is made from its name
 */
export function upsertVatClass(
  classes: readonly VatClass[],
  code: string | null,
  { name, section, rates }: VatClassForm,
): VatClass[] {
  const entered: VatClass = {
    code:
      code ??
      makeCode(
        name,
        classes.map((one) => one.code),
      ),
    name: name.trim(),
    section: section.trim() === '' ? null : Number(section),
    rates: rates.map(rateOf).sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1)),
  };
  return code === null ? [...classes, entered] : classes.map((one) => (one.code === code ? entered : one));
}

function rateOf({ from, percent, takeaway }: RateForm): VatRate {
  return {
    from: from === '' ? null : from,
    percent: readPercent(percent) ?? 0,
    takeawayPercent: takeaway.trim() === '' ? null : readPercent(takeaway),
  };
}
