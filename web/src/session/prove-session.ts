import { api, dataOf } from '../api/client.ts';

/** Proves by their password that it is still the person who signed in. */
export const proveSession = (currentPassword: string) =>
  dataOf(api.POST('/venue/v1/session/proof', { body: { currentPassword } }));
