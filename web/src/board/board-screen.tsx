import { ChefHat } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { useDarkByDefault } from '../device/shown-theme.ts';
import { useWakeLock } from '../device/use-wake-lock.ts';
import { useRememberScreen } from '../session/use-remember-screen.ts';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Loading, SkeletonCard } from '../ui/loading.tsx';
import { Message } from '../ui/message.tsx';
import { BoardBar } from './bar/board-bar.tsx';
import { CountsRail } from './bar/counts-rail.tsx';
import { SoundBar } from './bar/sound-bar.tsx';
import css from './board-screen.module.css';
import { OtherFaults } from './card/ticket-faults.tsx';
import { TicketGrid } from './card/ticket-grid.tsx';
import { type Board, useBoard } from './use-board.ts';

/** The kitchen board: the dishes to make, the oldest first. */
export default function BoardScreen() {
  const t = useTranslations('board');
  useRememberScreen('board');
  useDarkByDefault();
  useWakeLock();
  const board = useBoard();
  return (
    <main className={css.board}>
      <h1 className="unseen">{t('title')}</h1>
      <BoardBar board={board} />
      <SoundBar />
      <OtherFaults shown={board.shown} />
      <div className={css.work}>
        <Tickets board={board} />
        {board.settings.showsCounts && board.counts.length > 0 && (
          <aside className={css.rail}>
            <CountsRail counts={board.counts} />
          </aside>
        )}
      </div>
    </main>
  );
}

function Tickets({ board }: { board: Board }) {
  const t = useTranslations('board.empty');
  const { isLoading, error, refetch, shown, settings } = board;
  if (isLoading)
    return (
      <Loading>
        <div className={css.skeleton}>
          {[0, 1, 2, 3].map((place) => (
            <SkeletonCard key={place} />
          ))}
        </div>
      </Loading>
    );
  if (error !== null && shown.length === 0) return <FaultMessage fault={error} onRetry={refetch} />;
  if (shown.length > 0) return <TicketGrid board={board} />;
  const isFiltered = settings.stations.length > 0;
  return (
    <Message
      icon={<ChefHat aria-hidden />}
      title={t(isFiltered ? 'titleAtStation' : 'title')}
      text={t('text')}
    />
  );
}
