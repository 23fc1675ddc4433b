import type { Extra, Ingredient, Portion, Product } from '../../menu/menu.ts';
import type { IndexedProduct, MenuIndex } from '../../menu/menu-index.ts';
import { isOrderable, stockStatusOf } from '../../menu/orderable.ts';
import type { Measure } from '../../pricing/price-terms.ts';
import { type Problem, Refusal, type RefusalCode } from '../../refusals.ts';
import { measuredPortion } from '../prices/measured-portion.ts';
import { openItemOf } from '../prices/open-item.ts';
import type { LineRequest } from './order-request.ts';
import { inRequestOrder } from './request-order.ts';

/** A line of a request, checked against the menu. */
export interface BasketLine {
  product: Product;
  portion: Portion;
  /** At least 1. */
  quantity: number;
  note: string | null;
  /** Each is once on every unit of the line. */
  extras: Extra[];
  removedIngredients: Ingredient[];
  /** The code of its VAT class; `null` is that of the venue. */
  vatClass: string | null;
  /** Whether meal cards pay for it. */
  acceptsMealCard: boolean;
  /** Of goods by measure; the price of `portion` is then that of what was measured. */
  measure?: Measure;
  isOpenItem?: true;
  /** The code of its course; `null` for none. */
  course: string | null;
  seat?: number;
  allergy?: NonNullable<LineRequest['allergy']>;
}

/**
 * Resolves the lines of a request against the menu, in their order. There are three steps: everything exists,
 * everything can be ordered, every choice is one that the product offers. The first step that finds problems refuses
 * with all of them. `checkStockLeft` checks how many units are left. Ids are compared as they are: lower case.
 * @throws Refusal PUBLIC_API_PRODUCT_NOT_FOUND if a product, or a portion of that very product, is not on the menu
 * @throws Refusal PUBLIC_API_PRODUCT_UNAVAILABLE if one is hidden, sold by measure and not measured, or out of stock
 * @throws Refusal PUBLIC_API_PRODUCT_OPTION_INVALID if an extra or ingredient is not the product's own, is named twice
 *   or breaks a rule of its option group, or a portion is measured that is sold by the piece
 * @see docs/ordering.md#a-basket
 */
export function checkBasket(lines: readonly LineRequest[], menu: MenuIndex): BasketLine[] {
  const found = findAll(lines, menu);
  const problems: Problem[] = [];
  for (let at = 0; at < found.length; at++) addUnavailability(found[at]!, lines[at]!, at, problems);
  refuseAny('PUBLIC_API_PRODUCT_UNAVAILABLE', problems);
  const basket = found.map(({ indexed, portion }, at): BasketLine => {
    const { quantity, note, extraIds, removedIngredientIds } = lines[at]!;
    const { product, ingredients, vatClass, acceptsMealCard } = indexed;
    const extras = chooseExtras(indexed, extraIds, at, problems);
    const removedIngredients = chooseOwn(ingredients, removedIngredientIds, at, INGREDIENTS, problems);
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
  if (problems.length > 0) refuseAny('PUBLIC_API_PRODUCT_OPTION_INVALID', inRequestOrder(problems));
  return basket;
}

/**
 * Passes if the lines of each product together need no more units than are left. This is the last check of a
 * basket.
 * @param leftOf  units left of a product, `null` if they are not counted. Pass the current number: a cached
 *   menu knows the status of its stock, not always the number.
 * @throws Refusal PUBLIC_API_PRODUCT_UNAVAILABLE naming every line of such a product
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
  refuseAny('PUBLIC_API_PRODUCT_UNAVAILABLE', problems);
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
  refuseAny('PUBLIC_API_PRODUCT_NOT_FOUND', problems);
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

/** The extras of a line, checked against the rules of the option groups. @param line  its position */
function chooseExtras(
  { product, extras }: IndexedProduct,
  ids: readonly string[],
  line: number,
  problems: Problem[],
): Extra[] {
  const chosen = chooseOwn(extras, ids, line, EXTRAS, problems);
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
 * The parts of a product that a list names, each once.
 * @param line  the position of the line that the list is `of`
 */
function chooseOwn<T>(
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

function refuseAny(code: RefusalCode, problems: Problem[]): void {
  if (problems.length > 0) throw new Refusal(code, { problems });
}
