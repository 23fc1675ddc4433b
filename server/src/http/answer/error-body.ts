import type { Language } from '../../core/languages.ts';
import {
  developerMessageOf,
  type Problem,
  type RefusalCode,
  type RefusalDetails,
} from '../../core/refusals.ts';
import { instant, lira } from './envelope.ts';
import { userMessageOf } from './messages.ts';

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
  details: { toGiveBack: object } | ({ right: string; amount: object } & Record<string, unknown>) | null;
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
    details: details ? detailsOf(details) : null,
  };
}

function detailsOf(details: RefusalDetails): ErrorBody['details'] {
  if ('right' in details) {
    const { amountKurus, movement, ...needed } = details;
    const { toId: accountId, ...moved } = movement ?? { toId: null };
    return {
      ...needed,
      amount: lira(amountKurus),
      ...(movement && { movement: { ...moved, accountId } }),
    };
  }
  return { toGiveBack: lira(details.toGiveBackKurus) };
}

function validationError({ field, message, attemptedValue }: Problem): Problem {
  // An absent value is `null` in JSON, never an empty string.
  return { field, message, attemptedValue: attemptedValue === '' ? null : attemptedValue };
}
