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

/** A link that looks like a button: it opens a page. */
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
