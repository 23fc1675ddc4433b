import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import { endLeftSession } from './sign-out.ts';

/** Who is signed in on this device, and the venues that they may open. */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: async () => {
    await endLeftSession();
    return dataOf(api.GET('/venue/v1/session'));
  },
  retry: false,
  staleTime: 60_000,
});
