import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { saveWebhook } from '../../server/src/operations/webhooks/save-webhook.ts';
import { systemRandom } from '../../server/src/parts/parts.ts';
import { inTransaction } from '../../server/src/store/database.ts';
import { createFieldEncryption } from '../../server/src/store/encryption/field-encryption.ts';
import { withEncryption } from '../../server/src/store/open-database.ts';
import { SECRET_KEYS } from '../../server/test/harness/secret-key.ts';
import { copyOrder } from '../growth/deep-pages.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { Attack } from './attacks.ts';
import type { Probe } from './probes.ts';
import { type OwnedRestaurant, openOwned, placeOrder } from './restaurants.ts';

/** Accepts connections and never answers, while the attack runs. */
const SILENT_PORT = 9_200;
/** Without a listener. */
const REFUSING_PORT = 9_201;
const EVENTS = 10_000;

/** Ten keys of one venue have 10,000 events waiting for addresses that refuse or never answer. */
export async function deadEndpoints(sofra: Sofra): Promise<Attack> {
  const restaurant = await openOwned(sofra);
  const { id: venueId, keyIds, keys } = restaurant;
  for (const [at, keyId] of keyIds.entries()) {
    const port = at % 2 === 0 ? SILENT_PORT : REFUSING_PORT;
    await setWebhook(sofra, venueId, keyId, `http://127.0.0.1:${port}/${at}`);
  }
  const orderId = await placeOrder(sofra, restaurant, keys[0]!);
  await copyOrder(sofra.db, { venueId, orderId, count: EVENTS });
  await sofra.db.query({
    text: `insert into webhook_tracking (venue_id, subject_id, key_id, key_venue_id, kind, tracked_until, change_number,
                                         delivered_number, changed_at, due_at, attempts, is_parked)
           select $1, b.bill_id, ($2::uuid[])[1 + b.number % cardinality($2::uuid[])], $1, 'Order',
                  now() + interval '1 day', 1, 0, now(), null, 0, false
             from bill b
            where b.venue_id = $1 and b.bill_id <> $3`,
    values: [venueId, keyIds, orderId],
  });
  return { kind: 'DeadEndpoints', connection: sofra.connection, venueId, silentPort: SILENT_PORT };
}

async function setWebhook({ db }: Sofra, venueId: string, keyId: string, url: string): Promise<void> {
  const parts = { random: systemRandom, secretKeys: SECRET_KEYS };
  const encrypted = withEncryption(db, createFieldEncryption(SECRET_KEYS, systemRandom));
  await inTransaction(encrypted, (tx) =>
    saveWebhook(tx, parts, { venueId, keyId }, { url, setAt: Date.now() }),
  );
}

const CHECK_MS = 5;
const LIMIT_MS = 60_000;

/** An order of another venue until its healthy endpoint has received the event. */
export async function eventOfAHealthyEndpoint(sofra: Sofra): Promise<Probe> {
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const restaurant: OwnedRestaurant = await openOwned(sofra);
  const { port } = server.address() as AddressInfo;
  await setWebhook(sofra, restaurant.id, restaurant.keyIds[0]!, `http://127.0.0.1:${port}/`);
  return {
    name: 'the event of a healthy endpoint',
    run: async () => {
      const before = received;
      await placeOrder(sofra, restaurant, restaurant.keys[0]!);
      const giveUpAt = Date.now() + LIMIT_MS;
      while (received === before && Date.now() < giveUpAt) await pause(CHECK_MS);
    },
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
