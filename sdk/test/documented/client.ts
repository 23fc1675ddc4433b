import { isApiError, NoAnswerError, Sofra } from '@sofra/sdk';
import type { FakeSofra } from '@sofra/sdk/testing';

/** @returns the name of the first venue */
export async function makeClient(address: string, key: string, fetch: FakeSofra['fetch']): Promise<string> {
  const process = { env: { SOFRA_URL: address, SOFRA_KEY: key } };
  const runtime = { fetch };
  // #region make
  const sofra = new Sofra({
    baseUrl: process.env.SOFRA_URL, // for example https://orders.example.com
    apiKey: process.env.SOFRA_KEY, // sfr_…
    language: 'en', // of `userMessage` in errors
    ...runtime,
  });

  const [venue] = await sofra.venues.list();
  // #endregion
  return venue!.name;
}

export async function readWithOptions(sofra: Sofra, venueId: string): Promise<string> {
  // #region options
  const venue = await sofra.venues.get(venueId, {
    signal: AbortSignal.timeout(3_000), // ends the call, whatever it is doing
    retries: 1,
  });
  // #endregion
  return venue.name;
}

export async function tellWhy(call: () => Promise<unknown>): Promise<string> {
  // #region errors
  try {
    await call();
    return 'done';
  } catch (error) {
    if (isApiError(error, 'PLACE_IS_BUSY', 'OUTSIDE_WORKING_HOURS')) return 'try again later';
    if (isApiError(error, 'PUBLIC_API_ORDER_INVALID')) {
      return error.validationErrors.map(({ field, message }) => `${field} ${message}`).join(', ');
    }
    // Any other code, also one of a later release: `status` says what kind it is.
    if (isApiError(error)) return error.status >= 500 ? 'not known yet' : error.userMessage;
    if (error instanceof NoAnswerError) return 'not known yet';
    throw error;
  }
  // #endregion
}
