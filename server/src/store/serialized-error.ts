import pg from 'pg';

/** An error in the form in which one process sends it to another. */
export interface SerializedError {
  message: string;
  stack: string | undefined;
  code: string | null;
  isOfDatabase: boolean;
}

/** Turns an error into a message for another process. */
export function serializeError(error: Error): SerializedError {
  const code = 'code' in error ? String(error.code) : null;
  return {
    message: error.message,
    stack: error.stack,
    code,
    isOfDatabase: error instanceof pg.DatabaseError,
  };
}

/** Restores an error from another process. An error that the database raised keeps its SQLSTATE. */
export function deserializeError({ message, stack, code, isOfDatabase }: SerializedError): Error {
  const error = isOfDatabase ? new pg.DatabaseError(message, message.length, 'error') : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { code });
}
