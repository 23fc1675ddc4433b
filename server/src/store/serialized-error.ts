import pg from 'pg';

/** An error as a message from one process to another. */
export interface SerializedError {
  message: string;
  stack: string | undefined;
  code: string | null;
  isOfDatabase: boolean;
}

export function serializeError(error: Error): SerializedError {
  const code = 'code' in error ? String(error.code) : null;
  return {
    message: error.message,
    stack: error.stack,
    code,
    isOfDatabase: error instanceof pg.DatabaseError,
  };
}

/** The error in the other process. An error that the database raised has its SQLSTATE there, too. */
export function deserializeError({ message, stack, code, isOfDatabase }: SerializedError): Error {
  const error = isOfDatabase ? new pg.DatabaseError(message, message.length, 'error') : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { code });
}
