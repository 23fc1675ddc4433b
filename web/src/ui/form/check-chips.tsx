import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './check-chips.module.css';

interface CheckChipsProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  values: readonly Value[];
  options: readonly { value: Value; text: ReactNode }[];
  onChange: (values: Value[]) => void;
}

/** Chips of which several can be selected, each with one tap. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { label, hint, error, values, options, onChange } = props;
  const id = useId();
  const described = error ?? hint;
  const toggle = (value: Value) =>
    onChange(options.map((one) => one.value).filter((one) => (one === value) !== values.includes(one)));
  return (
    <fieldset className={css.chips} aria-describedby={described === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div className={css.options}>
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={values.includes(value)}
            onClick={() => toggle(value)}
          >
            {values.includes(value) && <Check aria-hidden />}
            {text}
          </button>
        ))}
      </div>
      {described !== undefined && (
        <span id={id} className={error === undefined ? css.hint : css.error}>
          {described}
        </span>
      )}
    </fieldset>
  );
}
