import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import css from './prices.module.css';

/** The longest reason that the service takes. */
const REASON_LENGTH = 250;

interface ReasonFieldProps {
  /** The usual reasons. */
  usual: readonly string[];
  value: string;
  onChange: (reason: string) => void;
}

/** Why something is taken off: a usual reason is one tap, any other is typed, and none is fine as well. */
export function ReasonField({ usual, value, onChange }: ReasonFieldProps) {
  const t = useTranslations('prices');
  return (
    <section className={css.reason}>
      <Field
        label={t('reason')}
        value={value}
        maxLength={REASON_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={css.chips}>
        {usual.map((reason) => (
          <Button
            key={reason}
            aria-pressed={value === reason}
            onClick={() => onChange(value === reason ? '' : reason)}
          >
            {reason}
          </Button>
        ))}
      </div>
    </section>
  );
}
