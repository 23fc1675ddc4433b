import { api, dataOf, type Schemas } from '../api/client.ts';

/** Proves by their password or a passkey that it is still the person who signed in. */
export const proveSession = (proof: Schemas['SessionProof']) =>
  dataOf(api.POST('/venue/v1/session/proof', { body: proof }));
