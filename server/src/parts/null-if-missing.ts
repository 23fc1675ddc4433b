/** For `catch` of what reads a file or a folder: `null` when there is none. @throws any other error */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
