import type { ReactNode } from 'react';
import { Link } from 'wouter';
import css from './search.module.css';

/** What was found of one kind; nothing where nothing was. */
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
  /** What is most worth knowing of it. */
  end: ReactNode;
  onFollow: () => void;
}

/** Something that was found. It leads there. */
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
