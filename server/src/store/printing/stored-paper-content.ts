import type { PaperContent } from '../../core/printing/paper-to-print.ts';
import type { PrintedBill } from '../../core/printing/printed-bill.ts';
import { type StoredShape, storedKindsReader } from '../stored-json.ts';

const AMOUNT = { name: 'Always', amountKurus: 'Always' } as const;

const PRINTED_BILL: StoredShape<PrintedBill> = {
  kind: 'Always',
  number: 'Always',
  type: 'Always',
  tableName: 'Always',
  customerName: 'Always',
  waiter: 'Always',
  openedAt: 'Always',
  businessDate: 'WhenSet',
  lines: {
    of: {
      productName: 'Always',
      portionName: 'Always',
      quantity: 'Always',
      measure: {
        of: { netThousandths: 'Always', tareThousandths: 'WhenSet', unit: 'Always', unitKurus: 'Always' },
      },
      extras: { of: { name: 'Always', priceKurus: 'Always' } },
      isGift: 'Always',
      grossKurus: 'Always',
    },
  },
  subtotalKurus: 'Always',
  reductions: { of: AMOUNT },
  serviceFeeKurus: 'Always',
  totalKurus: 'Always',
  vat: { of: { rate: 'Always', grossKurus: 'Always', vatKurus: 'Always', netKurus: 'Always' } },
  payments: {
    of: {
      ...AMOUNT,
      roundingKurus: 'Always',
      tipKurus: 'Always',
      tenderedKurus: 'Always',
      changeKurus: 'Always',
      businessDate: 'WhenSet',
    },
  },
  refunds: {
    of: {
      ...AMOUNT,
      businessDate: 'WhenSet',
      units: { of: { name: 'Always', quantity: 'Always' } },
    },
  },
  remainingKurus: 'Always',
  shareKurus: 'Always',
  copy: 'Always',
  documents: { of: { number: 'Always', zNumber: 'Always' } },
};

/** Reads the content of a stored paper. */
export const readPaperContent = storedKindsReader<PaperContent>({
  Bill: { kind: 'Always', bill: { of: PRINTED_BILL } },
  Shift: {
    kind: 'Always',
    shift: {
      of: {
        personName: 'Always',
        beganAt: 'Always',
        endedAt: 'Always',
        methods: { of: { kind: 'Always', name: 'Always', keptKurus: 'Always' } },
        tipsKurus: 'Always',
        tipsPaidOutKurus: 'Always',
        reductions: { of: { times: 'Always', lostKurus: 'Always' } },
        cashKurus: 'Always',
      },
    },
  },
  DayReport: {
    kind: 'Always',
    report: {
      of: {
        title: 'Always',
        parts: {
          of: { title: 'Always', lines: { of: { text: 'Always', kurus: 'Always', value: 'Always' } } },
        },
      },
    },
  },
  Drawer: { kind: 'Always' },
});
