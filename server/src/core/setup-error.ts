/**
 * The service cannot start with its current settings. The message is one sentence for the person at the
 * terminal; no stack is shown.
 */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SetupError';
  }
}

/**
 * The sentence to print at the terminal for an error that is not a bug: a {@link SetupError}, or an error of the operating
 * system, such as a full disk or a folder without permission. `null` for any other error.
 */
export function setupErrorMessage(error: unknown): string | null {
  if (error instanceof SetupError) return error.message;
  const isOfSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isOfSystem ? `The operating system reports: ${error.message}.` : null;
}
