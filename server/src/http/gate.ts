import { Refusal } from '../core/refusals.ts';

/** Counts who is inside, and turns away whom the service cannot serve. */
export interface Gate {
  /** @throws Refusal SERVICE_UNAVAILABLE when the service drains or has more under way than it can answer in time */
  enter(): void;
  leave(): void;
  /** From now on nobody enters; who is inside finishes. */
  startDraining(): void;
  isDraining(): boolean;
}

/** Far above what a healthy server has under way; beyond it, waiting only makes everybody late. */
const MOST_INSIDE = 2_000;

/** Makes an open gate with nobody inside. */
export function createGate(): Gate {
  let inside = 0;
  let drains = false;
  return {
    enter: () => {
      if (drains) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
      if (inside >= MOST_INSIDE) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
      inside += 1;
    },
    leave: () => {
      inside -= 1;
    },
    startDraining: () => {
      drains = true;
    },
    isDraining: () => drains,
  };
}
