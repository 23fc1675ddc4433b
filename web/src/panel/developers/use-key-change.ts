import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
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

/** Changes a key: only what is stated, so that nobody else's change of another property is undone. */
export function useKeyChange(keyId: string) {
  const { venueId } = useVenue();
  const client = useQueryClient();
  const { queryKey } = keysQuery(venueId);
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ change, revision }: WantedChange) =>
      dataOf(
        api.PATCH('/venue/v1/venues/{venueId}/keys/{keyId}', {
          params: {
            path: { venueId, keyId },
            ...(revision === undefined ? {} : { header: { 'If-Match': `"${revision}"` } }),
          },
          body: change as Schemas['ApiKeyChange'],
        }),
      ),
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
