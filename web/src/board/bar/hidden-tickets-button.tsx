import { ChevronsRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import type { Board } from '../use-board.ts';
import css from './hidden-tickets-button.module.css';

/** A button with the number of tickets that are scrolled out of view. A tap scrolls to them. */
export function HiddenTicketsButton({ board: { hiddenTickets, grid } }: { board: Board }) {
  const t = useTranslations('board');
  if (hiddenTickets === 0) return null;
  return (
    <Button
      className={css.beyond}
      icon={<ChevronsRight />}
      onClick={() => grid.current && scrollForward(grid.current)}
    >
      {t('beyond', { count: hiddenTickets })}
    </Button>
  );
}

/** Scrolls forward by most of a screen. At the end, it scrolls back to the oldest ticket. */
function scrollForward(area: HTMLElement): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = area;
  const isWide = scrollWidth > clientWidth;
  const isAtEnd = isWide
    ? Math.abs(scrollLeft) + clientWidth >= scrollWidth - 2
    : scrollTop + clientHeight >= scrollHeight - 2;
  const sign = getComputedStyle(area).direction === 'rtl' ? -1 : 1;
  if (isAtEnd) area.scrollTo({ left: 0, top: 0 });
  else if (isWide) area.scrollBy({ left: sign * clientWidth * 0.8 });
  else area.scrollBy({ top: clientHeight * 0.8 });
}
