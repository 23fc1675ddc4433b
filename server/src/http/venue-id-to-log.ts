const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a venue; `undefined` if the caller wrote anything else into its place in the path. */
export function venueIdToLog(venueId: string | null): string | undefined {
  return venueId !== null && UUID.test(venueId) ? venueId.toLowerCase() : undefined;
}
