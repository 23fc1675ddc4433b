import {
  Grid2x2,
  Grid3x3,
  History,
  ListOrdered,
  type LucideIcon,
  Maximize,
  Minimize,
  Square,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePreferences } from '../../device/preferences.ts';
import { usePreferences } from '../../device/use-preferences.ts';
import { RushButton } from '../../service-state/rush-button.tsx';
import { SoldOutButton } from '../../service-state/sold-out-button.tsx';
import { Button } from '../../ui/button.tsx';
import { TICKET_SIZES, type TicketSize } from '../board-settings.ts';
import { useFullScreen } from '../device/use-full-screen.ts';
import type { Board } from '../use-board.ts';
import css from './board-bar.module.css';
import { CountsButton } from './counts-button.tsx';
import { RecallSheet } from './recall-sheet.tsx';
import { StationChoice } from './station-choice.tsx';

/** The bar on top of the board: the stations, and the actions that are not on a ticket. */
export function BoardBar({ board }: { board: Board }) {
  const t = useTranslations('board');
  const [isRecallOpen, setIsRecallOpen] = useState(false);
  const { acts, bumped } = board;
  return (
    <div className={css.bar}>
      <StationChoice board={board} />
      <div className={css.buttons}>
        <Button className={css.button} icon={<History />} onClick={() => setIsRecallOpen(true)}>
          <span>{t('recall.button')}</span>
        </Button>
        <CountsButton board={board} className={css.button!} icon={<ListOrdered />} />
        <SoldOutButton className={css.button!} />
        <RushButton className={css.button!} />
        <DeviceButtons board={board} />
      </div>
      <RecallSheet
        isOpen={isRecallOpen}
        tickets={bumped}
        acts={acts}
        onClose={() => setIsRecallOpen(false)}
      />
    </div>
  );
}

const SIZE_ICONS: Record<TicketSize, LucideIcon> = { Small: Grid3x3, Medium: Grid2x2, Large: Square };

/** Buttons for a wall screen. A phone does not show them. */
function DeviceButtons({ board: { settings, changeSettings } }: { board: Board }) {
  const t = useTranslations('board');
  const { sounds } = usePreferences();
  const fullScreen = useFullScreen();
  const next = TICKET_SIZES[(TICKET_SIZES.indexOf(settings.size) + 1) % TICKET_SIZES.length]!;
  const SizeIcon = SIZE_ICONS[settings.size];
  return (
    <div className={css.device}>
      <Button
        icon={<SizeIcon />}
        label={t(`sizes.${settings.size}`)}
        onClick={() => changeSettings({ size: next })}
      />
      <Button
        icon={sounds ? <Volume2 /> : <VolumeX />}
        label={t(sounds ? 'sound.on' : 'sound.off')}
        onClick={() => changePreferences({ sounds: !sounds })}
      />
      {fullScreen !== null && (
        <Button
          icon={fullScreen.isFull ? <Minimize /> : <Maximize />}
          label={t(fullScreen.isFull ? 'leaveFullScreen' : 'fullScreen')}
          onClick={fullScreen.toggle}
        />
      )}
    </div>
  );
}
