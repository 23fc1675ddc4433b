import type { OrderType } from '../order-type.ts';
import { localTimeAt } from '../venue-clock.ts';

/** A rate of a VAT class, in basis points: 1000 is 10 %. */
export interface VatRate {
  /** The first date on which the rate applies, on the venue's clock; `null` if it has always applied. */
  from: string | null;
  basisPoints: number;
  /** The rate for `Takeaway` and `Delivery`; `null` if it is the same. */
  takeawayBasisPoints: number | null;
}

/** A group of products with the same VAT. */
export interface VatClass {
  /** Unique within the venue. Products and categories refer to the class by this code. */
  code: string;
  name: string;
  /** The section of the fiscal device; `null` for none. */
  section: number | null;
  /** By date, earliest first; each date once. */
  rates: VatRate[];
}

/** The VAT settings of a venue. */
export interface VatTerms {
  vatClasses: VatClass[];
  /** The code of the default class: for products without a class, if their category has none either. */
  vatClass: string | null;
  /** The code of the class of the service fee; `null` for the default class. */
  serviceFeeVatClass: string | null;
}

/** The VAT rate and the fiscal section of an ordered line, or of the service fee. */
export interface OrderedVat {
  /** Basis points. */
  vatRate: number;
  vatSection?: number;
}

/** Finds the VAT of a class by its code; `null` for no VAT. */
export type VatFinder = (code: string | null) => OrderedVat | null;

const NO_VAT: VatFinder = () => null;

/**
 * Returns a function that finds the VAT of a class for an order, by the type of the order and its date on the venue's clock. The
 * code `null` gives the default class of the venue. An unknown class, or a class without a rate on that date, gives no VAT.
 */
export function vatAt(
  { vatClasses, vatClass }: VatTerms,
  timeZone: string,
  at: number,
  type: OrderType,
): VatFinder {
  if (vatClasses.length === 0) return NO_VAT;
  const { date } = localTimeAt(timeZone, at);
  return (code) => {
    const found = vatClasses.find((one) => one.code === (code ?? vatClass));
    const rate = found?.rates.findLast(({ from }) => from === null || from <= date);
    if (found === undefined || rate === undefined) return null;
    const isTakenAway = type !== 'DineIn';
    const vatRate = (isTakenAway ? rate.takeawayBasisPoints : null) ?? rate.basisPoints;
    return { vatRate, ...(found.section === null ? {} : { vatSection: found.section }) };
  };
}

/** Returns the codes that no VAT class of the venue has. */
export function unknownVatClasses({ vatClasses }: VatTerms, codes: readonly (string | null)[]): string[] {
  return codes.filter((code) => code !== null && !vatClasses.some((one) => one.code === code)) as string[];
}
