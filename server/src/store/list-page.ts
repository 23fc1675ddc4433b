/** What a list is to show: what can still change, what is over, or both. */
export type ListFilter = 'Open' | 'Closed' | 'All';

/** A page of a list. */
export interface Page {
  /** Counted from 1. */
  number: number;
  size: number;
}
