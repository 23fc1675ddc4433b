/** What a person can be asked a reason for. `remove` is of lines that the kitchen has begun; `price` is a price by hand. */
export const REASON_KINDS = ['remove', 'void', 'comp', 'discount', 'refund', 'price'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** The reasons of one kind. */
export interface ReasonTerms {
  /** Offered at the till with one tap, in this order. Any other reason is typed. */
  usual: string[];
  /** Whether the service refuses the change without a reason. */
  isNeeded: boolean;
}

/** Why things are taken off at a venue. */
export type Reasons = Record<ReasonKind, ReasonTerms>;

/** The kinds that need a reason at a new restaurant. */
const USUALLY_NEEDED: readonly ReasonKind[] = ['void', 'comp', 'refund'];

/** The reasons of a new venue, with the kinds that usually need one. */
export function reasonsWith(usualOf: (kind: ReasonKind) => string[]): Reasons {
  const terms = REASON_KINDS.map((kind) => [
    kind,
    { usual: usualOf(kind), isNeeded: USUALLY_NEEDED.includes(kind) },
  ]);
  return Object.fromEntries(terms) as Reasons;
}

/** `reductionsNoticePercent` of a venue that has not decided it. */
export const USUAL_REDUCTIONS_NOTICE_PERCENT = 10;
