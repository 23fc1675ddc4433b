import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Upgrades running servers from a release to the present files, under load: the long form of a test that `npm run test:slow` runs. It upgrades
 * from the last tag, until there is one from the baseline of the schema, or from the commit that is given.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    servers: { type: 'string', default: '4' },
    orders: { type: 'string', default: '20' },
    reads: { type: 'string', default: '200' },
  },
});
const [from] = positionals;
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('./test.ts', import.meta.url)), 'server/test/upgrades/rolling-upgrade.test.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(from === undefined ? {} : { UPGRADE_FROM: from }),
      UPGRADE_SERVERS: values.servers,
      UPGRADE_ORDERS: values.orders,
      UPGRADE_READS: values.reads,
    },
  },
);
process.exit(status ?? 1);
