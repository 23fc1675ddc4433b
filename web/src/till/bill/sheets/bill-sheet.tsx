import { type Bill, isHeldLine } from '../../../api/bill-list.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import type { BillSheetSubject } from '../bill-actions.tsx';
import { activeLines } from '../bill-rounds.ts';

const AllergySheet = lazyPart(() => import('../allergies/allergy-sheet.tsx'));
const MoveLinesSheet = lazyPart(() => import('../moving/move-lines-sheet.tsx'));
const DiscountSheet = lazyPart(() => import('../prices/discount-sheet.tsx'));
const HeldLineSheet = lazyPart(() => import('../held/held-line-sheet.tsx'));
const HistorySheet = lazyPart(() => import('./history-sheet.tsx'));
const BillTicketsSheet = lazyPart(() => import('../../printers/bill-tickets-sheet.tsx'));
const LineSheet = lazyPart(() => import('./line-sheet.tsx'));
const MoreSheet = lazyPart(() => import('./more-sheet.tsx'));
const MoveSheet = lazyPart(() => import('./move-sheet.tsx'));
const VoidSheet = lazyPart(() => import('./void-sheet.tsx'));
const PriceSheet = lazyPart(() => import('../prices/price-sheet.tsx'));

interface BillSheetProps {
  bill: Bill;
  opened: BillSheetSubject;
  onOpen: (opened: BillSheetSubject) => void;
  onClose: () => void;
}

/** The sheet of the line or the action that is open on a bill. */
export default function BillSheet({ bill, opened, onOpen, onClose }: BillSheetProps) {
  switch (opened) {
    case 'Allergy':
      return <AllergySheet bill={bill} line={null} onClose={onClose} />;
    case 'Discount':
      return <DiscountSheet bill={bill} line={null} onClose={onClose} />;
    case 'More':
      return <MoreSheet bill={bill} onOpen={onOpen} onClose={onClose} />;
    case 'Move':
      return <MoveSheet bill={bill} onMerge={({ id }) => onOpen({ mergeWith: id })} onClose={onClose} />;
    case 'MoveLines':
      return <MoveLinesSheet bill={bill} onClose={onClose} />;
    case 'Void':
      return <VoidSheet bill={bill} onClose={onClose} />;
    case 'History':
      return <HistorySheet bill={bill} onClose={onClose} />;
    case 'Tickets':
      return <BillTicketsSheet bill={bill} onClose={onClose} />;
    default:
      if ('mergeWith' in opened)
        return <MoveLinesSheet bill={bill} mergeWith={opened.mergeWith} onClose={onClose} />;
      return <OpenedLine bill={bill} opened={opened} onOpen={onOpen} onClose={onClose} />;
  }
}

interface OpenedLineProps extends BillSheetProps {
  opened: Extract<BillSheetSubject, { lineId: string }>;
}

function OpenedLine({ bill, opened: { lineId, part }, onOpen, onClose }: OpenedLineProps) {
  if (part === 'Move') return <MoveLinesSheet bill={bill} lineId={lineId} onClose={onClose} />;
  const line = activeLines(bill).find(({ id }) => id === lineId);
  if (line !== undefined && part === 'Discount')
    return <DiscountSheet bill={bill} line={line} onClose={onClose} />;
  if (line !== undefined && part === 'Allergy')
    return <AllergySheet bill={bill} line={line} onClose={onClose} />;
  if (line !== undefined && part === 'Price') return <PriceSheet bill={bill} line={line} onClose={onClose} />;
  if (line !== undefined && part === 'Choices' && isHeldLine(line))
    return <HeldLineSheet bill={bill} line={line} onClose={onClose} />;
  return (
    <LineSheet bill={bill} line={line} onOpen={(next) => onOpen({ lineId, part: next })} onClose={onClose} />
  );
}
