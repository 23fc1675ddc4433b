import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Message } from '../../../ui/message.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { ShareBar } from '../figure/share-bar.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { channelFiguresQuery } from '../figure-queries.ts';
import type { Period } from './periods.ts';

/** The orders by type, and by their source: API keys and staff. */
export function ChannelsSection({ venueId, period }: { venueId: string; period: Period }) {
  const t = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const query = useQuery(channelFiguresQuery(venueId, period));
  return (
    <FigureAnswer query={query}>
      {(channels) => {
        const revenue = channels.reduce((sum, { figures }) => sum + figures.revenue, 0);
        return (
          <FigureSection
            title={t('channels')}
            action={<CsvButton table="channels" period={period} title={t('channels')} />}
          >
            {channels.length === 0 ? (
              <Message icon={<ReceiptText />} title={t('nothing')} text={t('nothingText')} />
            ) : (
              <FigureTable
                label={t('channels')}
                heads={[t('channel'), t('revenue'), t('share'), t('orders'), t('averageBill'), t('voids')]}
                rows={channels.map(({ type, key, figures }) => ({
                  key: `${type} ${key?.id}`,
                  cells: [
                    `${t(`type.${type}`)} · ${key?.name ?? t('staff')}`,
                    amount(figures.revenue),
                    <ShareBar key="share" part={figures.revenue} whole={revenue} />,
                    whole(figures.orders),
                    figures.averageBill === null ? '–' : amount(figures.averageBill),
                    whole(figures.voids.orders),
                  ],
                }))}
              />
            )}
          </FigureSection>
        );
      }}
    </FigureAnswer>
  );
}
