import type { ReactNode } from 'react';
import { Link } from 'wouter';
import css from './search.module.css';

/** A group of results of one kind; not shown if it is empty. */
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
  /** The most useful fact about the result, at the end of the row. */
  end: ReactNode;
  onFollow: () => void;
}

/** A search result that links to its page. */
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
