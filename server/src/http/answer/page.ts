import { type TSchema, Type } from 'typebox';
import { LIST_FILTERS, type ListFilter } from '../../core/list-filter.ts';
import { nullable, oneOf } from '../schema.ts';

/** The page of a list that was requested. */
export interface PageQuery {
  cursor?: number | undefined;
  pageSize?: number | undefined;
}

export const DEFAULT_PAGE_SIZE = 50;
/** The highest page number. With it, offsets fit into the integers of the database. */
const LAST_PAGE = 20_000_000;

/** The query parameters of a list with pages. */
export const pageParameters = {
  cursor: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: 1,
      description: 'The page number, counted from 1.',
      'x-refusal': 'INVALID_PAGE_NUMBER',
    }),
  ),
  pageSize: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: DEFAULT_PAGE_SIZE,
      description: 'The number of items on a page.',
      'x-refusal': 'INVALID_PAGE_SIZE',
    }),
  ),
};

/**
 * The query parameters of a list with cursors: a page starts after the last item of the page before, so that the
 * database does not read earlier items again.
 * @param pattern  the regular expression of a cursor
 */
export function cursorParameters(pattern: string, example: string) {
  return {
    cursor: Type.Optional(
      Type.String({
        pattern,
        examples: [example],
        description: 'The `nextCursor` of the previous page. Leave it out for the first page.',
      }),
    ),
    pageSize: pageParameters.pageSize,
  };
}

/** The schema of a page of a list with cursors. */
export function cursorPageSchema<Item extends TSchema>(item: Item, example: string) {
  return Type.Object({
    items: Type.Array(item, { description: 'The items, in order.' }),
    nextCursor: nullable(
      Type.String({ examples: [example] }),
      'Send it as `cursor` to read the next page; `null` on the last page.',
    ),
  });
}

/** The query parameter that chooses open items, closed ones, or both; in any letter case. */
export const statusParameter = Type.Optional(
  Type.Unsafe<ListFilter>({
    ...oneOf(LIST_FILTERS, 'Upper or lower case.'),
    default: 'Open',
    'x-any-case': true,
  }),
);

/** The schema of a page of items. */
export function pageSchema<Item extends TSchema>(item: Item) {
  return Type.Object({
    items: Type.Array(item, { description: 'The items of the page.' }),
    nextCursor: nullable(
      Type.Integer({ examples: [null] }),
      'The number of the next page, to be sent as `cursor`; `null` on the last page.',
    ),
  });
}

/** The page that a query requests. */
export function pageOf({ cursor = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): {
  number: number;
  size: number;
} {
  return { number: Math.min(cursor, LAST_PAGE), size: pageSize };
}

/** The cursor of the next page; `null` if this is the last one. */
export function nextCursorOf(page: { number: number }, hasMore: boolean): number | null {
  return hasMore ? page.number + 1 : null;
}

/** The JSON of a page in pieces: one item at a time, a long item in several pieces. */
export async function* pageInPieces<Found>(
  found: AsyncIterable<Found>,
  nextCursor: number | string | null,
  toItem: (found: Found) => object,
): AsyncGenerator<string> {
  let before = '{"items":[';
  for await (const one of found) {
    yield before;
    yield* itemInPieces(toItem(one));
    before = ',';
  }
  yield `${before === ',' ? '' : before}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

/** The JSON of an item in pieces, a short one as a whole. */
export async function* jsonInPieces(item: object): AsyncGenerator<string> {
  yield* itemInPieces(item);
}

/** How many elements of a list within an item are written at once. */
const ELEMENTS_AT_ONCE = 50;

/**
 * The JSON of an item. Its long lists, such as the lines of a bill, come in pieces: at once, they would block other
 * requests for milliseconds.
 */
function* itemInPieces(item: object): Generator<string> {
  const fields = Object.entries(item);
  const isLong = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length > ELEMENTS_AT_ONCE;
  if (!fields.some(([, value]) => isLong(value))) {
    yield JSON.stringify(item);
    return;
  }
  let before = '{';
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (isLong(value)) yield* listInPieces(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

function* listInPieces(list: readonly unknown[]): Generator<string> {
  for (let from = 0; from < list.length; from += ELEMENTS_AT_ONCE) {
    const elements = JSON.stringify(list.slice(from, from + ELEMENTS_AT_ONCE)).slice(1, -1);
    yield `${from === 0 ? '[' : ','}${elements}`;
  }
  yield ']';
}

/** The JSON of a page. @param found  the items of the page, and one more if there is a next page */
export function toPage<Found, Item>(
  found: readonly Found[],
  page: { number: number; size: number },
  toItem: (found: Found) => Item,
): { items: Item[]; nextCursor: number | null } {
  const hasMore = found.length > page.size;
  return { items: found.slice(0, page.size).map(toItem), nextCursor: nextCursorOf(page, hasMore) };
}
