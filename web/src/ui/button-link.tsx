import type { AnchorHTMLAttributes, ReactNode } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  icon?: ReactNode;
  /** The name for screen readers, if the link shows only an icon. */
  label?: string;
  tone?: 'Plain' | 'Quiet';
}

/** A link to a page that looks like a button. */
export function ButtonLink({ href, icon, label, tone = 'Plain', children, ...rest }: ButtonLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(css.button, css[tone.toLowerCase()], children === undefined && css.square)}
    >
      {icon}
      {children}
    </a>
  );
}
