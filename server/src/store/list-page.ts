/** What a list is to show: what can still change, what is over, or both. */
export type ListFilter = 'Open' | 'Closed' | 'All';

/** A page of a list. */
export interface Page {
  /** Counted from 1. */
  number: number;
  size: number;
}

/** Which bills `b` a list shows, by their state. */
export const STATE_CONDITION: Record<ListFilter, string> = {
  Open: `and b.state = 'Open'`,
  Closed: `and b.state <> 'Open'`,
  All: '',
};

const placed = (filter: ListFilter) => `b.is_placed_by_api and not b.is_hidden ${STATE_CONDITION[filter]}`;

/** Which bills `b` of a venue the list of the public API shows. */
export const LISTED: Record<ListFilter, string> = {
  Open: placed('Open'),
  Closed: placed('Closed'),
  All: placed('All'),
};
