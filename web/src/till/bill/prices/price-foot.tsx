import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import { WaitingAct } from '../../../acts/waiting-act.tsx';
import { Button } from '../../../ui/button.tsx';
import type { FormAct } from '../use-form-act.ts';
import css from './prices.module.css';

interface PriceFootProps {
  /** The id of the form that the main button submits. */
  form: string;
  submit: string;
  /** The button that removes the present price or discount by hand; `null` if there is none. */
  takeBack: { text: string; onTakeBack: () => void } | null;
  formAct: FormAct;
  /** Whether an unanswered act changes the bill, so that its total is not known. */
  isBusy: boolean;
}

/** The buttons of the form, and the result of the last try to save. */
export function PriceFoot({ form, submit, takeBack, formAct, isBusy }: PriceFootProps) {
  const t = useTranslations('prices');
  return (
    <div className={css.foot}>
      {formAct.waiting !== null && <WaitingAct act={formAct.waiting} />}
      {formAct.unknown !== null && <UnknownAct act={formAct.unknown} />}
      {isBusy && (
        <p className={css.sending} role="status">
          <CloudUpload aria-hidden />
          {t(formAct.isSending ? 'sending' : 'waits')}
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
