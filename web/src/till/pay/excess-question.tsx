import { HandCoins, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { liraOf } from '../typed-amount.ts';
import { useMethodName } from './methods.ts';
import css from './pay.module.css';
import type { ExcessQuestion, Paying } from './use-paying.ts';

interface ExcessProps {
  question: ExcessQuestion;
  onAnswer: Paying['answer'];
}

/** A card took more than is due: somebody says what becomes of the rest. It is never cut. */
export function Excess({ question: { method, excess }, onAnswer }: ExcessProps) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const nameOf = useMethodName();
  const { asGiveBack } = excess;
  const more = amount(liraOf(excess.excessKurus));
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
