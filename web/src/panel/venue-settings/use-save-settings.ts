import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { writeRecord } from '../../api/record-writes.ts';
import { type Settings, settingsQuery } from '../panel-queries.ts';

type Body = Schemas['SettingsChange'];

/**
 * A change of the settings. A list can only be saved as a whole, so its change is a function of the settings when the
 * request is sent: earlier saves of this page are included.
 */
export type SettingsChange = Body | ((now: Settings) => Body);

/** The body of the request for a change, if it were sent now. */
export function bodyOf(change: SettingsChange, now: Settings): Body {
  return typeof change === 'function' ? change(now) : change;
}

/**
 * Saves some of the settings of a venue, unless another person changed them in the meantime. Then the settings are read
 * again, and the form shows the differences. Hours and settings use it.
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

/** Saves some of the settings that a person has seen. @throws ApiFault  also if another person changed them in the meantime */
export function saveSettings(client: QueryClient, seen: Settings, change: SettingsChange): Promise<Settings> {
  const { id: venueId } = seen;
  const { queryKey } = settingsQuery(venueId);
  let body: Body | undefined;
  return writeRecord(seen, async (header) => {
    // A retry sends the same body.
    body ??= bodyOf(change, client.getQueryData(queryKey) ?? seen);
    const params = { path: { venueId }, header };
    const settings = await dataOf(api.PATCH('/venue/v1/venues/{venueId}/settings', { params, body }));
    // A read that is still running may return older settings: it is cancelled and started again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, settings);
    void client.invalidateQueries({ queryKey });
    return settings;
  });
}
