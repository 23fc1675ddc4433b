import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { UnsentLines } from '../unsent-lines.tsx';
import { useBillName } from '../use-bill-name.ts';
import { MoveFoot } from './move-foot.tsx';
import { MovedLines } from './moved-lines.tsx';
import css from './moving.module.css';
import { allMovableUnits } from './moving.ts';
import { TargetChoice } from './target-choice.tsx';
import { useMove } from './use-move.ts';

interface MoveLinesSheetProps {
  bill: Bill;
  /**
   * Set for a merge, in which all lines are chosen: the id of the other bill, or `null` to choose one. `undefined`: no
   * lines are chosen at first.
   */
  mergeWith?: string | null;
  /** The id of a line of which one unit is chosen at first. */
  lineId?: string;
  onClose: () => void;
}

/**
 * Moves lines to another bill, or merges two bills. Shows the chosen lines, their destination, and both totals before
 * and after.
 */
export default function MoveLinesSheet({ bill, mergeWith, lineId, onClose }: MoveLinesSheetProps) {
  const t = useTranslations('moving');
  const nameOf = useBillName();
  const units =
    mergeWith === undefined ? (lineId === undefined ? {} : { [lineId]: 1 }) : allMovableUnits(bill);
  const move = useMove(bill, { units, target: mergeWith ? { billId: mergeWith } : null }, onClose);
  return (
    <Sheet
      title={t(mergeWith === undefined ? 'titleLines' : 'titleMerge', { name: nameOf(bill) })}
      isOpen
      onClose={move.formAct.close}
      keepsTyped={move.formAct.isSending || move.formAct.unknown !== null}
      hasChosen={move.hasChosen}
      foot={<MoveFoot move={move} isMerge={mergeWith !== undefined} />}
    >
      <div className={css.parts}>
        {move.isUnsent && <UnsentLines bill={bill} />}
        <MovedLines move={move} />
        <TargetChoice move={move} />
      </div>
    </Sheet>
  );
}
