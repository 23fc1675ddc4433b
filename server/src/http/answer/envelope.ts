import type { Language } from '../../core/languages.ts';
import { formatLira } from '../../core/money.ts';
import {
  developerMessageOf,
  type Problem,
  type RefusalCode,
  type RefusalDetails,
} from '../../core/refusals.ts';
import { userMessageOf } from './messages.ts';

/** The success envelope. Properties are written in this order. */
export interface SuccessBody {
  success: true;
  timestamp: string;
  traceId: string;
  data: unknown;
  message: string;
}

/** The error envelope. Properties are written in this order. */
export interface ErrorBody {
  success: false;
  timestamp: string;
  traceId: string;
  userMessage: string;
  developerMessage: string;
  errorCode: RefusalCode;
  validationErrors: Problem[];
  /** Amounts as numbers with two decimals. */
  details: { toGiveBack: object } | null;
}

/** The parts of an error answer. `now` is in milliseconds. */
export interface ErrorAnswer {
  code: RefusalCode;
  language: Language;
  now: number;
  traceId: string;
  problems: readonly Problem[];
  details?: RefusalDetails | null;
}

/** The fixed sentence of every success. */
export const successMessage = 'The request was successful.';

/** Makes the success envelope. `now` is in milliseconds. */
export function successBody(data: unknown, now: number, traceId: string): SuccessBody {
  return { success: true, timestamp: instant(now), traceId, data, message: successMessage };
}

/**
 * The text before and after `data` in the JSON of {@link successBody}, for data that was serialized before.
 */
export function successFrame(now: number, traceId: string): [before: string, behind: string] {
  return [`{"success":true,"timestamp":"${instant(now)}","traceId":"${traceId}","data":`, successBehind];
}

/** The text after `data` in the JSON of {@link successBody}. */
export const successBehind = `,"message":"${successMessage}"}`;

/**
 * Makes the error envelope: a sentence for people in their language, one for developers in English, and a
 * code for programs.
 */
export function errorBody({ code, language, now, traceId, problems, details }: ErrorAnswer): ErrorBody {
  return {
    success: false,
    timestamp: instant(now),
    traceId,
    userMessage: userMessageOf(code, language),
    developerMessage: developerMessageOf(code),
    errorCode: code,
    validationErrors: problems.map(validationError),
    details: details ? { toGiveBack: lira(details.toGiveBackKurus) } : null,
  };
}

/** An instant as it is written on the wire: ISO 8601 in UTC with milliseconds, `2026-03-01T18:30:00.000Z`. */
export function instant(ms: number): string {
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() };
  return latest.text;
}

/** Under load, many answers have the same one. Writing it takes as long as pricing a basket without campaigns. */
let latest = { ms: Number.NaN, text: '' };

/** An instant or `null`, on the wire. */
export function instantOrNull(milliseconds: number | null | undefined): string | null {
  return milliseconds === null || milliseconds === undefined ? null : instant(milliseconds);
}

/** An amount on the wire: a JSON number with exactly two decimals. */
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

function validationError({ field, message, attemptedValue }: Problem): Problem {
  // An absent value is `null` on the wire, never an empty string.
  return { field, message, attemptedValue: attemptedValue === '' ? null : attemptedValue };
}
