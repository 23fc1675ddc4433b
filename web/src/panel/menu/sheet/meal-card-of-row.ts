import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { westernDigits } from '../../../ui/text/western-digits.ts';
import type { Settings } from '../../panel-queries.ts';
import type { Menu } from '../changes/shown-menu.ts';

/** What yes and no are called in the language of the app. */
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

/** Whether a cell says yes, in any language of the app or as spreadsheets write it; `null` where it says neither yes nor no. */
export function readYesNo(cell: string): boolean | null {
  const text = foldText(westernDigits(cell));
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}

export function yesNoCell(isYes: boolean, { yes, no }: YesNo): string {
  return isYes ? yes : no;
}

/** Whether a venue takes meal cards. @param methods  its ways to pay; with none of its own it has one of each kind */
export function takesMealCards(methods: Settings['paymentMethods']): boolean {
  return methods.length === 0 || methods.some(({ kind, isActive }) => kind === 'MealCard' && isActive);
}

/**
 * Whether meal cards pay for a new product of a category of which a list does not say it: as for most products of the category, else as for
 * most of the menu, else they do.
 */
export function usualMealCard(menu: Menu): (category: string) => boolean {
  const ofMenu = mostAccept(menu.flatMap(({ products }) => products)) ?? true;
  const ofCategory = new Map(menu.map(({ name, products }) => [name, mostAccept(products) ?? ofMenu]));
  return (category) => ofCategory.get(category) ?? ofMenu;
}

/** `null` where there are as many of both, or none. */
function mostAccept(products: Menu[number]['products']): boolean | null {
  const accepting = products.filter(({ acceptsMealCard }) => acceptsMealCard).length;
  return accepting * 2 === products.length ? null : accepting * 2 > products.length;
}
