import { isApiError, NoAnswerError, type Sofra } from '@sofra/sdk';

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
