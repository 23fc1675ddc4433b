/** What a list shows: what can still change, what is over, or both. */
export const LIST_FILTERS = ['Open', 'Closed', 'All'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];
