import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { type Settings, settingsQuery } from '../panel-queries.ts';

/** Loads the settings of the venue and renders its children with them. Hours, money and settings use it. */
export function SettingsLoader({ children }: { children: (settings: Settings) => ReactNode }) {
  const { venueId } = useVenue();
  const { data: settings, error, refetch } = useQuery(settingsQuery(venueId));
  if (settings !== undefined) return children(settings);
  return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
}
