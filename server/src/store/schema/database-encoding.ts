import { SetupError } from '../../core/setup-error.ts';

/** Reads the encoding of a database as `encoding`. */
export const READ_ENCODING = `select current_setting('server_encoding') as encoding`;

/** A PostgreSQL that was set up without a locale makes databases that take any bytes, and have no order of names by ICU. */
export function requireUtf8(encoding: string): void {
  if (encoding === 'UTF8') return;
  throw new SetupError(
    `The database has the encoding ${encoding}, and the service needs UTF8: make it with "createdb --encoding=UTF8 --template=template0 NAME".`,
  );
}
