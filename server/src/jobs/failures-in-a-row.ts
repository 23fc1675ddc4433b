import { isNodeLost } from '../store/database-errors.ts';

const MOST_IN_A_ROW = 3;

/** Counts the failures of a job. */
export interface FailuresInARow {
  /** Returns what the work resolves to, and notes how it ends. */
  watch<T>(work: Promise<T>): Promise<T>;
  forget(): void;
  /** Whether the last three attempts failed. */
  isFailing(): boolean;
}

/** A node of a cluster that is lost stops the work of its own venues only, so such a failure does not count. */
export function countFailures(): FailuresInARow {
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
