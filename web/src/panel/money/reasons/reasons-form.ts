import type { Settings } from '../../panel-queries.ts';

export type ReasonKind = keyof Settings['reasons'];
type ReasonTerms = Settings['reasons'][ReasonKind];

/** The kinds of reasons in the order of the page. */
export const REASON_KINDS = [
  'void',
  'remove',
  'comp',
  'discount',
  'price',
  'refund',
] as const satisfies readonly ReasonKind[];

const MOST_REASONS = 8;
const LONGEST_REASON = 60;

/** The reasons of a kind as typed in the form. */
export interface ReasonsForm {
  /** One reason on each line. */
  usual: string;
  isNeeded: boolean;
}

export function reasonsFormOf({ usual, isNeeded }: ReasonTerms): ReasonsForm {
  return { usual: usual.join('\n'), isNeeded };
}

/** The body of the request for a form without faults. */
export function reasonTermsOf({ usual, isNeeded }: ReasonsForm): ReasonTerms {
  return { usual: linesOf(usual), isNeeded };
}

export type ReasonsFault = 'tooMany' | 'tooLong' | 'twice';

/** The faults by field. */
export function reasonsFaultsOf({ usual }: ReasonsForm): Partial<Record<'usual', ReasonsFault>> {
  const reasons = linesOf(usual);
  if (reasons.length > MOST_REASONS) return { usual: 'tooMany' };
  if (reasons.some((reason) => [...reason].length > LONGEST_REASON)) return { usual: 'tooLong' };
  return new Set(reasons).size < reasons.length ? { usual: 'twice' } : {};
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
