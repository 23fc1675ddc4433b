import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../button.tsx';

/** How long an undo is offered, in milliseconds. The text `app.canBeUndone` says the same time. */
export const UNDO_MS = 10_000;

interface UndoButtonProps extends Omit<ButtonProps, 'icon' | 'label' | 'children'> {
  onUndo: () => void;
}

/** The button that undoes the last act, the same on every screen. */
export function UndoButton({ onUndo, ...button }: UndoButtonProps) {
  const t = useTranslations('app');
  return (
    <Button {...button} icon={<Undo2 aria-hidden />} onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
