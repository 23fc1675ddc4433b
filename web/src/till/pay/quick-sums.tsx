import { Delete } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAmount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { liraOf, pressKey, quickSums, textOfAmount } from '../typed-amount.ts';
import css from './pay.module.css';

interface QuickSumsProps {
  dueKurus: number;
  typed: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

/** The amount that is taken: everything unless something is typed or tapped. */
export function QuickSums({ dueKurus, typed, isWrong, onType }: QuickSumsProps) {
  const t = useTranslations('pay.sheet');
  const amount = useAmount();
  const id = useId();
  return (
    <section className={css.amount}>
      <label htmlFor={id}>{t('given')}</label>
      <input
        id={id}
        dir="ltr"
        // The keypad below is larger than the keyboard of a phone; a real keyboard still types here.
        inputMode="none"
        autoComplete="off"
        maxLength={12}
        value={typed}
        placeholder={textOfAmount(dueKurus)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => onType(target.value)}
      />
      <Button
        icon={<Delete aria-hidden />}
        label={t('erase')}
        disabled={typed === ''}
        onClick={() => onType(pressKey(typed, 'Erase'))}
      />
      <p id={`${id}-said`} className={isWrong ? css.wrong : 'unseen'}>
        {isWrong ? t('invalid') : typed === '' ? t('all') : ''}
      </p>
      <fieldset className={css.quick} aria-label={t('quick')}>
        <Button aria-pressed={typed === ''} onClick={() => onType('')}>
          {t('exact')}
        </Button>
        {quickSums(dueKurus).map((sum) => (
          <Button
            key={sum}
            aria-pressed={typed === textOfAmount(sum)}
            aria-label={amount(liraOf(sum))}
            onClick={() => onType(textOfAmount(sum))}
          >
            {textOfAmount(sum)}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
