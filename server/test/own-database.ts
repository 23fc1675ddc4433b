import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../src/store/database.ts';
import { openTestDatabase, withTestKey } from './sofra.ts';

/** A separate database, for tests that read all venues. */
export interface OwnDatabase {
  url: string;
  open(connections?: number): Database;
  drop(): Promise<void>;
}

/** Makes an empty database. The first service that starts on it creates the schema. */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const admin = openTestDatabase(1);
  await admin.query({ text: `create database ${name}` });
  const url = new URL(process.env['SOFRA_TEST_DATABASE_URL']!);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    open: (connections = 5) =>
      withTestKey(openDatabase({ connectionString: url.href }, { connections, onIdleError: () => {} })),
    drop: async () => {
      await admin.query({ text: `drop database ${name} with (force)` });
      await admin.close();
    },
  };
}
