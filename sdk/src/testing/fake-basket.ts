import type { ValidationError } from '../errors.ts';
import type { Extra, OrderLine, OrderRequest, OrderRequestLine, Portion, Product } from '../records.ts';
import { FakeRefusal, problem } from './fake-answer.ts';
import type { FakeVenue } from './fake-venue.ts';

/** A line of a request, with its product, portion and extras from the menu. */
export interface FoundLine {
  asked: OrderRequestLine;
  product: Product;
  portion: Portion;
  extras: Extra[];
}

/** Checks a basket as the service does. @throws FakeRefusal */
export function readBasket(fake: FakeVenue, body: unknown): { basket: OrderRequest; lines: FoundLine[] } {
  if (typeof body !== 'object' || body === null) throw new FakeRefusal('VALIDATION_ERROR');
  const basket = body as OrderRequest;
  const problems = problemsOf(basket);
  if (problems.length > 0) throw new FakeRefusal('PUBLIC_API_ORDER_INVALID', problems);
  const tables = fake.areas.flatMap((area) => area.tables);
  if (basket.type === 'DineIn' && !tables.some(({ id }) => id === basket.tableId)) {
    throw new FakeRefusal('PUBLIC_API_TABLE_NOT_FOUND');
  }
  return { basket, lines: basket.lines.map((line, at) => findLine(fake, line, at)) };
}

function problemsOf({ type, tableId, customer, lines }: OrderRequest): ValidationError[] {
  if (!['DineIn', 'Takeaway', 'Delivery'].includes(type)) {
    throw new FakeRefusal('VALIDATION_ERROR', [
      problem('type', 'must be one of DineIn, Takeaway, Delivery', type),
    ]);
  }
  const problems: ValidationError[] = [];
  const isAtTable = type === 'DineIn';
  if (isAtTable !== (tableId != null))
    problems.push(problem('tableId', isAtTable ? 'is required' : 'is not allowed'));
  if (isAtTable && customer != null) problems.push(problem('customer', 'is not allowed'));
  if (!isAtTable && !customer?.name) problems.push(problem('customer.name', 'is required'));
  if (!isAtTable && !customer?.phone) problems.push(problem('customer.phone', 'is required'));
  if (type === 'Delivery' && !customer?.address) problems.push(problem('customer.address', 'is required'));
  if (!Array.isArray(lines) || lines.length === 0)
    return [...problems, problem('lines', 'must contain at least 1 item')];
  if (lines.length > 30) problems.push(problem('lines', 'must contain at most 30 items'));
  for (const [at, { quantity }] of lines.entries()) {
    const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= 20;
    if (!isCount) problems.push(problem(`lines[${at}].quantity`, 'must be from 1 to 20', quantity));
  }
  return problems;
}

function findLine({ menu }: FakeVenue, asked: OrderRequestLine, at: number): FoundLine {
  const products = menu.categories.flatMap((category) => category.products);
  const product = products.find(({ id }) => id === asked.productId);
  const portion = product?.portions.find(({ id }) => id === asked.portionId);
  if (product === undefined || portion === undefined) throw new FakeRefusal('PUBLIC_API_PRODUCT_NOT_FOUND');
  if (!portion.orderable || product.stockStatus === 'OutOfStock') {
    throw new FakeRefusal('PUBLIC_API_PRODUCT_UNAVAILABLE', [
      problem(`lines[${at}].productId`, 'cannot be ordered', asked.productId),
    ]);
  }
  return { asked, product, portion, extras: chosenExtras(product, asked, at) };
}

function chosenExtras(
  product: Product,
  { extraIds, removedIngredientIds }: OrderRequestLine,
  at: number,
): Extra[] {
  const ids = new Set(extraIds ?? []);
  const extras = product.extras.filter(({ id }) => ids.has(id));
  const breaks = product.optionGroups.some(({ id, selectionType, isRequired }) => {
    const choices = extras.filter(({ optionGroupId }) => optionGroupId === id).length;
    return (isRequired && choices === 0) || (selectionType === 'Single' && choices > 1);
  });
  const removable = new Set(product.removableIngredients.map(({ id }) => id));
  const isOwn = extras.length === (extraIds ?? []).length;
  if (isOwn && !breaks && (removedIngredientIds ?? []).every((id) => removable.has(id))) return extras;
  throw new FakeRefusal('PUBLIC_API_PRODUCT_OPTION_INVALID', [
    problem(`lines[${at}].extraIds`, 'does not fit the options of the product'),
  ]);
}

/** The line of an order. */
export function orderLineOf({ asked, product, portion, extras }: FoundLine, now: number): OrderLine {
  const unitPrice = unitPriceOf(portion, extras);
  const removed = new Set(asked.removedIngredientIds ?? []);
  return {
    ...{ id: crypto.randomUUID(), productId: product.id, productName: product.name },
    ...{ portionId: portion.id, portionName: portion.name, quantity: asked.quantity },
    ...{ unitPrice, total: sumOf([unitPrice * asked.quantity]), status: 'Pending' },
    extras: extras.map(({ id, name, price }) => ({ id, name, price })),
    removedIngredients: product.removableIngredients.filter(({ id }) => removed.has(id)),
    ...{ note: asked.note ?? null, orderedAt: new Date(now).toISOString() },
  };
}

export function unitPriceOf({ price }: Portion, extras: readonly Extra[]): number {
  return sumOf([price, ...extras.map((extra) => extra.price)]);
}

/** Adds amounts in lira without rounding errors of binary fractions. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
