import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';
import { percentOf } from '../../percent-of.ts';
import { rateOn, type VatClass } from '../../venue-settings/vat-class.ts';

/** What a list may say about VAT: the classes of the venue, the one of products that name none, and today at the venue. */
export interface VatChoices {
  classes: readonly VatClass[];
  usual: string | null;
  today: string;
}

/**
 * The class that a cell names: by its name, its code, or the rate that it has today, such as `10`, `%10` or `10 %`. Of several with one
 * rate it is that of products that name none, or else the first. @returns `null` for an unknown one
 */
export function classOf(cell: string, { classes, usual, today }: VatChoices): VatClass | null {
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

/** The rate that a cell names, in percent; `null` for none. What is less than one is a share: `0.1` is ten percent. */
function rateIn(cell: string): number | null {
  const percent = percentOf(westernDigits(cell).replace(/[%\u066a]/, ''));
  return percent === null || percent === 0 || percent >= 1 ? percent : Math.round(percent * 100);
}

/** More rates than a country has: the column holds something else. */
const MOST_RATES = 8;

/** The rates that cells name, the lowest first; none where there are too many. */
export function ratesIn(cells: readonly string[]): number[] {
  const rates = new Set(cells.map(rateIn).filter((rate) => rate !== null));
  return rates.size > MOST_RATES ? [] : [...rates].toSorted((one, other) => one - other);
}

/** What a cell says so that {@link classOf} reads this class from it: its name, or its code where another class has that name. */
export function vatCell(code: string | null, choices: VatChoices): string {
  const found = choices.classes.find((one) => one.code === code);
  if (found === undefined) return '';
  return [found.name, found.code].find((text) => classOf(text, choices)?.code === code) ?? '';
}
