import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { scrollEdges } from '../../ui/screen/scroll-edges.ts';
import type { Board } from '../use-board.ts';
import { HiddenTicketsButton } from './hidden-tickets-button.tsx';
import css from './station-choice.module.css';

/** Lets the person choose the stations of this board: all of them, or some. */
export function StationChoice({ board }: { board: Board }) {
  const t = useTranslations('board.stations');
  const { stations, settings, changeSettings, current, isLoading } = board;
  const chosen = settings.stations.filter((id) => stations.some((station) => station.id === id));
  const toggleStation = (id: string) =>
    changeSettings({ stations: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  return (
    <div className={css.stations}>
      <p className={css.count} role="status">
        {!isLoading && t('tickets', { count: current.filter(({ isWaiting }) => !isWaiting).length })}
      </p>
      {stations.length > 1 && (
        <fieldset ref={scrollEdges} className={css.choices} aria-label={t('label')}>
          <button
            type="button"
            className={classNames(css.choice, chosen.length === 0 && css.chosen)}
            aria-pressed={chosen.length === 0}
            onClick={() => changeSettings({ stations: [] })}
          >
            {t('all')}
          </button>
          {stations.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={classNames(css.choice, chosen.includes(id) && css.chosen)}
              aria-pressed={chosen.includes(id)}
              onClick={() => toggleStation(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <HiddenTicketsButton board={board} />
    </div>
  );
}
