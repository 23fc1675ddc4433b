import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';
import { readPercent } from '../../read-percent.ts';
import { rateOn, type VatClass } from '../../venue-settings/vat-class.ts';

/** The VAT classes of the venue, the code of the default class (`null` for none), and today's date at the venue. */
export interface VatChoices {
  classes: readonly VatClass[];
  usual: string | null;
  today: string;
}

/**
 * The VAT class that a cell names: by its name, its code, or its rate of today, such as `10`, `%10` or `10 %`. If several
 * classes have that rate: the default class if it is among them, otherwise the first. @returns `null` if unknown
 */
export function readVatClass(cell: string, { classes, usual, today }: VatChoices): VatClass | null {
  const text = foldText(cell);
  const named =
    classes.find(({ code }) => code === cell) ??
    classes.find(({ name, code }) => foldText(name) === text || foldText(code) === text);
  if (named !== undefined) return named;
  const percent = rateIn(cell);
  if (percent === null) return null;
  const alike = classes.filter(({ rates }) => rateOn(rates, today)?.percent === percent);
  return alike.find(({ code }) => code === usual) ?? alike[0] ?? null;
}

/** The rate in a cell, in percent; `null` if it is no rate. A number below 1 is a fraction: `0.1` means ten percent. */
function rateIn(cell: string): number | null {
  const percent = readPercent(westernDigits(cell).replace(/[%\u066a]/, ''));
  return percent === null || percent === 0 || percent >= 1 ? percent : Math.round(percent * 100);
}

/** No country has more rates: with more of them, the column contains something else. */
const MOST_RATES = 8;

/** The different rates in cells, the lowest first; empty if there are too many. */
export function readRates(cells: readonly string[]): number[] {
  const rates = new Set(cells.map(rateIn).filter((rate) => rate !== null));
  return rates.size > MOST_RATES ? [] : [...rates].toSorted((one, other) => one - other);
}

/** The cell for a VAT class: its name, or its code if {@link readVatClass} would read the name as another class. */
export function writeVatCell(code: string | null, choices: VatChoices): string {
  const found = choices.classes.find((one) => one.code === code);
  if (found === undefined) return '';
  return [found.name, found.code].find((text) => readVatClass(text, choices)?.code === code) ?? '';
}
