import { CloudUpload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import { WaitingAct } from '../../../acts/waiting-act.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import type { Schemas } from '../../../api/client.ts';
import { useAmount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ReasonField } from '../../../ui/reasons/reason-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { type FormAct, useFormAct } from '../../bill/use-form-act.ts';
import { toLira } from '../../typed-amount.ts';
import { useMethodName } from '../methods.ts';
import css from './refund.module.css';
import { RefundedLines } from './refunded-lines.tsx';
import { useRefund } from './use-refund.ts';

interface RefundSheetProps {
  bill: Bill;
  payment: Schemas['Payment'];
  /** The amount to refund, in lira; if missing, everything that can be refunded of the payment. */
  amount?: number;
  onClose: () => void;
}

/** Refunds a payment in whole or in part: the amount or the dishes, the method, and the reason. */
export default function RefundSheet({ bill, payment, amount: asked, onClose }: RefundSheetProps) {
  const t = useTranslations('payments.refund');
  const amount = useAmount();
  const nameOf = useMethodName();
  const formAct = useFormAct(onClose);
  const form = useRefund(bill, payment, asked ?? payment.refundable, formAct);
  const hasChosen = useHasChanged([form.units, form.code, form.reason]);
  return (
    <Sheet
      title={t('title', { kind: nameOf(payment.method), amount: amount(payment.amount) })}
      isOpen
      onClose={formAct.close}
      hasChosen={hasChosen}
      keepsTyped={formAct.isSending || (formAct.waiting ?? formAct.unknown) !== null}
      foot={<RefundFoot kurus={form.kurus} formAct={formAct} />}
    >
      <RefundForm bill={bill} payment={payment} form={form} formAct={formAct} />
    </Sheet>
  );
}

function RefundFoot({ kurus, formAct }: { kurus: number | null; formAct: FormAct }) {
  const t = useTranslations('payments.refund');
  const amount = useAmount();
  return (
    <div className={css.foot}>
      {formAct.waiting !== null && <WaitingAct act={formAct.waiting} />}
      {formAct.unknown !== null && <UnknownAct act={formAct.unknown} />}
      {formAct.isSending && (
        <p className={css.sending} role="status">
          <CloudUpload aria-hidden />
          {t('sending')}
        </p>
      )}
      <Button type="submit" form="refund" tone="Main" size="Large" isWide disabled={formAct.isSending}>
        {kurus === null ? t('give') : t('giveAmount', { amount: amount(toLira(kurus)) })}
      </Button>
    </div>
  );
}

interface RefundFormProps {
  bill: Bill;
  payment: Schemas['Payment'];
  form: ReturnType<typeof useRefund>;
  formAct: FormAct;
}

function RefundForm({ bill, payment, form, formAct }: RefundFormProps) {
  const t = useTranslations('payments.refund');
  const amount = useAmount();
  const nameOf = useMethodName();
  return (
    <form id="refund" className={css.form} onSubmit={form.submit} noValidate>
      <Field
        label={t('amount')}
        value={form.text}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={12}
        hint={t('atMost', { amount: amount(payment.refundable) })}
        error={formAct.refusal ?? form.fault}
        onChange={({ target }) => form.type(target.value)}
      />
      <RefundedLines bill={bill} refundable={form.refundable} units={form.units} onChoose={form.choose} />
      <section className={css.how}>
        <h3 className={css.heading}>{t('how')}</h3>
        <Segments
          label={t('how')}
          value={form.code}
          options={form.methods.map((method) => ({ value: method.code, text: nameOf(method) }))}
          wraps
          onChange={form.setCode}
        />
      </section>
      <ReasonField
        usual={form.usualReasons}
        value={form.reason}
        error={form.reasonFault}
        onChange={form.setReason}
      />
    </form>
  );
}
