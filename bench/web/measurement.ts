/** Measures something of the app: one or several rows of its table in BENCHMARKS.md. */
export interface Measurement {
  /** Short, to ask for it alone. */
  word: string;
  rows: readonly { what: string; goal: string }[];
  /** Returns what was measured, in words: a text for each row. */
  measure: () => Promise<string[]>;
}
