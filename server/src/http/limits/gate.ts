import { Refusal } from '../../core/refusals.ts';

/** Counts the requests that are being worked on, and turns away what the service cannot serve. */
export interface Gate {
  /** A place for one request, not taken yet. */
  newPlace(): Place;
  /** From now on nobody enters; who is inside finishes. */
  startDraining(): void;
  isDraining(): boolean;
}

/** The place of one request among those that are being worked on. */
export interface Place {
  /** @throws Refusal SERVICE_UNAVAILABLE when the service drains or has more under way than it can answer in time */
  enter(): void;
  /** Gives the place back; once is enough. */
  leave(): void;
  /**
   * Waits for the caller without the place, so that a slow caller takes nobody else's, and takes one again. A request that
   * was let in is under way: it may come back while the service drains.
   * @throws Refusal SERVICE_UNAVAILABLE when all places are taken by then
   */
  waitOutside<T>(wait: () => Promise<T>): Promise<T>;
}

/** Makes an open gate with nobody inside. @param mostInside  places */
export function createGate(mostInside: number): Gate {
  let inside = 0;
  let drains = false;

  function newPlace(): Place {
    let isTaken = false;
    const take = () => {
      if (inside >= mostInside) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
      inside += 1;
      isTaken = true;
    };
    const leave = () => {
      if (isTaken) inside -= 1;
      isTaken = false;
    };
    return {
      enter: () => {
        if (drains) throw drainingRefusal();
        take();
      },
      leave,
      waitOutside: async (wait) => {
        leave();
        const waited = await wait();
        take();
        return waited;
      },
    };
  }

  return {
    newPlace,
    startDraining: () => {
      drains = true;
    },
    isDraining: () => drains,
  };
}

/** Tells a caller to come back, to this server or to another one, when this one has ended. */
export function drainingRefusal(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
}
