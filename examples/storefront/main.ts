import { listen } from './listen.ts';
import { notifierBy } from './notify-guest.ts';
import { openShop } from './shop.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`Set ${name}; README.md says how.`);
  return process.exit(2);
}

const {
  PORT,
  HOST,
  SHOP_DATA = 'shop.db',
  SOFRA_VENUE,
  SOFRA_SIGNING_SECRET,
  SHOP_DELIVERS,
  SHOP_HTTPS,
  SHOP_PROXY,
  SHOP_SMS_URL,
} = process.env;
const shop = await openShop({
  sofraUrl: required('SOFRA_URL'),
  apiKey: required('SOFRA_KEY'),
  signingSecret: SOFRA_SIGNING_SECRET ?? null,
  venueId: SOFRA_VENUE,
  storePath: SHOP_DATA,
  delivers: SHOP_DELIVERS === 'true',
  isSecure: SHOP_HTTPS !== 'false',
  proxy: SHOP_PROXY,
  notifyGuest: SHOP_SMS_URL ? notifierBy(SHOP_SMS_URL) : undefined,
});
console.log(`The shop is open at ${await listen(shop.server, Number(PORT ?? 4000), HOST)}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => shop.close());
