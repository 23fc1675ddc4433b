import { pino } from 'pino';
import { type App, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { printerPolicyOf } from './core/printing/printer-address.ts';
import { SetupError } from './core/setup-error.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { asSetupError, type Engine, openEngine } from './engine.ts';
import { printWithin } from './jobs/send-to-printer.ts';
import type { PrinterReach } from './operations/printing/require-printer-place.ts';
import {
  askNameServers,
  idsFrom,
  type Logger,
  type Send,
  systemClock,
  systemRandom,
  systemResolve,
} from './parts.ts';
import { asListenFault, type HeldPort, holdPort } from './port-hold.ts';
import { endInOrder } from './process-end.ts';
import { requireSecretKey } from './secret-key-check.ts';
import { secretsOf } from './secrets.ts';
import { withEncryption } from './store/database.ts';
import { encryptFields } from './store/encryption/encrypt-fields.ts';
import { createFieldEncryption } from './store/encryption/field-encryption.ts';
import { welcome } from './welcome.ts';

/** The process: configuration, port, parts, app, listen; on a signal it drains and ends. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const held = await holdPort(config, { clock: systemClock, random: systemRandom });
  try {
    const engine = await openEngine(config, log);
    try {
      await serve(config, log, held, engine);
    } catch (error) {
      await engine.close();
      throw asSetupError(error);
    }
  } catch (error) {
    await held.release();
    throw error;
  }
}

async function serve(config: Config, log: Logger, held: HeldPort, engine: Engine): Promise<void> {
  const { secretKeyFile, ...secrets } = await secretsOf(config, engine.dataDir, systemRandom);
  const { secretKey } = secrets;
  await requireSecretKey(engine.db, { secretKey, file: secretKeyFile }, systemRandom);
  const db = withEncryption(engine.db, createFieldEncryption(secretKey, systemRandom));
  const encrypted = await encryptFields(db, systemRandom);
  if (encrypted > 0) log.info({ encrypted }, 'encrypted what was kept in clear, or under another key');
  const printerReach = printerReachOf(config);
  const parts = {
    db,
    clock: systemClock,
    random: systemRandom,
    newId: idsFrom(systemClock, systemRandom),
    print: printWithin(printerReach),
    printerReach,
    resolve: askNameServers(),
    send: sendLazily(),
    log,
  };
  const baseUrl = config.publicUrl ?? held.url;
  const { operatorToken } = secrets;
  const demo = await prepareDemo(parts, { config, engine, baseUrl, operatorToken });
  const app = await createApp({ ...parts, settings: { ...config, ...secrets } });
  await listen(app, config, held);
  app.requests.start();
  if (config.role !== 'web') app.jobs.start();
  endInOrder({ app, closeEngine: () => engine.close(), log });
  const { allowsLocalWebhooks } = config;
  console.log(await welcome(db, baseUrl, { data: engine.dataDir, demo, allowsLocalWebhooks }));
}

/**
 * Where printers may stand. On a machine of its own the service finds them by all names that the machine knows; where owners
 * share it, name servers alone are asked, since a silent one takes a thread of the process from everybody else otherwise.
 */
function printerReachOf({ printerNetworks, isProduction, databaseUrl }: Config): PrinterReach {
  const policy = printerPolicyOf(printerNetworks, isProduction || databaseUrl !== null);
  return { policy, resolve: databaseUrl === null ? systemResolve : askNameServers() };
}

/** What sending is made of is loaded with the first event: 26 MB that a service without webhooks does without. */
function sendLazily(): Send {
  let send: Promise<Send> | undefined;
  return async (event) => {
    send ??= import('./jobs/send-to-endpoint.ts').then(({ sendToEndpoints }) =>
      sendToEndpoints({ resolve: askNameServers(), clock: systemClock }),
    );
    return (await send)(event);
  };
}

function createLog(config: Config): Logger {
  return pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** Listens on the port that was held until this moment. */
async function listen({ fastify }: App, { host }: Config, held: HeldPort): Promise<void> {
  await held.release();
  try {
    await fastify.listen({ host, port: held.port });
  } catch (error) {
    throw asListenFault(error, host, held.port);
  }
}

/** What the system says no to (a full disk, a folder that may not be read) is no defect. */
function isOfTheSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError) && !isOfTheSystem(error)) throw error;
  const sentence = error instanceof SetupError ? error.message : `The system says: ${error.message}.`;
  console.error(`Sofra cannot start. ${sentence}`);
  process.exitCode = 1;
}
