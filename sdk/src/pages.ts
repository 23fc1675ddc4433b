/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The number of the next page; `null` on the last one. */
  nextCursor: number | null;
}

/**
 * A list that is read page by page as it is walked through: `for await (const order of sofra.orders.list())`.
 * While new records come in, the service may show one on two pages; here each comes once.
 */
export class Pages<T extends { id: string }> implements AsyncIterable<T> {
  readonly #read: (cursor: number) => Promise<Page<T>>;

  constructor(read: (cursor: number) => Promise<Page<T>>) {
    this.#read = read;
  }

  /** Reads one page, as the service answers it. @param cursor  from 1: the `nextCursor` of the page before */
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

  /** Reads the whole list. */
  async all(): Promise<T[]> {
    const items: T[] = [];
    for await (const item of this) items.push(item);
    return items;
  }
}
