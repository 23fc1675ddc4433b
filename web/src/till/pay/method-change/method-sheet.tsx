import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import { WaitingAct } from '../../../acts/waiting-act.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import type { Schemas } from '../../../api/client.ts';
import { useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useFormAct } from '../../bill/use-form-act.ts';
import { methodNameOf } from '../method.ts';
import { useMethodName, usePaymentTerms } from '../methods.ts';
import css from './method-sheet.module.css';

interface MethodSheetProps {
  bill: Bill;
  payment: Schemas['Payment'];
  onClose: () => void;
}

/** Corrects the method of a payment: a tap on a method sets it. */
export default function MethodSheet({ bill, payment, onClose }: MethodSheetProps) {
  const t = useTranslations('payments.method');
  const amount = useAmount();
  const nameOf = useMethodName();
  const formAct = useFormAct(onClose);
  const { methods } = usePaymentTerms();
  const others = methods.filter(({ code }) => code !== payment.method.code);
  return (
    <Sheet
      title={t('title', { kind: nameOf(payment.method), amount: amount(payment.amount) })}
      isOpen
      onClose={formAct.close}
      keepsTyped={formAct.isSending || (formAct.waiting ?? formAct.unknown) !== null}
    >
      <div className={css.sheet}>
        <p>{t('what')}</p>
        {formAct.refusal !== undefined && (
          <p className={css.refusal} role="alert">
            {formAct.refusal}
          </p>
        )}
        {formAct.waiting !== null && <WaitingAct act={formAct.waiting} />}
        {formAct.unknown !== null && <UnknownAct act={formAct.unknown} />}
        {formAct.isSending && (
          <p className={css.sending} role="status">
            <CloudUpload aria-hidden />
            {t('sending')}
          </p>
        )}
        <fieldset className={css.methods} aria-label={t('right')}>
          {others.map((method) => (
            <Button
              key={method.code}
              size="Large"
              disabled={formAct.isSending}
              onClick={() =>
                formAct.send('changePaymentMethod', bill.id, {
                  ...{ billId: bill.id, paymentId: payment.id },
                  ...methodNameOf(method),
                })
              }
            >
              {nameOf(method)}
            </Button>
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}
