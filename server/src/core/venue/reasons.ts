/** The acts that may need a reason. `remove`: to remove units that the kitchen has begun to make. `price`: to set a manual price. */
export const REASON_KINDS = ['remove', 'void', 'comp', 'discount', 'refund', 'price'] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** The reasons of one kind. */
export interface ReasonTerms {
  /** The reasons that the till offers as buttons, in this order. A person can type another reason. */
  usual: string[];
  /** Whether the service refuses the act without a reason. */
  isNeeded: boolean;
}

/** The reasons of a venue, by kind of act. */
export type Reasons = Record<ReasonKind, ReasonTerms>;

/** The kinds that need a reason at a new venue. */
const USUALLY_NEEDED: readonly ReasonKind[] = ['void', 'comp', 'refund'];

/** The reasons of a new venue. @param usualOf  returns the reasons that the till offers for a kind */
export function reasonsOfNewVenue(usualOf: (kind: ReasonKind) => string[]): Reasons {
  const terms = REASON_KINDS.map((kind) => [
    kind,
    { usual: usualOf(kind), isNeeded: USUALLY_NEEDED.includes(kind) },
  ]);
  return Object.fromEntries(terms) as Reasons;
}

/** The default of a venue's `reductionsNoticePercent`. */
export const USUAL_REDUCTIONS_NOTICE_PERCENT = 10;
