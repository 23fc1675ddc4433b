import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';

/** Figures once they are read; what stands there until then, or instead. */
export function FigureAnswer<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (error !== null) return <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Loading /> : children(data);
}
