/** Whether a venue has a fiscal device, and whether a bill is closed only with its documents. */
export const FISCAL_DEMANDS = ['None', 'Wanted', 'Required'] as const;
export type FiscalDemand = (typeof FISCAL_DEMANDS)[number];
