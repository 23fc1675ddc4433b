import type { VenueRoute } from '../venue-operation.ts';
import { createFiscalDocument } from './create-fiscal-document.ts';
import { failFiscalDocument } from './fail-fiscal-document.ts';
import { getFiscalBill } from './get-fiscal-bill.ts';
import { issueFiscalDocument } from './issue-fiscal-document.ts';
import { listUnissuedBills } from './list-unissued-bills.ts';
import { retryFiscalDocument } from './retry-fiscal-document.ts';

/** The operations of fiscal documents. */
export const fiscalOperations: readonly VenueRoute[] = [
  listUnissuedBills,
  getFiscalBill,
  createFiscalDocument,
  issueFiscalDocument,
  failFiscalDocument,
  retryFiscalDocument,
];
