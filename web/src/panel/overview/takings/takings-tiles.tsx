import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { FigureTile } from '../figure/figure-tile.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import css from '../overview.module.css';

/** The payments of a day, the cash without tips, and the refunds, in large type. */
export function TakingsTiles({ takings: { methods, total } }: { takings: Schemas['Takings'] }) {
  const t = useTranslations('figures.takings');
  const { amount, whole } = useFigureFormats();
  const cash = methods.filter(({ kind }) => kind === 'Cash');
  const sumOf = (amountOf: (one: (typeof cash)[number]) => number) =>
    cash.reduce((sum, one) => sum + amountOf(one), 0);
  return (
    <dl className={css.tiles}>
      <FigureTile name={t('taken')} value={amount(total.taken)}>
        {t('payments', { count: total.payments })}
      </FigureTile>
      <FigureTile name={t('cash')} value={amount(sumOf(({ taken, tips }) => taken - tips))}>
        {t('cashText', {
          tips: amount(sumOf(({ tips }) => tips)),
          change: amount(sumOf(({ change }) => change)),
        })}
      </FigureTile>
      <FigureTile name={t('tips')} value={amount(total.tips)} />
      <FigureTile name={t('refunds')} value={amount(total.refunds.amount)}>
        {total.refunds.count === 0 ? undefined : t('refundCount', { count: whole(total.refunds.count) })}
      </FigureTile>
      {total.rounding !== 0 && <FigureTile name={t('rounding')} value={amount(total.rounding)} />}
    </dl>
  );
}
