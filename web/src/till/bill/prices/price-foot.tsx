import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import { WaitingAct } from '../../../acts/waiting-act.tsx';
import { Button } from '../../../ui/button.tsx';
import type { AnsweredAct } from '../use-answered-act.ts';
import css from './prices.module.css';

interface PriceFootProps {
  /** The id of the form that is sent. */
  form: string;
  submit: string;
  /** Takes back the price or discount of the line or the bill; `null` when there is none. */
  takeBack: { text: string; onTakeBack: () => void } | null;
  answered: AnsweredAct;
  /** Something of the bill is on its way: what it comes to is not known. */
  isBusy: boolean;
}

/** What is pressed to finish, and what became of it. */
export function PriceFoot({ form, submit, takeBack, answered, isBusy }: PriceFootProps) {
  const t = useTranslations('prices');
  return (
    <div className={css.foot}>
      {answered.waiting !== null && <WaitingAct act={answered.waiting} />}
      {answered.unknown !== null && <UnknownAct act={answered.unknown} />}
      {isBusy && (
        <p className={css.sending} role="status">
          <CloudUpload aria-hidden />
          {t(answered.isSending ? 'sending' : 'waits')}
        </p>
      )}
      {takeBack !== null && (
        <Button isWide disabled={isBusy} onClick={takeBack.onTakeBack}>
          {takeBack.text}
        </Button>
      )}
      <Button type="submit" form={form} tone="Main" size="Large" isWide disabled={isBusy}>
        {submit}
      </Button>
    </div>
  );
}
