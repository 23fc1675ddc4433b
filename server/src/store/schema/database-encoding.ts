import { SetupError } from '../../core/setup-error.ts';

/** SQL that returns the encoding of a database as `encoding`. */
export const READ_ENCODING = `select current_setting('server_encoding') as encoding`;

/**
 * Refuses any encoding but UTF-8. A PostgreSQL that was set up without a locale creates databases that store any
 * bytes and cannot sort names with ICU.
 */
export function requireUtf8(encoding: string): void {
  if (encoding === 'UTF8') return;
  throw new SetupError(
    `The database has the encoding ${encoding}, and the service needs UTF8: make it with "createdb --encoding=UTF8 --template=template0 NAME".`,
  );
}
