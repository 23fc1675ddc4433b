import { useId } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  label: string;
  /** What the setting does. */
  hint?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off. A tap anywhere on the row switches it. */
export function Switch({ label, hint, isOn, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <label htmlFor={id} className={css.texts}>
        <span className={css.label}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
