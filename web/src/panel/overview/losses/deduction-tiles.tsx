import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTile } from '../figure/figure-tile.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import css from '../overview.module.css';

/** The discounts by campaigns, in lira: all discounts minus those by hand. It is calculated in kuruş. */
const ofCampaigns = ({ discounts, discountsByHand }: Schemas['Figures']) =>
  Math.round((discounts - discountsByHand) * 100) / 100;

/** The comps and discounts of a period, each compared with the period before. */
export function DeductionTiles({
  figures,
  before,
}: {
  figures: Schemas['Figures'];
  before: Schemas['Figures'];
}) {
  const t = useTranslations('figures');
  const { amount } = useFigureFormats();
  const units = (count: number) => t('units', { count });
  const tiles = [
    { name: t('gifts'), now: figures.gifts, before: before.gifts, count: units(figures.gifts.units) },
    { name: t('strikes'), now: figures.strikes, before: before.strikes, count: units(figures.strikes.units) },
    {
      ...{ name: t('voids'), now: figures.voids, before: before.voids },
      count: t('bills', { count: figures.voids.orders }),
    },
    {
      ...{ name: t('discounts'), now: { amount: ofCampaigns(figures) } },
      before: { amount: ofCampaigns(before) },
    },
    {
      ...{ name: t('discountsByHand'), now: { amount: figures.discountsByHand } },
      before: { amount: before.discountsByHand },
    },
    { name: t('serviceFees'), now: { amount: figures.serviceFees }, before: { amount: before.serviceFees } },
  ];
  return (
    <FigureSection title={t('given')}>
      <dl className={css.tiles}>
        {tiles.map((tile) => (
          <FigureTile key={tile.name} name={tile.name} value={amount(tile.now.amount)}>
            {tile.count !== undefined && `${tile.count} · `}
            {t('before', { value: amount(tile.before.amount) })}
          </FigureTile>
        ))}
      </dl>
    </FigureSection>
  );
}
