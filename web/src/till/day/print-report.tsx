import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SendFault } from './send-fault.tsx';

/** Prints the new day report at the first printer for bills. */
export function PrintReport({ number }: { number: number }) {
  const t = useTranslations('day.close');
  const { venueId } = useVenue();
  const params = { path: { venueId, reportNumber: String(number) } };
  const printing = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(api.POST('/venue/v1/venues/{venueId}/day-reports/{reportNumber}/print', { params })),
  });
  return (
    <>
      <SendFault fault={printing.error} />
      {printing.isSuccess && <p role="status">{t('printed')}</p>}
      <Button
        size="Large"
        isWide
        icon={<Printer aria-hidden />}
        disabled={printing.isPending}
        onClick={() => printing.mutate()}
      >
        {t('print')}
      </Button>
    </>
  );
}
