import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { writeRecord } from '../../api/record-writes.ts';
import { rolesQuery } from '../panel-queries.ts';
import type { Roles } from './rights-form.ts';

/** Saves the rights of the roles of a venue, unless another person changed them in the meantime. */
export function useSaveRoles(venueId: string, revision: string) {
  const client = useQueryClient();
  const { queryKey } = rolesQuery(venueId);
  return useMutation({
    networkMode: 'always',
    mutationFn: (roles: Roles) =>
      writeRecord({ id: `${venueId}.roles`, revision }, (header) =>
        dataOf(
          api.PUT('/venue/v1/venues/{venueId}/roles', {
            params: { path: { venueId }, header },
            body: { roles },
          }),
        ),
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.session }),
  });
}
