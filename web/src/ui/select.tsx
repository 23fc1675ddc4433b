import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import css from './field.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The `option` elements. */
  children: ReactNode;
}

/** A dropdown list, with its label above it. */
export function Select({ label, error, hint, children, ...select }: SelectProps) {
  const id = useId();
  const described = error ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        <select
          {...select}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described === undefined ? undefined : `${id}-described`}
        >
          {children}
        </select>
      </span>
      {described !== undefined && (
        <span id={`${id}-described`} className={error === undefined ? css.hint : css.error}>
          {described}
        </span>
      )}
    </div>
  );
}
