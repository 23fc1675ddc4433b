import { percentOf } from '../../percent-of.ts';
import type { VatClass, VatRate } from '../../venue-settings/vat-class.ts';
import { codeFor } from '../code-for.ts';

/** A rate as a person enters it. */
export interface RateForm {
  /** Tells it apart on the page. */
  key: string;
  /** The first date on which it holds; empty for always before. */
  from: string;
  percent: string;
  /** Empty where it is the same. */
  takeaway: string;
}

/** A VAT class as a person enters it. */
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

/** What is wrong, by field; `percent-1` is the percentage of the second rate. @param others  names of the other classes */
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
    if (percentOf(percent) === null) faults[`percent-${at}`] = 'percentWrong';
    if (takeaway.trim() !== '' && percentOf(takeaway) === null) faults[`takeaway-${at}`] = 'percentWrong';
  }
  return faults;
}

/**
 * The classes of the venue with one that was entered, which has no faults.
 * @param code  of the class that is changed; `null` for a new one, which gets a code of its name
 */
export function classesWith(
  classes: readonly VatClass[],
  code: string | null,
  { name, section, rates }: VatClassForm,
): VatClass[] {
  const entered: VatClass = {
    code:
      code ??
      codeFor(
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
    percent: percentOf(percent) ?? 0,
    takeawayPercent: takeaway.trim() === '' ? null : percentOf(takeaway),
  };
}
