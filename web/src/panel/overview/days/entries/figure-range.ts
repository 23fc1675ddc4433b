import { createContext } from 'react';

/** The rows of the ledger that the figures of a report are of. */
export const FigureRange = createContext<{ after: number; last: number }>({ after: 0, last: 0 });
