import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { ifMatch } from '../api/revision.ts';
import { type Settings, settingsQuery } from './panel-queries.ts';

/**
 * Saves some of the settings of a venue, unless somebody else changed them meanwhile: then they are read again,
 * and the form shows what differs. Hours and settings use it.
 */
export function useSaveSettings({ id: venueId, revision }: Settings) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Schemas['SettingsChange']) =>
      dataOf(
        api.PATCH('/venue/v1/venues/{venueId}/settings', {
          params: { path: { venueId }, header: ifMatch(revision) },
          body,
        }),
      ),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery(venueId).queryKey, settings);
    },
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(venueId).queryKey }),
  });
}
