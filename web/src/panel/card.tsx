import { type ReactNode, useId } from 'react';
import css from './card.module.css';

interface CardProps {
  title: string;
  text?: string | undefined;
  /** Buttons for the whole card. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card with a title on a page of the panel. Hours, room, printers, people, settings and campaigns use it. */
export function Card({ title, text, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}
