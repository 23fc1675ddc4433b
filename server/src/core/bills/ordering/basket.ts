import type { Extra, Ingredient, Portion, Product } from '../../menu/menu.ts';
import type { IndexedProduct, MenuIndex } from '../../menu/menu-index.ts';
import { isOrderable, stockStatusOf } from '../../menu/orderable.ts';
import type { Measure } from '../../pricing/price-terms.ts';
import { type Problem, Refusal, type RefusalCode } from '../../refusals.ts';
import { measuredPortion } from '../prices/measured-portion.ts';
import { openItemOf } from '../prices/open-item.ts';
import type { LineRequest } from './order-request.ts';
import { sortByRequestField } from './sort-problems.ts';

/** A line of a request, checked against the menu. */
export interface BasketLine {
  product: Product;
  portion: Portion;
  /** At least 1. */
  quantity: number;
  note: string | null;
  /** Every unit of the line has each extra once. */
  extras: Extra[];
  removedIngredients: Ingredient[];
  /** The code of its VAT class; `null` for the default class of the venue. */
  vatClass: string | null;
  /** Whether meal cards can pay for it. */
  acceptsMealCard: boolean;
  /** Only for goods by measure: then `portion.priceKurus` is the price of the measured quantity. */
  measure?: Measure;
  isOpenItem?: true;
  /** The code of its course; `null` for none. */
  course: string | null;
  seat?: number;
  allergy?: NonNullable<LineRequest['allergy']>;
}

/**
 * Checks the lines of a request against the menu, and returns them in the same order. There are three steps: every product
 * exists, every product can be ordered, every choice is allowed. A step that finds problems throws one refusal with all of
 * them. `checkStockLeft` checks the number of units. Ids must be in lower case.
 * @throws Refusal PUBLIC_API_PRODUCT_NOT_FOUND if a product is not on the menu, or a portion is not one of its product
 * @throws Refusal PUBLIC_API_PRODUCT_UNAVAILABLE if a product is hidden or out of stock, or is sold by measure and not measured
 * @throws Refusal PUBLIC_API_PRODUCT_OPTION_INVALID if an extra or ingredient does not belong to the product, is named twice or
 *   breaks a rule of its option group, or if a portion that is sold by the piece is measured
 * @see docs/ordering.md#a-basket
 */
export function checkBasket(lines: readonly LineRequest[], menu: MenuIndex): BasketLine[] {
  const found = findAll(lines, menu);
  const problems: Problem[] = [];
  for (let at = 0; at < found.length; at++) addUnavailability(found[at]!, lines[at]!, at, problems);
  refuseIfAny('PUBLIC_API_PRODUCT_UNAVAILABLE', problems);
  const basket = found.map(({ indexed, portion }, at): BasketLine => {
    const { quantity, note, extraIds, removedIngredientIds } = lines[at]!;
    const { product, ingredients, vatClass, acceptsMealCard } = indexed;
    const extras = chooseExtras(indexed, extraIds, at, problems);
    const removedIngredients = findParts(ingredients, removedIngredientIds, at, INGREDIENTS, problems);
    const { measure, openItem, course = indexed.course, seat, allergy } = lines[at]!;
    const line: BasketLine = {
      ...{ product, portion, quantity, note, extras, removedIngredients, vatClass, acceptsMealCard, course },
      ...(seat === undefined ? {} : { seat }),
      ...(allergy === undefined ? {} : { allergy }),
    };
    if (openItem !== undefined) return { ...line, isOpenItem: true };
    if (measure === undefined) return line;
    const field = `lines[${at}].measure`;
    const measured = measuredPortion(portion, measure, field);
    if (measured === null) problems.push(problem(field, 'is for goods sold by measure', null));
    return { ...line, ...measured };
  });
  if (problems.length > 0) refuseIfAny('PUBLIC_API_PRODUCT_OPTION_INVALID', sortByRequestField(problems));
  return basket;
}

/**
 * Passes if each product has enough units left for all its lines together. This is the last check of a basket.
 * @param leftOf  returns the units left of a product; `null` if they are not counted. It must return the current number:
 *   the number in a cached menu may be out of date.
 * @throws Refusal PUBLIC_API_PRODUCT_UNAVAILABLE with every line of a product that has too few units
 */
export function checkStockLeft(
  basket: readonly BasketLine[],
  leftOf: (product: Product) => number | null,
): void {
  const asked = new Map<string, number>();
  for (const { product, quantity } of basket) {
    asked.set(product.id, (asked.get(product.id) ?? 0) + quantity);
  }
  const problems = basket.flatMap(({ product, quantity }, at) => {
    const left = leftOf(product);
    if (left === null || asked.get(product.id)! <= left) return [];
    return [problem(`lines[${at}].quantity`, 'is more than is left in stock', quantity)];
  });
  refuseIfAny('PUBLIC_API_PRODUCT_UNAVAILABLE', problems);
}

interface FoundPortion {
  indexed: IndexedProduct;
  portion: Portion;
}

function findAll(lines: readonly LineRequest[], menu: MenuIndex): FoundPortion[] {
  const found: FoundPortion[] = [];
  const problems: Problem[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { productId, portionId, openItem } = lines[at]!;
    const indexed = openItem === undefined ? menu.products.get(productId) : openItemOf(productId, openItem);
    const portion = indexed?.portions.get(portionId);
    if (indexed === undefined) {
      problems.push(problem(`lines[${at}].productId`, 'is not a product of the menu', productId));
    } else if (portion === undefined) {
      problems.push(problem(`lines[${at}].portionId`, 'is not a portion of the product', portionId));
    } else {
      found.push({ indexed, portion });
    }
  }
  refuseIfAny('PUBLIC_API_PRODUCT_NOT_FOUND', problems);
  return found;
}

function addUnavailability(
  { indexed, portion }: FoundPortion,
  { measure }: LineRequest,
  at: number,
  problems: Problem[],
): void {
  const { product, isShown } = indexed;
  if (!isShown) {
    problems.push(problem(`lines[${at}].productId`, 'is not offered now', product.id));
  } else if (stockStatusOf(product.stock) === 'OutOfStock') {
    problems.push(problem(`lines[${at}].productId`, 'is out of stock', product.id));
  }
  if (!isOrderable(portion) && measure === undefined) {
    problems.push(problem(`lines[${at}].portionId`, 'is sold by measure, at the venue only', portion.id));
  }
}

const EXTRAS = { of: 'extraIds', noun: 'an extra' };
const INGREDIENTS = { of: 'removedIngredientIds', noun: 'a removable ingredient' };

/** Finds the extras of a line, and adds a problem for each broken rule of an option group. @param line  the position of the line */
function chooseExtras(
  { product, extras }: IndexedProduct,
  ids: readonly string[],
  line: number,
  problems: Problem[],
): Extra[] {
  const chosen = findParts(extras, ids, line, EXTRAS, problems);
  for (const { id, name, selectionType, isRequired } of product.optionGroups) {
    let choices = 0;
    for (const extra of chosen) {
      if (extra.optionGroupId !== id) continue;
      choices++;
      if (choices === 1 || selectionType !== 'Single') continue;
      const message = `is a second choice of the option group "${name}", which takes one`;
      problems.push(problem(`lines[${line}].extraIds[${ids.indexOf(extra.id)}]`, message, extra.id));
    }
    if (choices > 0 || !isRequired) continue;
    const message = `needs a choice of the option group "${name}"`;
    problems.push(problem(`lines[${line}].extraIds`, message, null));
  }
  return chosen;
}

/**
 * Finds the parts of a product, such as extras, by their ids. Adds a problem for each unknown or repeated id.
 * @param ids  the list in the property `of` of the request's line number `line`
 */
function findParts<T>(
  parts: ReadonlyMap<string, T>,
  ids: readonly string[],
  line: number,
  { of, noun }: { of: string; noun: string },
  problems: Problem[],
): T[] {
  const chosen: T[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    const part = parts.get(id);
    if (part === undefined) {
      problems.push(problem(`lines[${line}].${of}[${at}]`, `is not ${noun} of the product`, id));
    } else if (ids.indexOf(id) < at) {
      problems.push(problem(`lines[${line}].${of}[${at}]`, 'is named twice', id));
    } else {
      chosen.push(part);
    }
  }
  return chosen;
}

function problem(field: string, message: string, attemptedValue: Problem['attemptedValue']): Problem {
  return { field, message, attemptedValue };
}

function refuseIfAny(code: RefusalCode, problems: Problem[]): void {
  if (problems.length > 0) throw new Refusal(code, { problems });
}
