/** Steps of work that are left for one basket. They are counted, not timed: the same on every machine. */
export interface StepBudget {
  /** To try turns one after the other. */
  turnSteps: number;
  /** To search family by family for turns that save more. */
  familySteps: number;
  /** To bound what can be saved, and for the searches with other means. */
  steps: number;
}

/** The bound on the work that one basket or bill makes. @see docs/pricing.md */
export function newStepBudget(): StepBudget {
  return { turnSteps: 30_000, familySteps: 120_000, steps: 20_000 };
}
