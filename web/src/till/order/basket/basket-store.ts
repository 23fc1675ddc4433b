import { keepOnDevice } from '../../../device/keep-on-device.ts';
import { type Basket, countUnits, EMPTY_BASKET, NO_CUSTOMER } from './basket.ts';
import { BASKET_PREFIX } from './unsent-baskets.ts';

/** Stores the unsent baskets of the device by name. They survive a reload, and all tabs share them. */
export interface BasketStore {
  read: (name: string) => Basket;
  change: (name: string, change: (basket: Basket) => Basket) => void;
  /** A number that increases with each change of any basket. */
  version: () => number;
  /** Calls back at each change of any basket. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
}

/** A basket that was not changed for this long counts as abandoned and is deleted. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Opens the baskets of a device. If the storage is full, they are only kept in memory.
 * @param now  the time in milliseconds since 1970
 */
export function openBasketStore(storage: Storage, now: () => number): BasketStore {
  const read = new Map<string, Basket>();
  const listeners = new Set<() => void>();
  let version = 0;
  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  removeOld(storage, now());
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(BASKET_PREFIX)) return;
    // Another tab has changed the basket; `null`: the storage was cleared.
    if (key === null) read.clear();
    else read.delete(key.slice(BASKET_PREFIX.length));
    tell();
  });
  const basketOf = (name: string): Basket => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const stored = parse(storage.getItem(BASKET_PREFIX + name));
    read.set(name, stored);
    return stored;
  };
  return {
    read: basketOf,
    change: (name, change) => {
      const basket = change(basketOf(name));
      read.set(name, basket);
      store(storage, name, basket, now());
      tell();
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function store(storage: Storage, name: string, basket: Basket, now: number): void {
  if (isUntouched(basket)) storage.removeItem(BASKET_PREFIX + name);
  else keepOnDevice(storage, BASKET_PREFIX + name, JSON.stringify({ ...basket, changedAt: now }));
}

function isUntouched(basket: Basket): boolean {
  return (
    countUnits(basket) === 0 &&
    basket.allergy === undefined &&
    basket.note === '' &&
    basket.guests === null &&
    basket.refusal === null &&
    Object.values(basket.customer).every((text) => text === '')
  );
}

function removeOld(storage: Storage, now: number): void {
  for (const key of Object.keys(storage).filter((one) => one.startsWith(BASKET_PREFIX))) {
    const { changedAt } = parseObject(storage.getItem(key));
    if (typeof changedAt !== 'number' || now - changedAt > KEPT_MS) storage.removeItem(key);
  }
}

function parse(text: string | null): Basket {
  const { lines, note, customer, guests, refusal, seat, allergy } = parseObject(text) as Partial<Basket>;
  if (!Array.isArray(lines)) return EMPTY_BASKET;
  return {
    lines,
    note: note ?? '',
    customer: { ...NO_CUSTOMER, ...customer },
    guests: guests ?? null,
    refusal: refusal ?? null,
    ...(seat === undefined ? {} : { seat }),
    ...(allergy === undefined ? {} : { allergy }),
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
