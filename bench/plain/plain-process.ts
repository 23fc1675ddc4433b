import type { AddressInfo } from 'node:net';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import { createPlainService } from './plain-service.ts';
import { openPool } from './plain-store.ts';

/** The process of the plain service, which listens once it knows the database. */
process.once('message', async ({ connection }: { connection: PostgresConnection }) => {
  const service = createPlainService(openPool(connection));
  await service.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (service.server.address() as AddressInfo).port });
});
