import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import css from '../overview.module.css';
import { BestSellersSection } from './best-sellers-section.tsx';
import { BranchesSection } from './branches-section.tsx';
import { ChannelsSection } from './channels-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { OfferedPeriods, useOfferedPeriod } from './offered-periods.tsx';
import { TrendSection } from './trend-section.tsx';

/** The sales of a period: trend, hours, products, channels and branches. @param today  the present day of the venue */
export default function SalesTab({ venueId, today }: { venueId: string; today: string }) {
  const t = useTranslations('figures');
  const { venue } = useVenue();
  const choice = useOfferedPeriod(today);
  const { period } = choice;
  return (
    <>
      <div className={css.section}>
        <OfferedPeriods choice={choice} />
        <Link href="/sales" className={css.toBills}>
          {t('anyDates')}
          <ArrowRight aria-hidden />
        </Link>
      </div>
      {venue.type === 'Headquarter' && <BranchesSection venueId={venueId} period={period} />}
      <TrendSection venueId={venueId} period={period} />
      <BestSellersSection venueId={venueId} period={period} />
      <HoursSection venueId={venueId} period={period} />
      <ChannelsSection venueId={venueId} period={period} />
    </>
  );
}
