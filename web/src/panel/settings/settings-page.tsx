import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../page-head.tsx';
import { settingsQuery } from '../panel-queries.ts';
import { SettingsEditor } from './settings-editor.tsx';

/** What the venue is called, where it is, its languages, and how it serves. */
export default function SettingsPage() {
  const t = useTranslations('settings');
  const { venueId } = useVenue();
  const { data: settings, error, refetch } = useQuery(settingsQuery(venueId));
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {settings !== undefined ? (
        <SettingsEditor settings={settings} />
      ) : error === null ? (
        <Loading />
      ) : (
        <FaultMessage fault={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
