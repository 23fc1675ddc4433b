import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { UNDO_MS, UndoButton } from '../../ui/undo/undo-button.tsx';
import { useSaveFault } from '../form/use-save-fault.ts';
import { PanelFoot } from '../panel-page.tsx';
import css from './undo-toast.module.css';

/** Something removed on a page that was left since: it can still be taken back. */
export interface Undoable {
  /** What was removed. */
  text: string;
  /** @throws what the service answered */
  undo: () => Promise<void>;
}

/** Says on another page of the panel what was removed on the last one, with the way back. */
export function UndoToast({ undoable, onEnd }: { undoable: Undoable; onEnd: () => void }) {
  const t = useTranslations('app');
  const faultOf = useSaveFault();
  const run = useMutation({ networkMode: 'always', mutationFn: undoable.undo, onSuccess: onEnd });
  const isWaiting = run.isIdle;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, onEnd]);
  return (
    <PanelFoot>
      <div className={css.toast} role="status">
        <p>
          {run.error === null
            ? t('canBeUndone', { what: undoable.text })
            : `${undoable.text}: ${faultOf(run.error)}`}
        </p>
        {run.error === null && <UndoButton disabled={run.isPending} onUndo={run.mutate} />}
        <Button tone="Quiet" icon={<X />} label={t('close')} onClick={onEnd} />
      </div>
    </PanelFoot>
  );
}
