import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type App, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { printerPolicyOf } from './core/printer-address.ts';
import { SetupError } from './core/setup-error.ts';
import { prepareDemo, writeDemoFile } from './demo.ts';
import { printWithin } from './duties/send-to-printer.ts';
import { openEngine } from './engine.ts';
import { listeningUrl } from './http/listening-url.ts';
import type { PrinterReach } from './operations/require-printer-place.ts';
import {
  askNameServers,
  idsFrom,
  type Logger,
  type Send,
  systemClock,
  systemRandom,
  systemResolve,
} from './parts.ts';
import { endInOrder } from './process-end.ts';
import { secretsOf } from './secrets.ts';
import { welcome } from './welcome.ts';

/** The process: configuration, parts, app, listen; on a signal it drains and ends. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const engine = await openEngine(config, log);
  try {
    const secrets = await secretsOf(config, engine.dataDir, systemRandom);
    const printerReach = printerReachOf(config);
    const parts = {
      clock: systemClock,
      random: systemRandom,
      newId: idsFrom(systemClock, systemRandom),
      print: printWithin(printerReach),
      printerReach,
      resolve: askNameServers(),
      send: sendLazily(),
      log,
    };
    const settings = { ...config, ...secrets };
    const { operatorToken } = secrets;
    const demo = await prepareDemo({ ...parts, db: engine.db }, config, engine);
    const app = await createApp({ ...parts, db: engine.db, settings });
    const baseUrl = await listen(app, config);
    app.requests.start();
    if (config.role !== 'web') app.duties.start();
    endInOrder({ app, closeEngine: () => engine.close(), log });
    if (demo !== null && engine.dataDir !== null)
      await writeDemoFile(engine.dataDir, { baseUrl, operatorToken, venues: demo });
    const { allowsLocalWebhooks } = config;
    console.log(await welcome(engine.db, baseUrl, { data: engine.dataDir, demo, allowsLocalWebhooks }));
  } catch (error) {
    await engine.close();
    throw error;
  }
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
    send ??= import('./duties/send-to-endpoint.ts').then(({ sendToEndpoints }) =>
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

async function listen({ fastify }: App, { host, port, publicUrl, tls }: Config): Promise<string> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new SetupError(`Port ${port} is taken by another program; choose another with PORT=3001.`);
    if (code === 'EACCES')
      throw new SetupError(
        `Port ${port} may not be opened by this account; choose one above 1023 with PORT.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SetupError(`HOST is ${host}, which is no address of this machine.`);
    throw error;
  }
  return publicUrl ?? listeningUrl(fastify.server.address() as AddressInfo, tls !== null);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`Sofra cannot start. ${error.message}`);
  process.exitCode = 1;
}
