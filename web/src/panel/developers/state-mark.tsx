import { CircleAlert, CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import css from './state-mark.module.css';

/** How a state looks. `Open`: not started, or not finished. `Gone`: no longer valid. */
export type StateKind = 'Good' | 'Open' | 'Bad' | 'Gone';

const ICONS = { Good: CircleCheck, Open: CircleDashed, Bad: CircleAlert, Gone: CircleSlash } as const;

/** Shows a state with an icon, a word and a colour. */
export function StateMark({ mark, children }: { mark: StateKind; children: ReactNode }) {
  const Icon = ICONS[mark];
  return (
    <span className={classNames(css.mark, css[mark.toLowerCase()])}>
      <Icon aria-hidden />
      <span>{children}</span>
    </span>
  );
}
