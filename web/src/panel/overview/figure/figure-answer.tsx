import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import css from '../overview.module.css';

/** Shows the figures of a query, or a placeholder or a fault. Figures of the previous range are in italics. */
export function FigureAnswer<Data>({
  query: { data, error, refetch, isPlaceholderData },
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (error !== null) return <FaultMessage fault={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return (
    <div className={css.answer} aria-busy={isPlaceholderData}>
      {children(data)}
    </div>
  );
}
