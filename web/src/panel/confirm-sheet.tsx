import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import css from './confirm-sheet.module.css';
import { useSaveFault } from './form/use-save-fault.ts';

interface ConfirmSheetProps {
  /** Names what goes. */
  title: string;
  /** What follows from it. */
  text: string;
  /** What the button does. */
  answer: string;
  run: { isPending: boolean; error: unknown; mutate: () => void };
  onClose: () => void;
}

/** Asks before something goes that cannot be brought back. Room, people, printers, settings and campaigns use it. */
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
