import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './message.module.css';

export interface MessageProps {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  /** Buttons for what the person can do. */
  children?: ReactNode;
  isBad?: boolean;
}

/** A message instead of other content: an empty list, a first evening, a fault. */
export function Message({ icon, title, text, children, isBad }: MessageProps) {
  return (
    <div className={classNames(css.message, isBad && css.bad)} role={isBad ? 'alert' : undefined}>
      {icon}
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
