/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The number of the next page; `null` on the last one. */
  nextCursor: number | null;
}

/**
 * A list that is read page by page as you iterate over it: `for await (const order of sofra.orders.list())`.
 * When new records are added, the service may return a record on two pages; the iteration returns each only once.
 */
export class Pages<T extends { id: string }> implements AsyncIterable<T> {
  readonly #read: (cursor: number) => Promise<Page<T>>;

  constructor(read: (cursor: number) => Promise<Page<T>>) {
    this.#read = read;
  }

  /** Reads one page. @param cursor  the page number from 1: `nextCursor` of the previous page */
  page(cursor = 1): Promise<Page<T>> {
    return this.#read(cursor);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    const seen = new Set<string>();
    for (let cursor: number | null = 1; cursor !== null; ) {
      const page: Page<T> = await this.#read(cursor);
      for (const item of page.items) {
        if (seen.has(item.id)) continue;
        seen.add(item.id);
        yield item;
      }
      cursor = page.nextCursor;
    }
  }

  /** Reads the whole list into an array. */
  async all(): Promise<T[]> {
    const items: T[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}
