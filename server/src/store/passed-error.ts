import pg from 'pg';

/** An error as a message from one process to another. */
export interface PassedError {
  message: string;
  stack: string | undefined;
  code: string | null;
  isOfDatabase: boolean;
}

export function passError(error: Error): PassedError {
  const code = 'code' in error ? String(error.code) : null;
  return {
    message: error.message,
    stack: error.stack,
    code,
    isOfDatabase: error instanceof pg.DatabaseError,
  };
}

/** The error in the other process. An error that the database raised has its SQLSTATE there, too. */
export function takeError({ message, stack, code, isOfDatabase }: PassedError): Error {
  const error = isOfDatabase ? new pg.DatabaseError(message, message.length, 'error') : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { code });
}
