import { Refusal } from '../../core/refusals.ts';

/** Counts the requests that are being handled, and refuses those above what the service can serve. */
export class Gate {
  /** How many requests may be handled at the same time. */
  readonly slots: number;
  taken = 0;
  /** If `true`, new requests are refused; requests under way finish. */
  isDraining = false;

  constructor(slots: number) {
    this.slots = slots;
  }

  /** A slot for one request, not taken yet. */
  newSlot(): Slot {
    return new Slot(this);
  }
}

/** The slot of one request in the gate. A class, because closures would be five objects for each request. */
export class Slot {
  readonly #gate: Gate;
  #isTaken = false;

  constructor(gate: Gate) {
    this.#gate = gate;
  }

  /**
   * Takes the slot.
   * @throws Refusal SERVICE_UNAVAILABLE while the service drains, and when all slots are taken
   */
  enter(): void {
    if (this.#gate.isDraining) throw drainingRefusal();
    this.#take();
  }

  /** Frees the slot. Does nothing if it is not taken. */
  leave(): void {
    if (this.#isTaken) this.#gate.taken -= 1;
    this.#isTaken = false;
  }

  /**
   * Frees the slot while `wait` runs, so that a slow caller does not block others. Then takes a slot again, even if
   * the service drains.
   * @throws Refusal SERVICE_UNAVAILABLE if all slots are taken then
   */
  async waitWithoutSlot<T>(wait: () => Promise<T>): Promise<T> {
    this.leave();
    const waited = await wait();
    this.#take();
    return waited;
  }

  #take(): void {
    if (this.#gate.taken >= this.#gate.slots)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
    this.#gate.taken += 1;
    this.#isTaken = true;
  }
}

/** Asks a caller to retry in five seconds, on this server or on another one. */
export function drainingRefusal(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
}
