/** `None`: the venue has no fiscal device. `Wanted`: the device issues documents. `Required`: a bill cannot be closed without them. */
export const FISCAL_DEMANDS = ['None', 'Wanted', 'Required'] as const;
export type FiscalDemand = (typeof FISCAL_DEMANDS)[number];
