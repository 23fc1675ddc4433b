import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isChangedByOthers } from '../../../api/revision.ts';
import { Button } from '../../../ui/button.tsx';
import { UndoButton } from '../../../ui/undo/undo-button.tsx';
import { useSaveFault } from '../../form/use-save-fault.ts';
import { PanelFoot } from '../../panel-page.tsx';
import { useUndoAfterLeaving } from '../../undo/panel-undo.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import css from './change-bar.module.css';
import { LastAuthor } from './last-author.tsx';
import type { ChangeLabel } from './menu-change.ts';

/** The bar at the bottom of the menu editor: the last change with its undo button, and the refused changes. */
export function ChangeBar() {
  const t = useTranslations('panelMenu.changes');
  const { queue, changes } = useMenuEditing();
  const faultOf = useSaveFault();
  useUndoKey(() => void queue.undo());
  const { pending, done, refused } = changes;
  const last = done.at(-1);
  const fault = refused.at(-1)?.fault;
  const isLost = refused.some((one) => one.isUndo && isChangedByOthers(one.fault));
  const describe = ({ kind, name, count }: ChangeLabel) => t(kind, { name: name ?? '', count });
  useUndoAfterLeaving('menu', () => {
    if (last?.label.kind !== 'Removed') return null;
    const undo = async () => {
      if (!(await queue.undo(last))) throw queue.state().refused.at(-1)?.fault;
    };
    return { text: describe(last.label), undo };
  });
  return (
    <PanelFoot>
      <div role="status">
        {refused.length > 0 && (
          <div className={css.refused}>
            <TriangleAlert aria-hidden />
            <p>
              {refused.map(({ change }) => describe(change.label)).join(', ')}: {faultOf(fault)}{' '}
              {isChangedByOthers(fault) && (
                <LastAuthor recordId={refused.at(-1)?.change.subjects[0] ?? null} />
              )}
            </p>
            {!isLost && <Button onClick={queue.retry}>{t('retry')}</Button>}
            <Button tone="Quiet" icon={<X />} label={t('dismiss')} onClick={queue.dismiss} />
          </div>
        )}
        {pending.length > 0 && <p className={css.saving}>{t('saving', { count: pending.length })}</p>}
        {refused.length === 0 && pending.length === 0 && last !== undefined && (
          <div className={css.done}>
            <p>{describe(last.label)}</p>
            <UndoButton aria-keyshortcuts="Control+Z" onUndo={() => void queue.undo(last)} />
          </div>
        )}
      </div>
    </PanelFoot>
  );
}

/** Undoes the last change on Ctrl+Z or Command+Z, except while a person types in a field. */
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
