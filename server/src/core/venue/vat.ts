import type { OrderType } from '../order-type.ts';
import { localAt } from '../venue-clock.ts';

/** A rate of a VAT class, in basis points: 1000 is 10 %. */
export interface VatRate {
  /** The first date on the venue's clock on which it applies; `null` if it always has. */
  from: string | null;
  basisPoints: number;
  /** For `Takeaway` and `Delivery`; `null` if it is the same. */
  takeawayBasisPoints: number | null;
}

/** Products with the same VAT. */
export interface VatClass {
  /** Products and categories name it by this. It tells it apart within the venue. */
  code: string;
  name: string;
  /** Of a fiscal device. */
  section: number | null;
  /** By date, the earliest first; each date once. */
  rates: VatRate[];
}

/** The VAT of a venue. */
export interface VatTerms {
  vatClasses: VatClass[];
  /** The code of the class of products for which neither they nor their category name one. */
  vatClass: string | null;
  /** The code of the class of the service fee; `null` is that of products. */
  serviceFeeVatClass: string | null;
}

/** The VAT of something that is ordered. */
export interface OrderedVat {
  /** Basis points. */
  vatRate: number;
  vatSection?: number;
}

/** Finds the VAT that a class has for an order; `null` for none. */
export type VatOf = (code: string | null) => OrderedVat | null;

const NO_VAT: VatOf = () => null;

/**
 * The VAT of an order of a type at an instant, by the date on the venue's clock. What names no class has the one of the
 * venue. A class that there is not, or without a rate on that date, has none.
 */
export function vatAt(
  { vatClasses, vatClass }: VatTerms,
  timeZone: string,
  at: number,
  type: OrderType,
): VatOf {
  if (vatClasses.length === 0) return NO_VAT;
  const { date } = localAt(timeZone, at);
  return (code) => {
    const found = vatClasses.find((one) => one.code === (code ?? vatClass));
    const rate = found?.rates.findLast(({ from }) => from === null || from <= date);
    if (found === undefined || rate === undefined) return null;
    const isTakenAway = type !== 'DineIn';
    const vatRate = (isTakenAway ? rate.takeawayBasisPoints : null) ?? rate.basisPoints;
    return { vatRate, ...(found.section === null ? {} : { vatSection: found.section }) };
  };
}

/** The codes among some that no class has. */
export function unknownClasses({ vatClasses }: VatTerms, codes: readonly (string | null)[]): string[] {
  return codes.filter((code) => code !== null && !vatClasses.some((one) => one.code === code)) as string[];
}
