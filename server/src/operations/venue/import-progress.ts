/** What an import does, in this order. A dry run only reads and checks. */
export const IMPORT_PHASES = ['Waiting', 'Reading', 'Checking', 'Hashing', 'Saving'] as const;
export type ImportPhase = (typeof IMPORT_PHASES)[number];

/** How far an import is: in venues, when it hashes in passwords. */
export interface ImportProgress {
  phase: ImportPhase;
  done: number;
  /** 0 while it is not known. */
  total: number;
}

/** Takes the progress of an import. */
export type ReportProgress = (progress: ImportProgress) => void;

/**
 * Counts the steps of a phase, and reports its beginning and each percent.
 * @returns counts one step
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
