/** Milliseconds for which an answer of the service counts as current. */
const FRESH_MS = 2_000;
/** The maximum number of entries; those that were read longest ago are dropped. */
const MOST_KNOWN = 5_000;

interface Known<T> {
  resource: T;
  readAt: number;
  /** `createdAt` of the newest event about it; empty before the first. */
  eventAt: string;
}

/**
 * The current orders or reservations: read from the service when a page is opened, and updated by events while it is
 * open. After a lost event, a page is only late: it reads again when it is opened.
 */
export class Followed<T extends { id: string }> {
  readonly #read: (id: string) => Promise<T>;
  readonly #known = new Map<string, Known<T>>();
  readonly #reading = new Map<string, Promise<T>>();
  readonly #listeners = new Map<string, Set<(resource: T) => void>>();

  constructor(read: (id: string) => Promise<T>) {
    this.#read = read;
  }

  /** Reads one. Pages that read at the same time share an answer, because all guests share the rate limit of the key. */
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

  /** Stores the answer of the service to a call that changed it. */
  put(resource: T): void {
    this.#keep(resource, this.#known.get(resource.id)?.eventAt ?? '');
  }

  /** Applies an event. Events can be repeated and out of order: `createdAt` says which one is newer. */
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
    // An event that arrived in the meantime may be newer than the answer.
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
