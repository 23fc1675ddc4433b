/** A day report as it is printed: texts in the language of the venue's papers, amounts in kuruş. */
export interface PrintedReport {
  title: string;
  parts: { title: string; lines: PrintedFigure[] }[];
}

/** A figure with its name: an amount, or another value. */
export interface PrintedFigure {
  text: string;
  kurus: number | null;
  value: string | null;
}
