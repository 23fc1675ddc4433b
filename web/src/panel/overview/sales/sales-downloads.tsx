import { useMutation } from '@tanstack/react-query';
import { Braces, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { api } from '../../../api/client.ts';
import { faultOf } from '../../../api/fault.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Card } from '../../card.tsx';
import { saveFile } from '../../form/save-file.ts';
import figureCss from '../overview.module.css';
import type { Period } from '../period/periods.ts';
import css from './sales.module.css';
import { useRangeText } from './use-range-text.ts';

const KINDS = ['bills', 'lines', 'payments', 'refunds'] as const;
type Kind = (typeof KINDS)[number];

/** Downloads of all sales and payments in a range. */
export function SalesDownloads({ period }: { period: Period }) {
  const t = useTranslations('sales');
  const rangeText = useRangeText();
  return (
    <>
      <div>
        <h2>{rangeText(period)}</h2>
        <p className={figureCss.soft}>{t('filesText')}</p>
      </div>
      <div className={css.files}>
        {KINDS.map((kind) => (
          <RecordFile key={kind} kind={kind} period={period} />
        ))}
      </div>
    </>
  );
}

function RecordFile({ kind, period }: { kind: Kind; period: Period }) {
  const t = useTranslations('sales');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { from, to } = period;
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async (format: 'csv' | 'json') => {
      const query = { from, to };
      const { data, error, response } = await (format === 'csv'
        ? api.GET('/venue/v1/venues/{venueId}/figures/records/{records}/table', {
            params: { path: { venueId, records: kind }, query },
            parseAs: 'blob',
          })
        : api.GET(`/venue/v1/venues/{venueId}/figures/records/${kind}`, {
            params: { path: { venueId }, query },
            parseAs: 'blob',
          }));
      if (!response.ok || data === undefined) throw faultOf(response, error);
      saveFile(data as Blob, `${kind}-${from}-${to}.${format}`);
    },
  });
  const title = t(`kinds.${kind}`);
  const button = (format: 'csv' | 'json', icon: typeof Download) => {
    const Icon = icon;
    return (
      <Button
        icon={<Icon aria-hidden />}
        disabled={download.isPending}
        aria-label={t('downloadAs', { title, format: format.toUpperCase() })}
        onClick={() => download.mutate(format)}
      >
        {format.toUpperCase()}
      </Button>
    );
  };
  return (
    <Card title={title} text={t(`kindTexts.${kind}`)}>
      <div className={css.actions}>
        {button('csv', Download)}
        {button('json', Braces)}
      </div>
      {download.isPending && <p role="status">{t('downloading')}</p>}
      {download.error !== null && (
        <p role="alert" className={figureCss.fault}>
          {sentenceOf(download.error)}
        </p>
      )}
    </Card>
  );
}
