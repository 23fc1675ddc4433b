import { HandCoins, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { toLira } from '../typed-amount.ts';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import type { PaymentForm, PayQuestion } from './use-payment-form.ts';

interface QuestionProps<Question = PayQuestion> {
  question: Question;
  onAnswer: PaymentForm['answer'];
}

type Of<Kind> = PayQuestion & { asked: Extract<PayQuestion['asked'], { kind: Kind }> };

/** Asks the question that must be answered before a payment is recorded. */
export default function PaymentQuestion({ question: { method, asked }, onAnswer }: QuestionProps) {
  if (asked.kind === 'Tip') return <TipQuestion question={{ method, asked }} onAnswer={onAnswer} />;
  return <Excess question={{ method, asked }} onAnswer={onAnswer} />;
}

/** Asks whether a tip of more than the whole bill is intended. */
function TipQuestion({ question: { asked }, onAnswer }: QuestionProps<Of<'Tip'>>) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const tip = amount(toLira(asked.tipKurus));
  return (
    <section className={css.question} role="alert">
      <p>
        <strong>{t('unusualTip', { tip })}</strong>
      </p>
      <Button size="Large" icon={<HandCoins aria-hidden />} onClick={() => onAnswer(asked.body)}>
        {t('tipIsMeant', { tip })}
      </Button>
      <Button tone="Main" onClick={() => onAnswer(null)}>
        {t('excessNo')}
      </Button>
    </section>
  );
}

/** Asks what to do with the amount that a card was charged above the due. The amount is never reduced. */
function Excess({ question: { method, asked: excess }, onAnswer }: QuestionProps<Of<'Excess'>>) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const nameOf = useMethodName();
  const { asGiveBack } = excess;
  const more = amount(toLira(excess.excessKurus));
  return (
    <section className={css.question} role="alert">
      <p>
        <strong>{t('excess', { kind: nameOf(method), amount: more })}</strong> {t('excessWhat')}
      </p>
      <Button
        tone="Main"
        size="Large"
        icon={<HandCoins aria-hidden />}
        onClick={() => onAnswer(excess.asTip)}
      >
        {t('excessTip', { amount: more })}
      </Button>
      {asGiveBack !== null && (
        <Button size="Large" icon={<Undo2 aria-hidden />} onClick={() => onAnswer(asGiveBack)}>
          {t('excessBack', { amount: more })}
        </Button>
      )}
      <Button tone="Quiet" onClick={() => onAnswer(null)}>
        {t('excessNo')}
      </Button>
    </section>
  );
}
