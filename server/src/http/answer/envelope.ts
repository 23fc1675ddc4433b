import { formatLira } from '../../core/money.ts';

/** The fixed sentence of every success. */
export const successMessage = 'The request was successful.';

/** The text of the success envelope before and after the JSON of `data`. @param now  in milliseconds */
export function successFrame(now: number, traceId: string): [before: string, after: string] {
  return [`{"success":true,"timestamp":"${instant(now)}","traceId":"${traceId}","data":`, successTail];
}

/** The text of the success envelope after `data`. */
export const successTail = `,"message":"${successMessage}"}`;

/** An instant in JSON: ISO 8601 in UTC with milliseconds, `2026-03-01T18:30:00.000Z`. */
export function instant(ms: number): string {
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() };
  return latest.text;
}

/**
 * The last instant that was formatted. Under load many answers have the same instant, and formatting one takes as
 * long as pricing a basket without campaigns.
 */
let latest = { ms: Number.NaN, text: '' };

/** An instant in JSON, or `null`. */
export function instantOrNull(milliseconds: number | null | undefined): string | null {
  return milliseconds === null || milliseconds === undefined ? null : instant(milliseconds);
}

/** An amount in JSON: a JSON number with exactly two decimals. */
export type Lira = ReturnType<typeof lira>;

const PRINTED = new Map<number, object>();
const PRINTED_LIMIT = 10_000;

/** An amount in kuruş as the JSON number of lira with two decimals, `12050` is `120.50`. */
export function lira(amountKurus: number): object {
  let printed = PRINTED.get(amountKurus);
  if (printed === undefined) {
    printed = JSON.rawJSON(formatLira(amountKurus));
    if (PRINTED.size >= PRINTED_LIMIT) PRINTED.clear();
    PRINTED.set(amountKurus, printed);
  }
  return printed;
}
