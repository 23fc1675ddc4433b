import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { UnconfirmedAllergy } from '../tickets/unconfirmed-allergies.ts';
import css from './allergy-question.module.css';

interface AllergyQuestionProps {
  allergies: readonly UnconfirmedAllergy[];
  onBack: () => void;
}

/** The allergies to read before a dish or a ticket is ready, over the lines of its card. */
export function AllergyQuestion({ allergies, onBack }: AllergyQuestionProps) {
  const t = useTranslations('app');
  return (
    <div className={css.question} role="alert">
      {allergies.map(({ lineId, dish, mark }) => (
        <div key={lineId}>
          {dish !== null && <p className={css.dish}>{dish}</p>}
          <AllergyBar mark={mark} isWhole={lineId === null} />
        </div>
      ))}
      <Button onClick={onBack}>{t('back')}</Button>
    </div>
  );
}
