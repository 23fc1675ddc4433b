import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { OwnText } from '../../venue-settings/own-text.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { lossesQuery, takenOffQuery } from '../figure-queries.ts';
import type { Period } from './periods.ts';

interface TakenOffSectionProps {
  venueId: string;
  period: Period;
  /** The clock of the venue. */
  timeZone: string;
}

/** What was taken off in a period: what, who and why, the newest first, and what each person took off in all. */
export function TakenOffSection({ venueId, period, timeZone }: TakenOffSectionProps) {
  const t = useTranslations('figures.takenOff');
  const query = useInfiniteQuery(takenOffQuery(venueId, period));
  const rowOf = useTakenOffRow(venueId, timeZone);
  return (
    <FigureAnswer query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        return (
          <FigureSection title={t('title')}>
            {entries.length === 0 ? (
              <Message icon={<Gift />} title={t('none')} />
            ) : (
              <>
                <Losses venueId={venueId} period={period} />
                <FigureTable
                  label={t('title')}
                  heads={[t('when'), t('what'), t('lost'), t('by'), t('why')]}
                  rows={entries.map(rowOf)}
                />
              </>
            )}
            {query.hasNextPage && (
              <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('more')}
              </Button>
            )}
          </FigureSection>
        );
      }}
    </FigureAnswer>
  );
}

/** Who took off how much, and how much of it after the bill had been printed. */
function Losses({ venueId, period }: Pick<TakenOffSectionProps, 'venueId' | 'period'>) {
  const t = useTranslations('figures.takenOff');
  const { amount, whole } = useFigureFormats();
  const { data: people = [] } = useQuery(lossesQuery(venueId, period));
  return (
    <FigureTable
      label={t('people')}
      heads={[t('person'), t('lost'), t('entries'), t('afterPrint')]}
      rows={people.map(({ by, entries, lost, afterPrint }) => ({
        key: `${by.kind} ${by.id}`,
        cells: [by.name, amount(lost), whole(entries), amount(afterPrint.lost)],
      }))}
    />
  );
}

function useTakenOffRow(venueId: string, timeZone: string) {
  const t = useTranslations('figures.takenOff');
  const format = useFormatter();
  const { amount } = useFigureFormats();
  return (entry: Schemas['TakenOff'], place: number) => {
    const { action, at, by, reason, bill, productName, units, lost } = entry;
    const line = productName === null ? null : `${units} × ${productName}`;
    // What cost nothing itself, as a payment that was taken back, still has an amount.
    const worth = entry.amount === null || lost === entry.amount ? null : amount(entry.amount);
    const marks = [entry.isAfterPrint && t('afterPrint'), entry.isOtherMethod && t('otherMethod')];
    const what = [t(`action.${action}`), line, worth, ...marks];
    return {
      key: `${bill.id} ${at} ${place}`,
      cells: [
        format.dateTime(Date.parse(at), { dateStyle: 'short', timeStyle: 'short', timeZone }),
        <span key="what">
          {what.filter(Boolean).join(' · ')} ·{' '}
          <Link href={`~/app/${venueId}/till/bills/${bill.id}`}>
            {t('bill', { number: String(bill.number) })}
          </Link>
        </span>,
        lost === null ? '–' : amount(lost),
        by.name,
        reason === null ? '–' : <OwnText key="reason">{reason}</OwnText>,
      ],
    };
  };
}
