import { TriangleAlert } from 'lucide-react';
import { isChangedByOthers } from '../../../api/revision.ts';
import { useSaveFault } from '../../form/use-save-fault.ts';
import css from './change-bar.module.css';
import { LastAuthor } from './last-author.tsx';

/** The reason why a form could not be saved. If another person changed the record, it names that person. */
export function SavingFault({ fault, recordId = null }: { fault: unknown; recordId?: string | null }) {
  const faultOf = useSaveFault();
  return (
    <div className={css.refused} role="alert">
      <TriangleAlert aria-hidden />
      <p>
        {faultOf(fault)} {isChangedByOthers(fault) && <LastAuthor recordId={recordId} />}
      </p>
    </div>
  );
}
