import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { ChangeMark } from '../figure/change-mark.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { ShareBar } from '../figure/share-bar.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { branchFiguresQuery } from '../figure-queries.ts';
import type { Period } from './periods.ts';

/** The figures of a headquarter and its branches, each compared with the previous period. */
export function BranchesSection({ venueId, period }: { venueId: string; period: Period }) {
  const t = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const query = useQuery(branchFiguresQuery(venueId, period));
  return (
    <FigureAnswer query={query}>
      {(branches) => {
        const revenue = branches.reduce((sum, { figures }) => sum + figures.revenue, 0);
        return (
          <FigureSection
            title={t('branches')}
            action={<CsvButton table="branches" period={period} title={t('branches')} />}
          >
            <FigureTable
              label={t('branches')}
              heads={[
                ...[t('branch'), t('revenue'), t('share'), t('change'), t('orders')],
                ...[t('averageBill'), t('gifts'), t('strikes'), t('voids')],
              ]}
              rows={branches.map(({ venue, figures, figuresBefore }) => ({
                key: venue.id,
                cells: [
                  <Link key="link" href={`~/app/${venue.id}/panel?tab=Sales`}>
                    <VenueText>{venue.name}</VenueText>
                  </Link>,
                  amount(figures.revenue),
                  <ShareBar key="share" part={figures.revenue} whole={revenue} />,
                  <ChangeMark key="change" now={figures.revenue} before={figuresBefore.revenue} />,
                  whole(figures.orders),
                  figures.averageBill === null ? '–' : amount(figures.averageBill),
                  amount(figures.gifts.amount),
                  amount(figures.strikes.amount),
                  whole(figures.voids.orders),
                ],
              }))}
            />
          </FigureSection>
        );
      }}
    </FigureAnswer>
  );
}
