import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import css from './reasons.module.css';
import { REASON_LENGTH } from './reasons.tsx';

interface ReasonFieldProps {
  /** The usual reasons. */
  usual: readonly string[];
  value: string;
  /** The text to show if a reason is missing. */
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** The field for a reason in a larger form: a tap chooses a usual reason; any other can be typed. */
export function ReasonField({ usual, value, error, onChange }: ReasonFieldProps) {
  const t = useTranslations('app.reason');
  const id = useId();
  const [isOther, setIsOther] = useState(usual.length === 0 || (value !== '' && !usual.includes(value)));
  const choose = (reason: string) => {
    setIsOther(false);
    onChange(!isOther && value === reason ? '' : reason);
  };
  return (
    <section className={css.reasons} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {t('title')}
      </h3>
      {usual.length > 0 && (
        <div className={css.chips}>
          {usual.map((reason) => (
            <Button key={reason} aria-pressed={!isOther && value === reason} onClick={() => choose(reason)}>
              {reason}
            </Button>
          ))}
          <Button
            aria-pressed={isOther}
            onClick={() => {
              setIsOther(!isOther);
              onChange('');
            }}
          >
            {t('other')}
          </Button>
        </div>
      )}
      {isOther && (
        <Field
          label={t('other')}
          value={value}
          maxLength={REASON_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          // The field only appears after a tap that asks for it, so it takes the focus.
          autoFocus={usual.length > 0 && value === ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {error !== undefined && (
        <p className={css.fault} role="alert" data-fault>
          {error}
        </p>
      )}
    </section>
  );
}
