import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import css from './confirm-sheet.module.css';
import { useSaveFault } from './form/use-save-fault.ts';

interface ConfirmSheetProps {
  /** The question, with the name of the record to remove. */
  title: string;
  /** The consequences. */
  text: string;
  /** The text of the button that confirms. */
  answer: string;
  run: { isPending: boolean; error: unknown; mutate: () => void };
  onClose: () => void;
}

/**
 * Asks before something is removed that cannot be restored. Room, people, printers, settings and campaigns
 * use it.
 */
export function ConfirmSheet({ title, text, answer, run, onClose }: ConfirmSheetProps) {
  const t = useTranslations('app');
  const faultOf = useSaveFault();
  return (
    <Sheet
      title={title}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button isWide disabled={run.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="Danger" isWide disabled={run.isPending} onClick={() => run.mutate()}>
            {answer}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {run.error !== null && (
        <p className={css.fault} role="alert">
          <CircleAlert aria-hidden />
          {faultOf(run.error)}
        </p>
      )}
    </Sheet>
  );
}
