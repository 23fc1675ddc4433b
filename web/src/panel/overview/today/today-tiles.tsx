import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { FigureTile } from '../figure/figure-tile.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import css from '../overview.module.css';

/** The figures of today in large type. */
export function TodayTiles({ today }: { today: Schemas['TodayFigures'] }) {
  const t = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const { figures, open, preparation, reservations } = today;
  return (
    <dl className={css.tiles}>
      <FigureTile name={t('revenue')} value={amount(figures.revenue)}>
        {open.orders === 0
          ? t('noneOpen')
          : t('stillOpen', { orders: open.orders, amount: amount(open.amount) })}
      </FigureTile>
      <FigureTile name={t('orders')} value={whole(figures.orders)}>
        {t('guestsCounted', { guests: figures.guests + open.guests })}
      </FigureTile>
      <FigureTile
        name={t('averageBill')}
        value={figures.averageBill === null ? '–' : amount(figures.averageBill)}
      />
      <FigureTile
        name={t('kitchen')}
        value={preparation === null ? '–' : t('kitchenOf', { minutes: preparation.medianMinutes })}
      >
        {preparation === null
          ? t('kitchenNone')
          : t('kitchenText', { rounds: preparation.rounds, slow: preparation.slowMinutes })}
      </FigureTile>
      <FigureTile name={t('reservations')} value={whole(reservations.reservations)}>
        {t('bookedText', { guests: reservations.guests, noShows: reservations.noShows })}
      </FigureTile>
    </dl>
  );
}
