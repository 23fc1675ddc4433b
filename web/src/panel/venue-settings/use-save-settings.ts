import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { writeRecord } from '../../api/record-writes.ts';
import { type Settings, settingsQuery } from '../panel-queries.ts';

/**
 * Saves some of the settings of a venue, unless somebody else changed them meanwhile: then they are read again,
 * and the form shows what differs. Hours and settings use it.
 */
export function useSaveSettings(seen: Settings) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(seen.id);
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Schemas['SettingsChange']) => saveSettings(client, seen, body),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Saves some of the settings that somebody has seen. @throws ApiFault  also when somebody else changed them meanwhile */
export function saveSettings(
  client: QueryClient,
  seen: Settings,
  body: Schemas['SettingsChange'],
): Promise<Settings> {
  const { id: venueId } = seen;
  const { queryKey } = settingsQuery(venueId);
  return writeRecord(seen, async (header) => {
    const params = { path: { venueId }, header };
    const settings = await dataOf(api.PATCH('/venue/v1/venues/{venueId}/settings', { params, body }));
    // What is being read may be older than this answer, and is read again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, settings);
    void client.invalidateQueries({ queryKey });
    return settings;
  });
}
