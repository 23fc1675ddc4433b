import { TriangleAlert } from 'lucide-react';
import { isChangedMeanwhile } from '../../../api/revision.ts';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import css from './change-bar.module.css';
import { ChangedBy } from './changed-by.tsx';

/** Why a form could not be saved, and who was quicker when that is the reason. */
export function SavingFault({ fault, recordId = null }: { fault: unknown; recordId?: string | null }) {
  const sentenceOf = useFaultSentence();
  return (
    <div className={css.refused} role="alert">
      <TriangleAlert aria-hidden />
      <p>
        {sentenceOf(fault)} {isChangedMeanwhile(fault) && <ChangedBy recordId={recordId} />}
      </p>
    </div>
  );
}
