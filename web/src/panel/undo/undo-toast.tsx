import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { UNDO_MS, UndoButton } from '../../ui/undo/undo-button.tsx';
import { useSaveFault } from '../form/use-save-fault.ts';
import { PanelFoot } from '../panel-page.tsx';
import css from './undo-toast.module.css';

/** A removal that can be undone. */
export interface RemovalUndo {
  /** The name of the removed record. */
  text: string;
  /** @throws the fault of the request */
  undo: () => Promise<void>;
}

/** A message about the last removal, shown on the next page of the panel, with an undo button. */
export function UndoToast({ removalUndo, onEnd }: { removalUndo: RemovalUndo; onEnd: () => void }) {
  const t = useTranslations('app');
  const faultOf = useSaveFault();
  const run = useMutation({ networkMode: 'always', mutationFn: removalUndo.undo, onSuccess: onEnd });
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
            ? t('canBeUndone', { what: removalUndo.text })
            : `${removalUndo.text}: ${faultOf(run.error)}`}
        </p>
        {run.error === null && <UndoButton disabled={run.isPending} onUndo={run.mutate} />}
        <Button tone="Quiet" icon={<X />} label={t('close')} onClick={onEnd} />
      </div>
    </PanelFoot>
  );
}
