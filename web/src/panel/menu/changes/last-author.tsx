import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { setupHistoryQuery } from '../../record-history.ts';

/** Who changed a record last, and when: "Defne, 14:32". Empty until it is known. */
export function LastAuthor({ recordId }: { recordId: string | null }) {
  const t = useTranslations('panelMenu.meanwhile');
  const format = useFormatter();
  const { venueId } = useVenue();
  const { data } = useQuery(setupHistoryQuery(venueId, recordId, 1));
  const change = data?.items[0];
  if (change === undefined) return null;
  const at = format.dateTime(new Date(change.at), { dateStyle: 'short', timeStyle: 'short' });
  return <span>{t('by', { name: change.by.name, at })}</span>;
}
