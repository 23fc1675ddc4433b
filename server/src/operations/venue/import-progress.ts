/** The phases of an import, in order. A dry run only reads and checks. */
export const IMPORT_PHASES = ['Waiting', 'Reading', 'Checking', 'Hashing', 'Saving'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];

/** The progress of an import: counted in venues, while hashing in passwords. */
export interface ImportProgress {
  phase: ImportPhase;
  done: number;
  /** 0 while the total is unknown. */
  total: number;
}

/** Receives the progress of an import. */
export type ReportProgress = (progress: ImportProgress) => void;

/**
 * Counts the steps of a phase, and reports the beginning and each full percent.
 * @returns a function that counts one step
 */
export function countSteps(phase: ImportPhase, total: number, report: ReportProgress): () => void {
  let done = 0;
  report({ phase, done, total });
  return () => {
    const before = Math.floor((done * 100) / total);
    done += 1;
    if (Math.floor((done * 100) / total) > before) report({ phase, done, total });
  };
}
