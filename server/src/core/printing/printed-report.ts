/** The contents of a printed day report. Texts are in the language of the venue's papers, amounts in kuruş. */
export interface PrintedReport {
  title: string;
  parts: { title: string; lines: PrintedFigure[] }[];
}

/** A figure with its printed name: an amount, or another value as text. */
export interface PrintedFigure {
  text: string;
  kurus: number | null;
  value: string | null;
}
