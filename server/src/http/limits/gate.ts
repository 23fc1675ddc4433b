import { Refusal } from '../../core/refusals.ts';

/** Counts the requests that are being handled, and refuses those beyond what the service can serve. */
export interface Gate {
  /** A slot for one request, not taken yet. */
  newSlot(): Slot;
  /** From now on no request enters; those inside finish. */
  startDraining(): void;
  isDraining(): boolean;
}

/** The slot of one request among those that are being handled. */
export interface Slot {
  /**
   * Takes the slot.
   * @throws Refusal SERVICE_UNAVAILABLE while the service drains, and when all slots are taken
   */
  enter(): void;
  /** Gives the slot back. Does nothing when it is not taken. */
  leave(): void;
  /**
   * Gives the slot back while it waits, so that a slow caller blocks no other, and takes one again
   * afterwards, also while the service drains.
   * @throws Refusal SERVICE_UNAVAILABLE when all slots are taken by then
   */
  waitWithout<T>(wait: () => Promise<T>): Promise<T>;
}

/** Makes an open gate. @param slots  how many requests may be handled at the same time */
export function createGate(slots: number): Gate {
  let taken = 0;
  let drains = false;

  function newSlot(): Slot {
    let isTaken = false;
    const take = () => {
      if (taken >= slots) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
      taken += 1;
      isTaken = true;
    };
    const leave = () => {
      if (isTaken) taken -= 1;
      isTaken = false;
    };
    return {
      enter: () => {
        if (drains) throw drainingRefusal();
        take();
      },
      leave,
      waitWithout: async (wait) => {
        leave();
        const waited = await wait();
        take();
        return waited;
      },
    };
  }

  return {
    newSlot,
    startDraining: () => {
      drains = true;
    },
    isDraining: () => drains,
  };
}

/** Asks a caller to retry in five seconds, on this server or on another one. */
export function drainingRefusal(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
}
