import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { OwnText } from '../../venue-settings/own-text.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { takenOffQuery } from '../figure-queries.ts';
import type { Period } from './periods.ts';

interface TakenOffSectionProps {
  venueId: string;
  period: Period;
  /** The clock of the venue. */
  timeZone: string;
}

/** What was given away, struck and voided in a period: what, who and why, the newest first. */
export function TakenOffSection({ venueId, period, timeZone }: TakenOffSectionProps) {
  const t = useTranslations('figures.takenOff');
  const query = useInfiniteQuery(takenOffQuery(venueId, period));
  const rowOf = useTakenOffRow(timeZone);
  return (
    <FigureAnswer query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        return (
          <FigureSection title={t('title')}>
            {entries.length === 0 ? (
              <Message icon={<Gift />} title={t('none')} />
            ) : (
              <FigureTable
                label={t('title')}
                heads={[t('when'), t('what'), t('by'), t('why')]}
                rows={entries.map(rowOf)}
              />
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

function useTakenOffRow(timeZone: string) {
  const t = useTranslations('figures.takenOff');
  const format = useFormatter();
  const { amount } = useFigureFormats();
  return (entry: Schemas['TakenOff'], place: number) => {
    const { action, at, by, reason, bill, productName, units } = entry;
    const line = productName === null ? null : `${units} × ${productName}`;
    const worth = entry.amount === null ? null : amount(entry.amount);
    const what = [t(`action.${action}`), line, worth, t('bill', { number: String(bill.number) })];
    return {
      key: `${bill.id} ${at} ${place}`,
      cells: [
        format.dateTime(Date.parse(at), { dateStyle: 'short', timeStyle: 'short', timeZone }),
        what.filter((part) => part !== null).join(' · '),
        by.name,
        reason === null ? '–' : <OwnText key="reason">{reason}</OwnText>,
      ],
    };
  };
}
