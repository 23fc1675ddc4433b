import type { ApprovableRight } from './access/rights.ts';
import type { CashMoveRequest } from './drawers/approvable-move.ts';
import { REFUSAL_TABLE } from './refusal-table.ts';

/** A code of the error table. Clients act on it; its meaning never changes. */
export type RefusalCode = keyof typeof REFUSAL_TABLE;

/** Every code, in the order of the table. */
export const REFUSAL_CODES = Object.keys(REFUSAL_TABLE) as RefusalCode[];

/**
 * An invalid value in a request. `field` is a path in the body (`lines[1].extraIds`) or the name of a parameter.
 */
export interface Problem {
  field: string;
  message: string;
  attemptedValue: string | number | boolean | null;
}

/** Machine-readable facts of a refusal; amounts in kuruş. */
export type RefusalDetails =
  /** Of `BILL_OVERPAID` and `MEAL_CARD_OVERPAID`. */
  | { toGiveBackKurus: number }
  /**
   * Of `APPROVAL_NEEDED`: what a colleague must approve. `right` is the right that the person lacks, `amountKurus` how much the act
   * deducts or gives back, `act` the operation id. `billId` is `null` for an order that may open a bill.
   */
  | {
      right: ApprovableRight;
      amountKurus: number;
      act: string;
      billId: string | null;
      lineIds: readonly string[];
      movement?: CashMoveRequest;
    };

/** The most problems in one answer: an imported document can have a million. */
export const MOST_PROBLEMS = 100;

/**
 * Limits the problems of a document to 100. If there are more, the last one says so.
 * @param hasMore  whether the document has problems that are not in `problems`
 */
export function limitProblems(problems: readonly Problem[], hasMore = false): readonly Problem[] {
  if (!hasMore && problems.length <= MOST_PROBLEMS) return problems;
  const listed = MOST_PROBLEMS - 1;
  const message = `has more faults than these ${listed}: at least ${Math.max(problems.length, MOST_PROBLEMS + 1)}`;
  return [...problems.slice(0, listed), { field: 'document', message, attemptedValue: null }];
}

/** The optional parts of a refusal. `retryAfterSeconds` becomes the `Retry-After` header. */
export interface RefusalExtras {
  problems?: readonly Problem[];
  details?: RefusalDetails;
  retryAfterSeconds?: number;
  allow?: readonly string[];
  /** The account that the caller tried to sign in to. Only logged, never in the answer. */
  accountId?: string;
}

/**
 * An expected error, such as a closed bill. Any layer throws it, and the HTTP layer turns it into the error envelope.
 * Nothing was changed.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly Problem[];
  readonly details: RefusalDetails | null;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly accountId: string | undefined;

  constructor(code: RefusalCode, extras: RefusalExtras = {}) {
    super(REFUSAL_TABLE[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.problems = extras.problems ?? [];
    this.details = extras.details ?? null;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.allow = extras.allow;
    this.accountId = extras.accountId;
  }
}

/** The HTTP status of a code. */
export function httpStatusOf(code: RefusalCode): number {
  return REFUSAL_TABLE[code][0];
}

/** The English sentence of a code, for logs and developers; its wording may change. */
export function developerMessageOf(code: RefusalCode): string {
  return REFUSAL_TABLE[code][1];
}
