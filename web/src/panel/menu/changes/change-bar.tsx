import { TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isChangedMeanwhile } from '../../../api/revision.ts';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { useUndoAfterwards } from '../../undo/panel-undo.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import css from './change-bar.module.css';
import { ChangedBy } from './changed-by.tsx';
import type { ChangeLabel } from './menu-change.ts';

/** At the foot of the editor: what was done last, with the way back, and what the service refused. */
export function ChangeBar() {
  const t = useTranslations('panelMenu.changes');
  const { queue, changes } = useMenuEditing();
  const sentenceOf = useFaultSentence();
  useUndoKey(() => void queue.undo());
  const { pending, done, refused } = changes;
  const last = done.at(-1);
  const describe = ({ kind, name, count }: ChangeLabel) => t(kind, { name: name ?? '', count });
  useUndoAfterwards('menu', () => {
    if (last?.label.kind !== 'Removed') return null;
    const undo = async () => {
      if (!(await queue.undo())) throw queue.state().refused?.fault;
    };
    return { text: describe(last.label), undoText: t('undo'), undo };
  });
  return (
    <div className={css.bar} role="status">
      {refused !== null && (
        <div className={css.refused}>
          <TriangleAlert aria-hidden />
          <p>
            {describe(refused.change.label)}: {sentenceOf(refused.fault)}{' '}
            {isChangedMeanwhile(refused.fault) && <ChangedBy recordId={refused.change.subjects[0] ?? null} />}
          </p>
          {!isChangedMeanwhile(refused.fault) && <Button onClick={queue.retry}>{t('retry')}</Button>}
          <Button tone="Quiet" icon={<X />} label={t('dismiss')} onClick={queue.dismiss} />
        </div>
      )}
      {pending.length > 0 && <p className={css.saving}>{t('saving', { count: pending.length })}</p>}
      {refused === null && pending.length === 0 && last !== undefined && (
        <div className={css.done}>
          <p>{describe(last.label)}</p>
          <Button icon={<Undo2 />} aria-keyshortcuts="Control+Z" onClick={() => void queue.undo()}>
            {t('undo')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Control or Command with Z takes the last change back, but not while somebody types. */
function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const isTyping = (event.target as HTMLElement).closest('input, textarea, select') !== null;
    if (!isUndo || isTyping) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
