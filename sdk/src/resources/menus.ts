import { type CallOptions, type Connection, path } from '../connection.ts';
import { NoAnswerError } from '../errors.ts';
import type { Menu } from '../records.ts';

export interface MenuOptions extends CallOptions {
  /** One of the venue's `languages`; by default its first. */
  lang?: string | undefined;
}

interface Remembered {
  etag: string;
  /** As text, so that each caller gets a menu of its own. */
  text: string;
}

/** The menus of the last 200 venues and languages that were read are remembered. */
const MOST_REMEMBERED = 200;

/** The menus of the venues. */
export class Menus {
  readonly #connection: Connection;
  readonly #remembered = new Map<string, Remembered>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Reads a menu as it is now: prices, running discounts, stock. A menu that has not changed since this client read
   * it last is not sent again.
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

  /** The one that was read last comes last; the first one is forgotten. */
  #remember(name: string, menu: Remembered): void {
    this.#remembered.delete(name);
    this.#remembered.set(name, menu);
    if (this.#remembered.size > MOST_REMEMBERED) {
      this.#remembered.delete(this.#remembered.keys().next().value as string);
    }
  }
}
