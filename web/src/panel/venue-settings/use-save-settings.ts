import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { writeRecord } from '../../api/record-writes.ts';
import { type Settings, settingsQuery } from '../panel-queries.ts';

type Body = Schemas['SettingsChange'];

/**
 * What is saved of the settings. A list is saved as a whole: it is worked out of the settings as they are when its turn
 * comes, with what this page has saved since.
 */
export type SettingsChange = Body | ((now: Settings) => Body);

/** The change as it would be sent now. */
export function bodyOf(change: SettingsChange, now: Settings): Body {
  return typeof change === 'function' ? change(now) : change;
}

/**
 * Saves some of the settings of a venue, unless another person changed them in the meantime: then they are read again,
 * and the form shows what differs. Hours and settings use it.
 */
export function useSaveSettings(seen: Settings) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(seen.id);
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: SettingsChange) => saveSettings(client, seen, change),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Saves some of the settings that a person has seen. @throws ApiFault  also when another person changed them in the meantime */
export function saveSettings(client: QueryClient, seen: Settings, change: SettingsChange): Promise<Settings> {
  const { id: venueId } = seen;
  const { queryKey } = settingsQuery(venueId);
  let body: Body | undefined;
  return writeRecord(seen, async (header) => {
    // What is sent again is the same.
    body ??= bodyOf(change, client.getQueryData(queryKey) ?? seen);
    const params = { path: { venueId }, header };
    const settings = await dataOf(api.PATCH('/venue/v1/venues/{venueId}/settings', { params, body }));
    // What is being read may be older than this answer, and is read again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, settings);
    void client.invalidateQueries({ queryKey });
    return settings;
  });
}
