import { isNodeLost } from '../store/database-errors.ts';

const MOST_IN_A_ROW = 3;

/** Counts consecutive failures of a job. */
export interface FailureCounter {
  /** Waits for the work, counts whether it failed, and returns its result. */
  watch<T>(work: Promise<T>): Promise<T>;
  forget(): void;
  /** Whether the last three attempts failed. */
  isFailing(): boolean;
}

/**
 * Creates the counter. Does not count failures of a lost database node (only in a cluster), because they only affect the
 * venues of that node.
 */
export function createFailureCounter(): FailureCounter {
  let inARow = 0;
  return {
    watch: async (work) => {
      try {
        const result = await work;
        inARow = 0;
        return result;
      } catch (error) {
        if (!isNodeLost(error)) inARow += 1;
        throw error;
      }
    },
    forget: () => {
      inARow = 0;
    },
    isFailing: () => inARow >= MOST_IN_A_ROW,
  };
}
