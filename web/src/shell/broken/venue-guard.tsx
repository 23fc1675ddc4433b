import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRoute } from 'wouter';
import { BoardChime } from './board-chime.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Restarts the screens of a venue if they break. The live stream continues, and the kitchen still hears new orders. */
export function VenueGuard({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [isBoard] = useRoute('/board');
  return (
    <ErrorBoundary
      refresh={() => void client.refetchQueries({ type: 'all' })}
      whileBroken={isBoard && <BoardChime />}
    >
      {children}
    </ErrorBoundary>
  );
}
