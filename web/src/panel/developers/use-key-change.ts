import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { writeRecord } from '../../api/record-writes.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { type ApiKey, keysQuery, showSecrets } from './key-queries.ts';

/** The properties of a key to change. A permission that is not listed keeps its value. */
type Change = Omit<Schemas['ApiKeyChange'], 'permissions'> & {
  permissions?: Partial<Schemas['KeyPermissions']>;
};

interface WantedChange {
  change: Change;
  /**
   * The revision of the key that the person has seen: if the key was changed since, the change is refused.
   * Missing: it is made in any case.
   */
  revision?: string;
}

/** Changes a key. Only the given properties are sent, so that changes of other people are kept. */
export function useKeyChange(keyId: string) {
  const { venueId } = useVenue();
  const client = useQueryClient();
  const { queryKey } = keysQuery(venueId);
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ change, revision }: WantedChange) => {
      const params = { path: { venueId, keyId } };
      const body = change as Schemas['ApiKeyChange'];
      const path = '/venue/v1/venues/{venueId}/keys/{keyId}';
      const shown = client.getQueryData(queryKey)?.find(({ id }) => id === keyId);
      const seen = { id: keyId, revision: revision ?? shown?.revision ?? '' };
      return writeRecord(seen, (header) =>
        dataOf(api.PATCH(path, { params: { ...params, ...(revision !== undefined && { header }) }, body })),
      );
    },
    onSuccess: async ({ signingSecret, ...changed }) => {
      if (signingSecret !== null) showSecrets(client, venueId, keyId, { signingSecret });
      // An older read that is still running must not overwrite the change.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) =>
        before?.map((key): ApiKey => (key.id === keyId ? changed : key)),
      );
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
