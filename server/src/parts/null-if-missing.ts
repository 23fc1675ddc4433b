/**
 * A handler for the `catch` of a promise that reads a file or folder: returns `null` if it does not exist.
 * @throws any other error
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
