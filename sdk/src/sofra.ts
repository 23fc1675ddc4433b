import type { Fetch } from './attempt.ts';
import { Connection } from './connection.ts';
import { UsageError } from './errors.ts';
import type { KeyStore } from './idempotency-key.ts';
import { Menus } from './resources/menus.ts';
import { Orders } from './resources/orders.ts';
import { Reservations } from './resources/reservations.ts';
import { Venues } from './resources/venues.ts';
import { Webhooks } from './resources/webhooks.ts';
import { systemTime, type Time } from './time.ts';

export interface SofraOptions {
  /** The address of the service, `https://…`; on this machine `http://` as well. */
  baseUrl: string | undefined;
  /** The API key. It must not reach a browser. */
  apiKey: string | undefined;
  /** The language of `userMessage` in errors; Turkish by default. */
  language?: string | undefined;
  /** Milliseconds for one try; 10,000 by default. */
  timeoutMs?: number | undefined;
  /** Milliseconds for a call with its tries and pauses; 30,000 by default. */
  deadlineMs?: number | undefined;
  /** How often a call is sent again; 4 by default. */
  retries?: number | undefined;
  /** Keeps the keys of baskets, for `orders.place`. */
  keyStore?: KeyStore | undefined;
  /** Verifies events, for `webhooks.verify`. */
  signingSecret?: string | readonly string[] | undefined;
  /** Replaces the `fetch` of the runtime. */
  fetch?: Fetch | undefined;
  /** Replaces the clock, for tests. */
  time?: Time | undefined;
  /** Replaces the chance in pauses, from 0 to 1, for tests. */
  random?: (() => number) | undefined;
}

/** A client of the public API, for one API key. One is enough for a whole process. */
export class Sofra {
  readonly venues: Venues;
  readonly menus: Menus;
  readonly orders: Orders;
  readonly reservations: Reservations;
  readonly webhooks: Webhooks;

  /** @throws UsageError  there is no key, or no address that a key may be sent to */
  constructor(options: SofraOptions) {
    if (!options.apiKey) throw new UsageError('a client needs an apiKey');
    const connection = new Connection({
      ...{ apiKey: options.apiKey, baseUrl: options.baseUrl ?? '', language: options.language },
      timeoutMs: options.timeoutMs ?? 10_000,
      deadlineMs: options.deadlineMs ?? 30_000,
      retries: options.retries ?? 4,
      // Some runtimes refuse a `fetch` that was taken off its object.
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      time: options.time ?? systemTime,
      random: options.random ?? Math.random,
    });
    this.venues = new Venues(connection);
    this.menus = new Menus(connection);
    this.orders = new Orders(connection, options.keyStore);
    this.reservations = new Reservations(connection);
    this.webhooks = new Webhooks(connection, options.signingSecret);
  }
}
