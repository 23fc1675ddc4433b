import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from './dry-run.module.css';

type Pricing = Schemas['Pricing'];

/** The price of a basket now and with the campaign of the form, and the discount of each campaign. */
export function TrialPrices({ now, tried }: { now: Pricing; tried: Pricing | null }) {
  const t = useTranslations('campaigns');
  const amount = useAmount();
  const shown = tried === null ? [now] : [now, tried];
  const names = [...new Set(shown.flatMap(({ reductions }) => reductions.map(({ name }) => name)))];
  const discountOf = ({ reductions }: Pricing, name: string) =>
    reductions.filter((one) => one.name === name).reduce((sum, one) => sum + one.amount, 0);
  const saved = tried === null ? 0 : Math.round((now.total - tried.total) * 100) / 100;
  return (
    <>
      <table className={css.prices}>
        <thead>
          <tr>
            <th scope="col">{t('basket')}</th>
            <th scope="col">{t('now')}</th>
            {tried !== null && <th scope="col">{t('withIt')}</th>}
          </tr>
        </thead>
        <tbody>
          <PriceRow name={t('subtotal')} amounts={shown.map(({ subtotal }) => subtotal)} />
          {names.map((name) => (
            <PriceRow
              key={name}
              name={<VenueText>{name}</VenueText>}
              amounts={shown.map((one) => -discountOf(one, name) || null)}
            />
          ))}
          {now.serviceFee > 0 && (
            <PriceRow name={t('serviceFee')} amounts={shown.map(({ serviceFee }) => serviceFee)} />
          )}
          <PriceRow name={t('total')} amounts={shown.map(({ total }) => total)} isTotal />
        </tbody>
      </table>
      {tried !== null && (
        <p className={saved > 0 ? css.saves : css.hint} role="status">
          {saved > 0
            ? t('saves', { amount: amount(saved) })
            : t(saved < 0 ? 'dearer' : 'savesNothing', { amount: amount(-saved) })}
        </p>
      )}
    </>
  );
}

interface PriceRowProps {
  name: ReactNode;
  /** The amount now, then the amount with the campaign of the form; `null` if there is none. */
  amounts: readonly (number | null)[];
  isTotal?: boolean;
}

function PriceRow({ name, amounts, isTotal = false }: PriceRowProps) {
  return (
    <tr className={isTotal ? css.total : undefined}>
      <th scope="row">{name}</th>
      {amounts.map((amount, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two amounts never change places
        <td key={at}>{amount === null ? '–' : <Amount value={amount} />}</td>
      ))}
    </tr>
  );
}
