import { type CallOptions, type Connection, path } from '../connection.ts';
import type { Area, Venue, VenueSummary } from '../records.ts';

/** The venues that the key reaches. */
export class Venues {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Lists the venues that the key reaches, its own venue first. The key of a headquarter also reaches its active branches. */
  list(options?: CallOptions): Promise<VenueSummary[]> {
    return this.#read('/venues', options);
  }

  /**
   * Reads a venue: its hours, its languages, and whether it takes orders now.
   * @throws ApiError PUBLIC_API_VENUE_NOT_FOUND
   */
  get(venueId: string, options?: CallOptions): Promise<Venue> {
    return this.#read(path`/venues/${venueId}`, options);
  }

  /** Lists the tables by area, in the order of the till. @throws ApiError PUBLIC_API_VENUE_NOT_FOUND */
  tables(venueId: string, options?: CallOptions): Promise<Area[]> {
    return this.#read(path`/venues/${venueId}/tables`, options);
  }

  #read<T>(where: string, options?: CallOptions): Promise<T> {
    return this.#connection.data<T>(
      { method: 'GET', path: where, budget: 'read', repeatable: 'Always' },
      options,
    );
  }
}
