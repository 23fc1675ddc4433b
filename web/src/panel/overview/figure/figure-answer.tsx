import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import css from '../overview.module.css';

/** Figures once they are read; until then, or instead, a placeholder or a fault. Those of another range look old. */
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
