let read: ((venueId: string) => string) | null = null;

/** Sets who knows what this device has not sent of a venue's acts. @param reader  answers as the header `Sofra-Unsent` has it: `0`, or `3;1764450000000` */
export function readUnsentBy(reader: (venueId: string) => string): void {
  read = reader;
}

/** The header with which a shared device says what it has not sent; empty if no one knows. */
export function unsentHeader(venueId: string | undefined): Record<string, string> {
  return read === null || venueId === undefined ? {} : { 'Sofra-Unsent': read(venueId) };
}
