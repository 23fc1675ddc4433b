import type { ReactNode } from 'react';
import css from './page-head.module.css';

/** The head of each page of the panel: its title, its purpose, and buttons for the most frequent actions. */
export function PageHead({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <header className={css.head}>
      <div className={css.texts}>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </header>
  );
}
