import { api, dataOf, type Schemas } from '../api/client.ts';

/** Proves with the password or a passkey that the person is still the one who signed in. */
export const proveSession = (proof: Schemas['SessionProof']) =>
  dataOf(api.POST('/venue/v1/session/proof', { body: proof }));
