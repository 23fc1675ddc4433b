/** The filter of a list: entries that can still change, entries that are over, or both. */
export const LIST_FILTERS = ['Open', 'Closed', 'All'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];
