import { createContext } from 'react';

/** The range of ledger rows from which the figures of a report are calculated. */
export const FigureRange = createContext<{ after: number; last: number }>({ after: 0, last: 0 });
