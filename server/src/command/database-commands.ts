import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { pino } from 'pino';
import { readConfig, readDatabaseConfig } from '../config.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { openEngine } from '../engine.ts';
import { systemRandom } from '../parts.ts';
import { replaceSecretKey } from '../secret-key-check.ts';
import { secretsOf } from '../secrets.ts';

/** Commands that open the database themselves, for when the service does not start: by DATABASE_URL, else in DATA_DIR. */
export function addDatabaseCommands(program: Command): void {
  const demo = program.command('demo').description('the demo venues');
  demo
    .command('remove')
    .description(
      'remove the demo venues with everything of theirs (accounts, keys, orders, reservations, photos) and demo.json; stop the service first when its database is in DATA_DIR',
    )
    .option('--data <folder>', 'the data folder of the service; else DATA_DIR, else ./data')
    .option('--yes', 'do not ask; nothing is asked either where nobody sits at a terminal')
    .action(removeDemoVenues);
  const secretKey = program
    .command('secret-key')
    .description('the key that secrets in the database are encrypted under');
  secretKey
    .command('replace')
    .description(
      'after SECRET_KEY was lost: go on with the present one. Signing secrets and addresses of webhooks under the lost one stay unreadable, and their owners enter them anew; reservations get new codes at the next start',
    )
    .action(goOnWithSecretKey);
}

/** Problems alone: what a start says in passing is of no interest here. */
const log = pino({ level: 'warn', base: null }, pino.destination({ dest: 2, sync: true }));

interface RemoveOptions {
  data?: string;
  yes?: true;
}

async function removeDemoVenues({ data, yes }: RemoveOptions): Promise<void> {
  const config = readDatabaseConfig(data);
  let isRefused = false;
  const { venues, file } = await removeDemo(config, log, async (found) => {
    for (const { id, name, type, orders, reservations } of found) {
      console.log(`${id}  ${type.padEnd(11)}  ${name}: ${orders} orders, ${reservations} reservations`);
    }
    const asks = yes === undefined && process.stdin.isTTY && process.stdout.isTTY;
    const isSure = !asks || (await isYes('Remove these venues for good? [y/N] '));
    isRefused = !isSure;
    return isSure;
  });
  if (isRefused) return console.log('Nothing was removed.');
  if (file !== null) console.log(file);
  console.log(sentenceOf(venues.length, file !== null));
}

function sentenceOf(venues: number, hasFile: boolean): string {
  if (venues === 0 && !hasFile) return 'There is no demo in this database; nothing was removed.';
  const what = [...(venues > 0 ? [`${venues} demo venues`] : []), ...(hasFile ? ['demo.json'] : [])].join(
    ' and ',
  );
  return `Removed ${what}. DEMO=off keeps a private start on an empty database from making the demo again.`;
}

async function isYes(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

async function goOnWithSecretKey(): Promise<void> {
  const config = readConfig();
  const engine = await openEngine(config, log);
  try {
    const { secretKey } = await secretsOf(config, engine.dataDir, systemRandom);
    await replaceSecretKey(engine.db, secretKey, systemRandom);
  } finally {
    await engine.close();
  }
  console.log('The database goes by the present secret key from now on.');
}
