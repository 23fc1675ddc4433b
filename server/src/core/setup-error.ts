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
