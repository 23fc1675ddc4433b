import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, listen } from '../listen.ts';
import { openShop, WEBHOOK_PATH } from '../shop.ts';
import { demoKey } from './demo-key.ts';
import { demoService } from './demo-service.ts';

/*
 * `npm run storefront`: the shop of the demo's restaurant, with a service if none runs, a key of its own and a webhook. A
 * shop of yours starts with start.mjs.
 */
const dataDir = resolve(process.env['DATA_DIR'] ?? 'data');
const folder = join(dataDir, 'storefront');
const port = Number(process.env['SHOP_PORT'] ?? 4000);

/** Until the shop is open there is nothing to put in order. */
let close = (): void => process.exit(1);
let isEnding = false;
function end(): void {
  // A signal of the terminal also comes through npm.
  if (isEnding) return;
  isEnding = true;
  close();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

const address = `http://127.0.0.1:${port === 0 ? await freePort() : port}`;
const service = await demoService(dataDir);
mkdirSync(folder, { recursive: true });
const key = await demoKey(service, join(folder, 'key.json'), address + WEBHOOK_PATH);
const shop = await openShop({
  ...key,
  ...{ sofraUrl: service.baseUrl, venueId: service.venue.id, storePath: join(folder, 'shop.db') },
  ...{ delivers: true, isSecure: false },
});
try {
  await listen(shop.server, Number(new URL(address).port));
} catch (error) {
  console.error(`${(error as Error).message}. SHOP_PORT chooses another port.`);
  process.exit(1);
}
console.log(`
  ${service.venue.name}, its shop         ${address}/
  the same at a table           ${address}/?table=S1
  the kitchen, till and owner   ${service.baseUrl}/
`);
if (key.signingSecret === null) {
  console.log(
    'The service sends no events to this machine, so an order changes here when its page is loaded.',
  );
  console.log('Start it with "ALLOW_LOCAL_WEBHOOKS=true npm start" to see it change by itself.\n');
}

close = () => {
  shop.close();
  service.child?.kill('SIGTERM');
};
service.child?.once('exit', end);
