import type pg from 'pg';
import type { Statement } from './database.ts';
import { toParameter } from './parameters.ts';

/**
 * Sends a statement over a connection, and resolves to its result. Its parameters are dropped as soon as it is answered: V8 keeps the statements
 * of the driver until it collects all menus with them, and with their parameters that was 13 kB of each order, three times a second.
 */
export function sendStatement(
  client: pg.ClientBase,
  { name, text, values = [] }: Statement,
): Promise<pg.QueryResult> {
  const sent = values.map(toParameter);
  const config = { ...(name === undefined ? {} : { name }), text, values: sent };
  return client.query(config).finally(() => {
    sent.length = 0;
  });
}
