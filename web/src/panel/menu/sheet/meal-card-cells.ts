import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';
import type { Settings } from '../../panel-queries.ts';
import type { Menu } from '../changes/shown-menu.ts';

/** The words for yes and no in the language of the app. */
export interface YesNo {
  yes: string;
  no: string;
}

const words = (list: string) => new Set(list.split(', ').map(foldText));
const YES = words(
  '1, x, +, ✓, ✔, y, yes, true, evet, e, var, doğru, ja, j, wahr, oui, vrai, sì, vero, да, истина, نعم',
);
const NO = words(
  '0, -, –, ✗, ✘, n, no, false, hayır, h, yok, yanlış, nein, falsch, non, faux, falso, нет, ложь, لا',
);

/** Whether a cell says yes, in any language of the app or as spreadsheets write it; `null` if it says neither yes nor no. */
export function readYesNo(cell: string): boolean | null {
  const text = foldText(westernDigits(cell));
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}

/** The cell for yes or no; empty for `null`. */
export function writeYesNo(isYes: boolean | null, { yes, no }: YesNo): string {
  if (isYes === null) return '';
  return isYes ? yes : no;
}

/** Whether a venue takes meal cards. @param methods  its payment methods; if it set up none, it has one of each kind */
export function takesMealCards(methods: Settings['paymentMethods']): boolean {
  return methods.length === 0 || methods.some(({ kind, isActive }) => kind === 'MealCard' && isActive);
}

/**
 * Whether meal cards pay for the products of a new category if the list does not say: yes if they pay for at least half
 * of the menu. Only for a venue that takes meal cards.
 */
export function defaultMealCard(menu: Menu): boolean {
  const accepted = menu.flatMap((category) =>
    category.products.map((product) => product.acceptsMealCard ?? category.acceptsMealCard),
  );
  const accepting = accepted.filter(Boolean).length;
  return accepting * 2 >= accepted.length;
}
