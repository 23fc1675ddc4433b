import { CircleAlert, CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './state-mark.module.css';

/** `Open`: nothing has happened yet, or it is under way. `Gone`: it no longer counts. */
export type Mark = 'Good' | 'Open' | 'Bad' | 'Gone';

const ICONS = { Good: CircleCheck, Open: CircleDashed, Bad: CircleAlert, Gone: CircleSlash } as const;

/** A state by its sign, its word and its colour. */
export function StateMark({ mark, children }: { mark: Mark; children: ReactNode }) {
  const Icon = ICONS[mark];
  return (
    <span className={classNames(css.mark, css[mark.toLowerCase()])}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  );
}
