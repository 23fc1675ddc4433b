import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { ChangeMark } from '../figure/change-mark.tsx';
import { FigureTile } from '../figure/figure-tile.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import css from '../overview.module.css';

/** The totals of a period in large type, each compared with the previous period. */
export function TotalTiles({ trend: { total } }: { trend: Schemas['FigureTrend'] }) {
  const t = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const { figures, figuresBefore, reservations } = total;
  const compared = [
    { name: t('revenue'), now: figures.revenue, before: figuresBefore.revenue, write: amount },
    { name: t('orders'), now: figures.orders, before: figuresBefore.orders, write: whole },
    { name: t('averageBill'), now: figures.averageBill, before: figuresBefore.averageBill, write: amount },
  ];
  return (
    <dl className={css.tiles}>
      {compared.map(({ name, now, before, write }) => (
        <FigureTile key={name} name={name} value={now === null ? '–' : write(now)}>
          <ChangeMark now={now ?? 0} before={before ?? 0} />{' '}
          {before !== null && t('before', { value: write(before) })}
        </FigureTile>
      ))}
      <FigureTile name={t('reservations')} value={whole(reservations.reservations)}>
        {t('bookedText', { guests: reservations.guests, noShows: reservations.noShows })}
      </FigureTile>
    </dl>
  );
}
