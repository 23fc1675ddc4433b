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
  /** The address of the service: `https://…`, or `http://…` on this machine. */
  baseUrl: string | undefined;
  /** The API key. It must not reach a browser. */
  apiKey: string | undefined;
  /** The language of `userMessage` in errors. Default: Turkish. */
  language?: string | undefined;
  /** The timeout of one try in milliseconds. Default: 10,000. */
  timeoutMs?: number | undefined;
  /** The timeout of a call with all its tries and pauses, in milliseconds. Default: 30,000. */
  deadlineMs?: number | undefined;
  /** The maximum number of retries of a call. Default: 4. */
  retries?: number | undefined;
  /** Stores the idempotency keys of baskets, for `orders.place`. */
  keyStore?: KeyStore | undefined;
  /** The signing secret, for `webhooks.verify`. */
  signingSecret?: string | readonly string[] | undefined;
  /** Replaces the `fetch` of the runtime. */
  fetch?: Fetch | undefined;
  /** Replaces the clock, for tests. */
  time?: Time | undefined;
  /** Replaces the random numbers for pauses, from 0 to 1, for tests. */
  random?: (() => number) | undefined;
}

/** A client of the public API for one API key. A process needs only one. */
export class Sofra {
  readonly venues: Venues;
  readonly menus: Menus;
  readonly orders: Orders;
  readonly reservations: Reservations;
  readonly webhooks: Webhooks;

  /** @throws UsageError  the key is missing, or the address is not one that a key may be sent to */
  constructor(options: SofraOptions) {
    if (!options.apiKey) throw new UsageError('a client needs an apiKey');
    const connection = new Connection({
      ...{ apiKey: options.apiKey, baseUrl: options.baseUrl ?? '', language: options.language },
      timeoutMs: options.timeoutMs ?? 10_000,
      deadlineMs: options.deadlineMs ?? 30_000,
      retries: options.retries ?? 4,
      // Some runtimes refuse a `fetch` that is called without its object.
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
