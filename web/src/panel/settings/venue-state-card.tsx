import { CircleAlert, CircleCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '../card.tsx';
import type { Settings } from '../panel-queries.ts';
import css from './venue-state-card.module.css';

/** A card with the state that the operator of the service set for the venue: active, switched off, or closed. */
export function VenueStateCard({ settings: { subscription, isActive, closedAt } }: { settings: Settings }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const isGood = subscription.isActive && isActive && closedAt === null;
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' });
  return (
    <Card title={t('standing')} text={t('standingText')}>
      <p className={isGood ? css.good : css.bad}>
        {isGood ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
        {closedAt !== null
          ? t('closed', { day: day(closedAt) })
          : !isActive
            ? t('switchedOff')
            : !subscription.isActive
              ? t('lapsed')
              : subscription.endsAt === null
                ? t('active')
                : t('activeUntil', { day: day(subscription.endsAt) })}
      </p>
    </Card>
  );
}
