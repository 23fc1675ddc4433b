import type { Problem } from '../../refusals.ts';

/**
 * Sorts problems by the position of their field in an order request. Problems of the same field keep their
 * order.
 */
export function sortByRequestField(problems: readonly Problem[]): Problem[] {
  return problems
    .map((problem) => ({ problem, position: positionOf(problem.field) }))
    .sort((a, b) => comparePositions(a.position, b.position))
    .map(({ problem }) => problem);
}

/** The properties in the order in which the API describes them. The properties of an object come right after it. */
const FIELD_ORDER = ['type', 'tableId', 'customer', 'paymentMethod', 'note', 'lines'];
const CUSTOMER_FIELD_ORDER = ['name', 'phone', 'address'];
const LINE_FIELD_ORDER = [
  'productId',
  'portionId',
  'quantity',
  'note',
  'extraIds',
  'removedIngredientIds',
  'measure',
  'openItem',
];

/**
 * The position of a field as numbers: `lines[1].extraIds[0]` is 5, 1, 4, 0. The first number that differs decides
 * which of two positions comes first.
 */
function positionOf(field: string): number[] {
  const [head = '', ...rest] = field.split(/[.[\]]+/).filter((part) => part !== '');
  const names = head === 'customer' ? CUSTOMER_FIELD_ORDER : LINE_FIELD_ORDER;
  return [
    FIELD_ORDER.indexOf(head),
    ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : names.indexOf(part))),
  ];
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((position, level) => position !== b[level]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}
