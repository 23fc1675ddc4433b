import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { writeRecord } from '../../api/record-writes.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { type ApiKey, keysQuery, showSecrets } from './key-queries.ts';

/** A permission that is left out stays as it is. */
type Change = Omit<Schemas['ApiKeyChange'], 'permissions'> & {
  permissions?: Partial<Schemas['KeyPermissions']>;
};

interface WantedChange {
  change: Change;
  /** Of the key that the person has seen: when it was changed since, nothing is changed. Left out: it is changed in any case. */
  revision?: string;
}

/** Changes a key: only what is stated, so that no one else's change of another property is undone. */
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
      // What was read before the change must not come over it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) =>
        before?.map((key): ApiKey => (key.id === keyId ? changed : key)),
      );
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
