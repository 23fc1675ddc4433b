import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { api } from '../../../api/client.ts';
import { faultOf } from '../../../api/fault.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { saveFile } from '../../form/save-file.ts';
import css from '../overview.module.css';
import type { Period } from '../period/periods.ts';

type Table =
  | 'trend'
  | 'channels'
  | 'hours'
  | 'products'
  | 'branches'
  | 'taken-off'
  | 'taken-off-approved'
  | 'sales'
  | 'days';

/** A button that downloads a table as a CSV file, with column names in the person's language. */
export function CsvButton({ table, period, title }: { table: Table; period: Period; title: string }) {
  const t = useTranslations('figures');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { data, error, response } = await api.GET('/venue/v1/venues/{venueId}/figures/tables/{table}', {
        params: { path: { venueId, table }, query: { ...period } },
        parseAs: 'blob',
      });
      if (!response.ok || data === undefined) throw faultOf(response, error);
      saveFile(data as Blob, `${table}-${period.from}-${period.to}.csv`);
    },
  });
  return (
    <>
      <Button
        tone="Quiet"
        icon={<Download />}
        disabled={download.isPending}
        aria-label={t('downloadOf', { title })}
        onClick={() => download.mutate()}
      >
        {t('download')}
      </Button>
      {download.error !== null && (
        <span role="alert" className={css.fault}>
          {sentenceOf(download.error)}
        </span>
      )}
    </>
  );
}
