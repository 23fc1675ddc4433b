import type { ReactNode } from 'react';
import { Link } from 'wouter';
import css from './search.module.css';

/** The results of one kind; nothing if there are none. */
export function FoundGroup(props: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { title, isEmpty, children } = props;
  if (isEmpty) return null;
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}

interface FoundRowProps {
  href: string;
  icon: ReactNode;
  title: string;
  detail: string;
  /** The most useful fact about it. */
  end: ReactNode;
  onFollow: () => void;
}

/** A result that leads to its page. */
export function FoundRow({ href, icon, title, detail, end, onFollow }: FoundRowProps) {
  return (
    <li>
      <Link href={href} className={css.row} onClick={onFollow}>
        <span aria-hidden className={css.icon}>
          {icon}
        </span>
        <span className={css.text}>
          <strong>{title}</strong>
          <small>{detail}</small>
        </span>
        <span className={css.end}>{end}</span>
      </Link>
    </li>
  );
}
