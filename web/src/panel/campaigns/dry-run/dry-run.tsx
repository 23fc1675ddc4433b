import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { instantOf } from '../../../time/venue-time.ts';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { MomentField } from '../../../ui/form/moment-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Card } from '../../card.tsx';
import { ORDER_TYPES, type OrderType, type StatedCampaign } from '../editor/campaign-form.ts';
import { dryRunCampaigns } from '../save-campaigns.ts';
import css from './dry-run.module.css';
import { orderablePortionsOf, orderLinesOf, type TrialBasket } from './trial-basket.ts';
import { TrialBasketList } from './trial-basket-list.tsx';
import { TrialPrices } from './trial-prices.tsx';

interface DryRunProps {
  venueId: string;
  timeZone: string;
  categories: readonly Schemas['CategorySetup'][];
  /** The campaign of the form; `null` if the form is incomplete. */
  campaign: StatedCampaign | null;
}

/** The price of a basket now, and with the campaign as typed in the form. Nothing is stored. */
export function DryRun({ venueId, timeZone, categories, campaign }: DryRunProps) {
  const t = useTranslations('campaigns');
  const sentenceOf = useFaultSentence();
  const [basket, setBasket] = useState<TrialBasket>({});
  const [type, setType] = useState<OrderType>('DineIn');
  const [at, setAt] = useState('');
  const orderables = useMemo(() => orderablePortionsOf(categories), [categories]);
  const lines = orderLinesOf(basket, orderables);
  const instant =
    at === '' ? {} : { at: new Date(instantOf(at.slice(0, 10), at.slice(11, 16), timeZone)).toISOString() };
  // Deferred, so that the calculation of prices does not slow down typing.
  const body = useDeferredValue(
    lines.length === 0 ? '' : JSON.stringify({ type, lines, ...instant, campaign }),
  );
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: keys.of(venueId, 'dry-run', body),
    queryFn: () => dryRunCampaigns(venueId, JSON.parse(body) as Schemas['DryRun']),
    enabled: body !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  return (
    <Card title={t('dryRun')} text={t('dryRunText')}>
      <TrialBasketList basket={basket} orderables={orderables} onChange={setBasket} />
      <Segments
        wraps
        label={t('orderType')}
        value={type}
        options={ORDER_TYPES.map((value) => ({ value, text: t(`types.${value}`) }))}
        onChange={setType}
      />
      <MomentField label={t('at')} hint={t('atHint')} value={at} onMoment={setAt} />
      {lines.length > 0 && campaign === null && <p className={css.hint}>{t('incomplete')}</p>}
      {error !== null && lines.length > 0 && (
        <p role="alert" className={css.fault}>
          {sentenceOf(error)}
        </p>
      )}
      {data !== undefined && lines.length > 0 && error === null && (
        <div className={css.answer} aria-busy={isPlaceholderData}>
          <TrialPrices now={data.now} tried={campaign === null ? null : data.tried} />
        </div>
      )}
    </Card>
  );
}
