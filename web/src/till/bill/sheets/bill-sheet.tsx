import type { Bill } from '../../../api/bill-list.ts';
import { BillTicketsSheet } from '../../printers/bill-tickets-sheet.tsx';
import type { OpenedOnBill } from '../bill-actions.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { LineSheet } from './line-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { VoidSheet } from './void-sheet.tsx';

interface BillSheetProps {
  bill: Bill;
  opened: OpenedOnBill;
  onClose: () => void;
}

/** The sheet for what was opened on a bill. */
export default function BillSheet({ bill, opened, onClose }: BillSheetProps) {
  switch (opened) {
    case 'Move':
      return <MoveSheet bill={bill} onClose={onClose} />;
    case 'Void':
      return <VoidSheet bill={bill} onClose={onClose} />;
    case 'History':
      return <HistorySheet bill={bill} onClose={onClose} />;
    case 'Tickets':
      return <BillTicketsSheet bill={bill} onClose={onClose} />;
    default:
      return <LineSheet bill={bill} lineId={opened.lineId} onClose={onClose} />;
  }
}
