import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `Main`: the most important action. `Plain`: other actions. `Quiet`: without a border. `Danger`: removes something.
   */
  tone?: 'Main' | 'Plain' | 'Quiet' | 'Danger';
  size?: 'Normal' | 'Large';
  icon?: ReactNode;
  /** The name for screen readers, if the button shows only an icon. */
  label?: string;
  isWide?: boolean;
}

/** A button that is at least 48 px high. */
export function Button(props: ButtonProps) {
  const { tone = 'Plain', size = 'Normal', icon, label, isWide, className, children, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        css.button,
        css[tone.toLowerCase()],
        size === 'Large' && css.large,
        isWide && css.wide,
        children === undefined && css.square,
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
