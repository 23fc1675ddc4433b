import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../../ui/screen/use-media.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Board } from '../use-board.ts';
import { CountsRail } from './counts-rail.tsx';

/** On screens at least this wide, the counts have their own column. On narrower screens they open as a sheet. */
const HAS_RAIL = '(min-width: 64rem)';

/** The button that shows and hides the all-day counts. */
export function CountsButton(props: { board: Board; className: string; icon: ReactNode }) {
  const { board, className, icon } = props;
  const { settings, changeSettings, counts } = board;
  const t = useTranslations('board.counts');
  const hasRail = useMedia(HAS_RAIL);
  const [isOpen, setIsOpen] = useState(false);
  const toggleCounts = () => {
    if (hasRail) changeSettings({ showsCounts: !settings.showsCounts });
    else setIsOpen(true);
  };
  return (
    <>
      <Button
        className={className}
        icon={icon}
        aria-expanded={hasRail ? settings.showsCounts : undefined}
        onClick={toggleCounts}
      >
        <span>{t('button')}</span>
      </Button>
      <Sheet title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <CountsRail counts={counts} />
      </Sheet>
    </>
  );
}
