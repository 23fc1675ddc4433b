import type { ReactNode } from 'react';
import css from '../overview.module.css';

/** One figure in large type, with details below it. */
export function FigureTile({
  name,
  value,
  children,
}: {
  name: string;
  value: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={css.tile}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {children !== undefined && <span className={css.note}>{children}</span>}
      </dd>
    </div>
  );
}
