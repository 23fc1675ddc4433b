let read: ((venueId: string) => string) | null = null;

/**
 * Sets the function that counts the unsent acts of a venue on this device.
 * @param reader  returns the value of the `Sofra-Unsent` header: `0`, or the number and the time of the first, such as
 * `3;1764450000000`
 */
export function setUnsentReader(reader: (venueId: string) => string): void {
  read = reader;
}

/** The header with the unsent acts of this device at a venue; empty if no reader is set. */
export function unsentHeader(venueId: string | undefined): Record<string, string> {
  return read === null || venueId === undefined ? {} : { 'Sofra-Unsent': read(venueId) };
}
