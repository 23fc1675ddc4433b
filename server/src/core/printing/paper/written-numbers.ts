import type { Language } from '../../languages.ts';

/** Writes numbers for printed papers in the format of a language, always with the digits 0 to 9. */

/** An amount in lira with two decimals: `1.234,50` in Turkish. The minus is the ASCII hyphen, which every printer has. */
export function formatAmount(kurus: number, language: Language): string {
  return formatOf(language, 2, 2)
    .format(kurus / 100)
    .replace('\u2212', '-');
}

/** An amount in thousandths of a unit, written in the unit: 345 g as `0,345` in Turkish. */
export function formatMeasure(thousandths: number, language: Language): string {
  return formatOf(language, 3, 3).format(thousandths / 1000);
}

/** A rate in basis points, written in percent without trailing zeros: `%5,5` in Turkish, `10 %` in German. */
export function formatRate(basisPoints: number, language: Language): string {
  const rate = formatOf(language, 0, 2).format(basisPoints / 100);
  if (language === 'tr') return `%${rate}`;
  return SIGN_WITHOUT_SPACE.includes(language) ? `${rate}%` : `${rate} %`;
}

const SIGN_WITHOUT_SPACE: readonly Language[] = ['en', 'it', 'ar'];

function formatOf(language: Language, least: number, most: number): Intl.NumberFormat {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}
