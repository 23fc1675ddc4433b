import type { Server } from 'node:https';
import { join } from 'node:path';
import { type App, createApp } from './app.ts';
import { createNightlyBackups, type NightlyBackups } from './backup/nightly-backups.ts';
import { type CertificateFiles, type Config, readConfig } from './config/config.ts';
import type { SmtpSettings } from './config/smtp-settings.ts';
import { printerPolicyOf } from './core/printing/printer-address.ts';
import { setupErrorMessage } from './core/setup-error.ts';
import { demoSignInsOf } from './demo/demo-sign-ins.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { tlsSettingsOf } from './http/tls-settings.ts';
import { createSecretKeyChange } from './jobs/change-secret-key.ts';
import { createPrinterSender } from './jobs/printing/send-to-printer.ts';
import { createRepeatedJob, type RepeatedJob } from './jobs/repeated-job.ts';
import { createTroubleWatch, type WatchParts } from './jobs/watch-troubles.ts';
import type { LocalTls } from './local-tls/local-tls.ts';
import type { Metrics } from './metrics/metrics.ts';
import { hasSecretKey, requireSecretKey } from './operations/encryption/secret-key-check.ts';
import type { PrinterReach } from './operations/printing/require-printer-address.ts';
import { NO_BACKUPS } from './parts/backup-health.ts';
import { createDiskHealth } from './parts/disk-health.ts';
import type { Send, SendMail } from './parts/outgoing.ts';
import { idsFrom, type Logger, systemClock, systemRandom } from './parts/parts.ts';
import { createNameServerResolver, systemResolve } from './parts/resolve.ts';
import { asSetupError, type Engine, openEngine } from './postgres/engine.ts';
import { createCertificateReload } from './process/certificate-files.ts';
import { exitCodeOf } from './process/exit-code.ts';
import { listeningAdvice } from './process/listening-advice.ts';
import { keepMemoryLow } from './process/little-memory.ts';
import { openLog } from './process/log.ts';
import { createOperatorNotifier, type OperatorNoticeParts } from './process/notify-operator.ts';
import { type BoundPort, bindPort, toListenError } from './process/port-binding.ts';
import { shutDownGracefully } from './process/process-end.ts';
import { readSecrets } from './process/secrets.ts';
import { welcomeText } from './process/welcome.ts';
import { createFieldEncryption } from './store/encryption/field-encryption.ts';
import { renewLostCodes } from './store/encryption/renew-lost-codes.ts';
import { withEncryption } from './store/open-database.ts';
import { versionsInMemory } from './store/venue/cache/owned-versions.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Runs the process: configuration, port, database, app, listen. On a signal it drains and exits. */
async function main(): Promise<void> {
  const config = readConfig();
  const { log, endLog } = openLog(config.logLevel);
  const local = await openLocal(config, log);
  const tls = local?.certificate() ?? config.tls;
  const bound = await bindPort({ ...config, tls }, { clock: systemClock, random: systemRandom });
  try {
    const trust = await serveTrustPage(config, local, bound);
    const metrics = await openMetrics(config, log);
    const engine = await openEngine(config, log);
    try {
      await serve(config, log, { bound, local, trust, engine, metrics, endLog });
    } catch (error) {
      await engine.close();
      throw asSetupError(error);
    }
  } catch (error) {
    await bound.release();
    throw error;
  }
}

/** What was opened before the service starts. */
interface Opened {
  bound: BoundPort;
  /** `null` without LOCAL_TLS. */
  local: LocalTls | null;
  /** The page on which devices learn to trust the local certificate authority; `null` without LOCAL_TLS. */
  trust: { url: string; fingerprint: string } | null;
  engine: Engine;
  metrics: Metrics | null;
  endLog: () => Promise<void>;
}

async function serve(
  config: Config,
  log: Logger,
  { bound, local, trust, engine, metrics, endLog }: Opened,
): Promise<void> {
  const isKeyInUse = await hasSecretKey(engine.db);
  const secrets = await readSecrets(config, engine.dataDir, systemRandom, isKeyInUse);
  const { operatorToken, secretKeys, oldKey, secretKeyFile } = secrets;
  await requireSecretKey(engine.db, { secretKeys, oldKey, file: secretKeyFile }, systemRandom);
  const encrypted = withEncryption(engine.db, createFieldEncryption(secretKeys, systemRandom));
  const versions = engine.kind === 'Embedded' ? versionsInMemory(encrypted, versionSampleOf(log)) : undefined;
  const db = versions?.database ?? encrypted;
  const renewed = await renewLostCodes(db, systemRandom);
  if (renewed > 0)
    log.info({ renewed }, 'created new codes for reservations whose codes can no longer be decrypted');
  const parts = { db, ...partsOf(config, engine.dataDir, log) };
  const baseUrl = config.publicUrl ?? bound.url;
  const demo = await prepareDemo(parts, { config, engine, baseUrl, operatorToken });
  const backups = backupsOf(config, engine, log);
  const tracing = await tracingOf(config, log);
  const app = await createApp({
    ...parts,
    tracing,
    backups: backups ?? (config.areBackupsOff && engine.kind === 'Given' ? null : NO_BACKUPS),
    versions,
    countRequest: metrics?.countRequest,
    settings: {
      ...config,
      operatorToken,
      secretKeys,
      tls: local?.certificate() ?? config.tls,
      demoSignIns: demoSignInsOf(demo ?? []),
      demoKey: demo?.find(({ key }) => key !== null)?.key ?? null,
      isPrivate: config.publicBecause === null,
    },
  });
  await listen(app, config, bound);
  if (config.tls !== null) certificateJob(config.tls, app, log).start();
  local?.keepFresh((it) => (app.fastify.server as Server).setSecureContext(tlsSettingsOf(it)));
  const keyChange =
    secretKeys.length > 1
      ? createSecretKeyChange({ ...parts, secretKeys, hasOldKey: oldKey !== null })
      : null;
  metrics?.watch({ ...parts, use: () => app.use(), backups, keyChange, tracing });
  app.requests.start();
  if (config.role !== 'web') app.jobs.start();
  backups?.start();
  keyChange?.start();
  const watching = watchOf(config, { ...parts, backups, jobs: app.jobs, baseUrl });
  watching.start();
  keepMemoryLow();
  const closeEngine = async () => {
    await Promise.all([backups?.stop(), keyChange?.stop(), watching.stop()]);
    await Promise.all([tracing?.close(), engine.close()]);
  };
  shutDownGracefully({ app, closeEngine, log, endLog });
  for (const sentence of [...config.warnings, ...listeningAdvice(config, baseUrl)]) log.warn(sentence);
  const isPrivate = config.publicBecause === null;
  console.log(await welcomeText(db, baseUrl, { data: engine.dataDir, demo, isPrivate, trust }));
}

/** The connections to the world outside the process, and the log. */
function partsOf(config: Config, dataDir: string | null, log: Logger) {
  const printerReach = printerReachOf(config);
  return {
    clock: systemClock,
    random: systemRandom,
    newId: idsFrom(systemClock, systemRandom),
    print: createPrinterSender(printerReach),
    printerReach,
    resolve: createNameServerResolver(),
    send: sendLazily(),
    sendMail: config.smtp === null ? undefined : mailLazily(config.smtp, log),
    disk: createDiskHealth(dataDir && join(dataDir, 'postgres'), systemClock),
    log,
  };
}

/** The job that tells the operator about troubles of the service. */
function watchOf(
  config: Config,
  parts: Omit<WatchParts, 'tell' | 'jobs'> & OperatorNoticeParts & Pick<App, 'jobs'>,
): RepeatedJob {
  const { printing, webhooks, reservations, figures, evenings, sweep } = parts.jobs;
  const jobs = { printing, webhooks, reservations, figures, evenings, sweep };
  return createTroubleWatch({ ...parts, jobs, tell: createOperatorNotifier(config, parts) });
}

const CERTIFICATE_READ_EVERY_MS = 30_000;

/** The job that loads the certificate files again after a change. */
function certificateJob(tls: CertificateFiles, { fastify }: App, log: Logger): RepeatedJob {
  const runOnce = createCertificateReload(tls, fastify.server as Server, log);
  const failure = 'cannot read TLS_CERT_FILE and TLS_KEY_FILE now';
  return createRepeatedJob({ runOnce, everyMs: CERTIFICATE_READ_EVERY_MS, waitsFirst: true, failure }, log);
}

/** The nightly backups; `null` if this server makes none. */
function backupsOf(
  { backups: settings }: Config,
  { db, dataDir }: Engine,
  log: Logger,
): NightlyBackups | null {
  if (settings === null) return null;
  return createNightlyBackups({ db, clock: systemClock, log, dataDir, settings });
}

/** Compares one cached venue a second with the database, to notice changes that were not made by the service. */
function versionSampleOf(log: Logger): Parameters<typeof versionsInMemory>[1] {
  return {
    compareEveryMs: 1_000,
    onDifference: (difference) =>
      log.error(difference, 'the database was changed around the service: cached venues are read again'),
  };
}

/**
 * The addresses that printers may have, and the resolver for their names. With its own database the service uses the
 * system's resolver, which knows local names. A service for many restaurants only asks name servers: the system's
 * resolver blocks a thread of the process while a name server does not answer.
 */
function printerReachOf({ printerNetworks, isProduction, databaseUrl }: Config): PrinterReach {
  const policy = printerPolicyOf(printerNetworks, isProduction || databaseUrl !== null);
  return { policy, resolve: databaseUrl === null ? systemResolve : createNameServerResolver() };
}

/** Sends mails. The code for it is loaded with the first mail. */
function mailLazily(smtp: SmtpSettings, log: Logger): SendMail {
  let send: Promise<SendMail> | undefined;
  return async (mail) => {
    send ??= import('./process/send-by-smtp.ts').then(({ createSmtpSender }) =>
      createSmtpSender(smtp, { log }),
    );
    return (await send)(mail);
  };
}

/** Sends events. The code for it is loaded with the first event. */
function sendLazily(): Send {
  let send: Promise<Send> | undefined;
  return async (event) => {
    send ??= import('./jobs/webhooks/send-to-endpoint.ts').then(({ createEndpointSender }) =>
      createEndpointSender({ resolve: createNameServerResolver(), clock: systemClock }),
    );
    return (await send)(event);
  };
}

/**
 * The certificate authority of this machine; `null` if none is configured. The code for it is loaded only if it is
 * needed.
 */
async function openLocal(config: Config, log: Logger): Promise<LocalTls | null> {
  const { localTls } = config;
  if (localTls === null) return null;
  const { openLocalTls } = await import('./local-tls/local-tls.ts');
  return openLocalTls({ ...config, localTls }, { clock: systemClock, random: systemRandom, log });
}

/** Serves the page on which devices learn to trust the service. @throws SetupError if TRUST_PORT cannot be used */
async function serveTrustPage(
  { host, localTls }: Config,
  local: LocalTls | null,
  bound: BoundPort,
): Promise<Opened['trust']> {
  if (local === null || localTls === null) return null;
  try {
    return { url: await local.serveTrustPage(bound.port), fingerprint: local.fingerprint };
  } catch (error) {
    throw toListenError(error, host, localTls.trustPort, 'TRUST_PORT');
  }
}

/**
 * Opens the port of the metrics, before the database opens; `null` if none is configured. The code for metrics is
 * loaded only if it is needed.
 * @throws SetupError if the port cannot be used
 */
async function openMetrics({ metricsHost: host, metricsPort }: Config, log: Logger): Promise<Metrics | null> {
  if (metricsPort === null) return null;
  const [{ createMetrics }, { openMetricsServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/metrics-server.ts'),
  ]);
  const metrics = createMetrics();
  try {
    await openMetricsServer({ host, port: metricsPort }, metrics, log);
  } catch (error) {
    throw toListenError(error, host, metricsPort, 'METRICS_PORT', 'METRICS_HOST');
  }
  return metrics;
}

/** The tracing of calls; `null` if no collector is configured. The code for it is loaded only if it is needed. */
async function tracingOf({ tracing }: Config, log: Logger): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { openTracing } = await import('./tracing/open-tracing.ts');
  return openTracing(tracing, log);
}

/** Releases the held port and listens on it. */
async function listen({ fastify }: App, { host }: Config, bound: BoundPort): Promise<void> {
  await bound.release();
  try {
    await fastify.listen({ host, port: bound.port });
  } catch (error) {
    throw toListenError(error, host, bound.port);
  }
}

try {
  await main();
} catch (error) {
  const sentence = setupErrorMessage(error);
  if (sentence === null) throw error;
  console.error(`Sofra cannot start. ${sentence}`);
  process.exitCode = exitCodeOf(error);
}
