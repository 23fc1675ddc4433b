import { type CallOptions, type Connection, path } from '../connection.ts';
import { NoAnswerError } from '../errors.ts';
import type { Menu } from '../records.ts';

export interface MenuOptions extends CallOptions {
  /** The code of one of the venue's `languages`. Default: its default language. */
  lang?: string | undefined;
}

interface Remembered {
  etag: string;
  /** As text, so that each caller gets its own copy of the menu. */
  text: string;
}

/** The client keeps the menus of the last 200 venues and languages. */
const MOST_REMEMBERED = 200;

/** The menus of the venues. */
export class Menus {
  readonly #connection: Connection;
  readonly #remembered = new Map<string, Remembered>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Reads the current menu, with prices, running discounts and stock. If it has not changed since this client last
   * read it, the service does not send it again.
   * @throws ApiError PUBLIC_API_VENUE_NOT_FOUND
   */
  async get(venueId: string, { lang, ...options }: MenuOptions = {}): Promise<Menu> {
    const name = `${venueId} ${lang ?? ''}`;
    const known = this.#remembered.get(name);
    const { status, headers, body } = await this.#connection.answer(
      {
        ...{ method: 'GET', path: path`/venues/${venueId}/menu`, query: { lang } },
        ...{ headers: known === undefined ? {} : { 'If-None-Match': known.etag } },
        ...{ budget: 'read', repeatable: 'Always' },
      },
      options,
    );
    const etag = headers.get('etag');
    const text = body === null ? known?.text : JSON.stringify(body['data']);
    if (text === undefined) throw new NoAnswerError('Unreadable', status, null);
    if (etag !== null) this.#remember(name, { etag, text });
    return JSON.parse(text) as Menu;
  }

  /** The menu that was read last is at the end; the first one is dropped. */
  #remember(name: string, menu: Remembered): void {
    this.#remembered.delete(name);
    this.#remembered.set(name, menu);
    if (this.#remembered.size > MOST_REMEMBERED) {
      this.#remembered.delete(this.#remembered.keys().next().value as string);
    }
  }
}
