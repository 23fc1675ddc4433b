/** Milliseconds for which an answer of the service is taken as it is now. */
const FRESH_MS = 2_000;
/** Above this number the entries that were not read for the longest time are forgotten. */
const MOST_KNOWN = 5_000;

interface Known<T> {
  resource: T;
  readAt: number;
  /** `createdAt` of the newest event about it; empty before the first. */
  eventAt: string;
}

/**
 * Orders or reservations as they are now: read from the service when a page asks, and kept current by its events while a
 * page is open. A lost event costs a page nothing but time, because the page reads when it is opened.
 */
export class Followed<T extends { id: string }> {
  readonly #read: (id: string) => Promise<T>;
  readonly #known = new Map<string, Known<T>>();
  readonly #reading = new Map<string, Promise<T>>();
  readonly #listeners = new Map<string, Set<(resource: T) => void>>();

  constructor(read: (id: string) => Promise<T>) {
    this.#read = read;
  }

  /** Reads one. Pages that ask at once share an answer: the budget of an API key is for all guests together. */
  async get(id: string): Promise<T> {
    const known = this.#known.get(id);
    if (known !== undefined && Date.now() - known.readAt < FRESH_MS) return known.resource;
    const reading = this.#reading.get(id) ?? this.#readAnew(id);
    this.#reading.set(id, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(id);
    }
  }

  /** Notes what the service has just answered to a call that changed it. */
  put(resource: T): void {
    this.#keep(resource, this.#known.get(resource.id)?.eventAt ?? '');
  }

  /** Takes an event. Events can come twice and out of order: `createdAt` says which is newer. */
  take(resource: T, createdAt: string): void {
    if (createdAt <= (this.#known.get(resource.id)?.eventAt ?? '')) return;
    this.#keep(resource, createdAt);
    for (const listener of this.#listeners.get(resource.id) ?? []) listener(resource);
  }

  /** Calls a listener with every change. @returns ends it */
  subscribe(id: string, listener: (resource: T) => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  async #readAnew(id: string): Promise<T> {
    const eventAt = this.#known.get(id)?.eventAt ?? '';
    const resource = await this.#read(id);
    const known = this.#known.get(id);
    // An event that came in the meantime may be newer than the answer.
    if (known !== undefined && known.eventAt !== eventAt) return known.resource;
    this.#keep(resource, eventAt);
    return resource;
  }

  #keep(resource: T, eventAt: string): void {
    this.#known.delete(resource.id);
    this.#known.set(resource.id, { resource, eventAt, readAt: Date.now() });
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value as string);
  }
}
