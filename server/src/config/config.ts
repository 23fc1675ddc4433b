import { resolve } from 'node:path';
import { SetupError } from '../core/setup-error.ts';
import { type BackupSettings, readBackupSettings } from './backup-settings.ts';
import { createValueReaders } from './config-values.ts';
import type { Environment } from './environment.ts';
import { mistypedSettingWarnings } from './mistyped-settings.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { readTracingSettings, type TracingSettings } from './tracing-settings.ts';

/** The settings of the service, read from the environment once at the start. */
export interface Config {
  host: string;
  /** 0: any free port. */
  port: number;
  /** The port of `/metrics`; `null`: nothing is measured. */
  /** The address that `metricsPort` listens on. */
  metricsHost: string;
  metricsPort: number | null;
  /** The settings for sending spans of calls; `null`: nothing is traced. */
  tracing: TracingSettings | null;
  /** `null`: the service runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The URL of the API, without a slash at the end; `null` if it is the address that the service listens on. */
  publicUrl: string | null;
  /** The URL of the guest pages, without a slash at the end; `null` if it is the same as that of the API. */
  publicSite: string | null;
  operatorToken: string | null;
  /** The key of 32 bytes that encrypts secrets in the database; `null`: the service creates one in `dataDir`. */
  secretKey: Buffer | null;
  /** The previous key, which still decrypts. Values that it encrypted are encrypted again with the present key. */
  oldSecretKey: Buffer | null;
  /** The next key, which already decrypts values that other servers encrypt with it. */
  nextSecretKey: Buffer | null;
  tls: CertificateFiles | null;
  /** HTTPS with the service's own certificate authority, for devices of a private network; `null`: off. */
  localTls: { trustPort: number } | null;
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[];
  /** Networks that printers may be in; `null` when none are configured. */
  printerNetworks: string[] | null;
  /** The mail server; `null`: no mails are sent. */
  smtp: SmtpSettings | null;
  /** The mail address that gets a notice when the operator must repair something; `null` for none. */
  operatorMail: string | null;
  /** The URL that is called with the same notices; `null` for none. */
  operatorWebhook: string | null;
  logLevel: LogLevel;
  isProduction: boolean;
  /** In words, the setting that makes the service public (production, or reachable from outside); `null` if none. */
  publicBecause: string | null;
  /** Whether to import the demo into an empty database; `null`: only into the service's own database. */
  demo: boolean | null;
  hasRateLimits: boolean;
  /** The role of this process: it runs the APIs (`web`), the background jobs (`worker`), or both (`all`). */
  role: Role;
  /** Whether events may be sent to this machine, also over plain HTTP. */
  allowsLocalWebhooks: boolean;
  /** The size of the cache for venues, keys and prepared answers. */
  cacheBytes: number;
  /** The longest time that a call waits for the database. */
  databaseTimeoutMs: number;
  /** The number of days after which rows are deleted, for tables that grow with use. */
  kept: { tickets: number; changes: number; requests: number; deliveries: number; audit: number };
  /** The settings of nightly backups; `null`: this service makes none. */
  backups: BackupSettings | null;
  /** Whether the operator switched backups off. */
  areBackupsOff: boolean;
  /** Sentences about settings that are probably mistakes. */
  warnings: string[];
}

/** The certificate of the service with its key, and the files that they were read from. */
export interface CertificateFiles {
  cert: Buffer;
  key: Buffer;
  certFile: string;
  keyFile: string;
}

export const PROCESS_ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof PROCESS_ROLES)[number];

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_HOST = '127.0.0.1';
/** The address that a service with TLS listens on by default: all interfaces. */
const EVERY_ADDRESS = '0.0.0.0';

/** Enough for some 5,000 venues with 60 products and their menus, or 20,000 small ones. */
const CACHE_MB = 192;

const DATABASE_TIMEOUT_SECONDS = 5;

const KEY_NEEDED =
  'SECRET_KEY is not set. With DATABASE_URL every server needs the same one: `openssl rand -base64 32` makes one.';

/** The settings of the database and its backups. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'backups'>>;

/**
 * Reads only the settings of the database from environment variables.
 * @param dataDir  overrides `DATA_DIR`
 * @throws SetupError that names the bad variable and why it is bad
 */
export function readDatabaseConfig(dataDir?: string, environment: Environment = process.env): DatabaseConfig {
  const read = createValueReaders(
    dataDir === undefined ? environment : { ...environment, DATA_DIR: dataDir },
  );
  const database = databaseOf(read);
  const config = { ...database, backups: readBackupSettings(read, database) };
  if (read.problems.length > 0) throw new SetupError(read.problems.join('\n'));
  return config;
}

function databaseOf(read: ReturnType<typeof createValueReaders>): DatabaseConfig {
  return {
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
  };
}

/**
 * Reads the passphrase of backups from environment variables; `null` if there is none.
 * @throws SetupError if it is too short
 */
export function readBackupKey(environment: Environment = process.env): string | null {
  const read = createValueReaders(environment);
  const key = read.passphrase('BACKUP_KEY');
  if (read.problems.length > 0) throw new SetupError(read.problems.join('\n'));
  return key;
}

/**
 * Reads the configuration from environment variables.
 * @throws SetupError that names every bad variable and why it is bad
 */
export function readConfig(environment: Environment = process.env): Config {
  const read = createValueReaders(environment);
  const isProduction = read.text('NODE_ENV')?.toLowerCase() === 'production';
  const database = databaseOf(read);
  const localTls = localTlsOf(read);
  const config: Config = {
    ...database,
    ...listeningOf(read, localTls),
    metricsHost: read.host('METRICS_HOST') ?? DEFAULT_HOST,
    metricsPort: read.integer('METRICS_PORT', 1, 65_535) ?? null,
    tracing: readTracingSettings(read),
    publicUrl: read.origin('PUBLIC_URL'),
    publicSite: read.site('PUBLIC_SITE'),
    operatorToken: read.token('OPERATOR_TOKEN'),
    secretKey: read.secretKey('SECRET_KEY'),
    oldSecretKey: read.secretKey('OLD_SECRET_KEY'),
    nextSecretKey: read.secretKey('NEXT_SECRET_KEY'),
    trustedProxies: read.proxies('TRUST_PROXY'),
    printerNetworks: read.text('PRINTER_NETWORKS') === undefined ? null : read.networks('PRINTER_NETWORKS'),
    smtp: read.smtp('SMTP_URL', 'SMTP_FROM'),
    operatorMail: read.mailAddress('OPERATOR_MAIL'),
    operatorWebhook: read.webAddress('OPERATOR_WEBHOOK'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    isProduction,
    publicBecause: null,
    demo: read.flag('DEMO'),
    hasRateLimits: read.flag('RATE_LIMITS') ?? true,
    role: read.oneOf('ROLE', PROCESS_ROLES) ?? 'all',
    allowsLocalWebhooks: read.flag('ALLOW_LOCAL_WEBHOOKS') ?? false,
    cacheBytes: (read.integer('CACHE_MB', 8, 65_536) ?? CACHE_MB) * 1024 * 1024,
    databaseTimeoutMs: (read.integer('DATABASE_TIMEOUT_SECONDS', 1, 300) ?? DATABASE_TIMEOUT_SECONDS) * 1_000,
    kept: keptOf(read),
    backups: readBackupSettings(read, database),
    areBackupsOff: read.flag('BACKUPS') === false,
    warnings: [],
  };
  config.warnings = mistypedSettingWarnings(environment, read.names);
  config.publicBecause = publicBecause(config);
  refuseUnsafe(config, read.problems);
  if (config.databaseUrl !== null && read.text('SECRET_KEY') === undefined) read.problems.push(KEY_NEEDED);
  if (read.problems.length > 0) throw new SetupError(read.problems.join('\n'));
  return config;
}

/** The settings of the address that the service listens on. */
export type ListenSettings = Pick<Config, 'host' | 'port' | 'tls' | 'localTls'>;

/** Reads only these settings from environment variables; `null` if one of them is wrong. */
export function readListenSettings(environment: Environment = process.env): ListenSettings | null {
  const read = createValueReaders(environment);
  const listening = listeningOf(read, localTlsOf(read));
  return read.problems.length > 0 ? null : listening;
}

function listeningOf(
  read: ReturnType<typeof createValueReaders>,
  localTls: Config['localTls'],
): ListenSettings {
  return {
    host: read.host('HOST') ?? (localTls === null ? DEFAULT_HOST : EVERY_ADDRESS),
    port: read.integer('PORT', 0, 65_535) ?? 3000,
    tls: read.tls('TLS_CERT_FILE', 'TLS_KEY_FILE'),
    localTls,
  };
}

/** The default port of the page that explains how a device trusts the certificate authority. */
const TRUST_PORT = 3080;

function localTlsOf(read: ReturnType<typeof createValueReaders>): Config['localTls'] {
  const trustPort = read.integer('TRUST_PORT', 0, 65_535) ?? TRUST_PORT;
  return (read.flag('LOCAL_TLS') ?? false) ? { trustPort } : null;
}

/** The default numbers of days. */
export const DEFAULT_KEPT_DAYS: Config['kept'] = {
  tickets: 35,
  changes: 35,
  requests: 7,
  deliveries: 30,
  audit: 730,
};
const MOST_DAYS_KEPT = 3_650;

function keptOf(read: ReturnType<typeof createValueReaders>): Config['kept'] {
  const days = (name: string) => read.integer(name, 1, MOST_DAYS_KEPT);
  return {
    tickets: days('KEEP_TICKETS_DAYS') ?? DEFAULT_KEPT_DAYS.tickets,
    changes: days('KEEP_CHANGES_DAYS') ?? DEFAULT_KEPT_DAYS.changes,
    requests: days('KEEP_REQUESTS_DAYS') ?? DEFAULT_KEPT_DAYS.requests,
    deliveries: days('KEEP_DELIVERIES_DAYS') ?? DEFAULT_KEPT_DAYS.deliveries,
    audit: days('KEEP_AUDIT_DAYS') ?? DEFAULT_KEPT_DAYS.audit,
  };
}

function refuseUnsafe(config: Config, problems: string[]): void {
  const { host, tls, localTls, trustedProxies, isProduction, hasRateLimits } = config;
  if (!isLoopbackHost(host) && tls === null && localTls === null && trustedProxies.length === 0) {
    problems.push(
      `HOST is ${host}, which other machines can reach. Without HTTPS their browsers do not allow the camera, turn the screen off, and keep nothing for working offline. In a private network, such as that of a restaurant, set LOCAL_TLS=on; else set TLS_CERT_FILE and TLS_KEY_FILE, or set TRUST_PROXY to the HTTPS proxy in front of the service.`,
    );
  }
  if (localTls !== null) refuseUnfitForLocalTls(config, localTls, problems);
  if (config.operatorMail !== null && config.smtp === null)
    problems.push('OPERATOR_MAIL needs a mail server: set SMTP_URL, or use OPERATOR_WEBHOOK instead.');
  if (config.metricsPort === config.port)
    problems.push(`METRICS_PORT is ${config.port}, which is the PORT of the service: choose another one.`);
  if (isProduction && !hasRateLimits) problems.push('RATE_LIMITS can be off only outside production.');
  if (isProduction && config.allowsLocalWebhooks)
    problems.push('ALLOW_LOCAL_WEBHOOKS can be on only outside production.');
  if (config.demo === true && config.publicBecause !== null) {
    problems.push(
      `DEMO can be on only outside production and where no other machine reaches the service, but ${config.publicBecause}.`,
    );
  }
}

function refuseUnfitForLocalTls(
  { tls, trustedProxies, databaseUrl, port, metricsPort }: Config,
  { trustPort }: NonNullable<Config['localTls']>,
  problems: string[],
): void {
  if (tls !== null || trustedProxies.length > 0)
    problems.push(
      'LOCAL_TLS creates a certificate for a private network: leave it out if TLS_CERT_FILE or TRUST_PROXY is set.',
    );
  if (databaseUrl !== null)
    problems.push(
      'LOCAL_TLS keeps its certificate authority in DATA_DIR, which a service with DATABASE_URL does not have: set TLS_CERT_FILE and TLS_KEY_FILE.',
    );
  if (trustPort !== 0 && [port, metricsPort].includes(trustPort))
    problems.push(
      `TRUST_PORT is ${trustPort}, which is the PORT or METRICS_PORT of the service: choose another one.`,
    );
}

/** The first setting that makes the service public, in words. */
function publicBecause(config: Config): string | null {
  const { host, publicUrl, publicSite } = config;
  if (config.isProduction) return 'NODE_ENV is production';
  if (!isLoopbackHost(host)) return `HOST is ${host}`;
  if (publicUrl !== null && !isLoopbackUrl(publicUrl)) return `PUBLIC_URL is ${publicUrl}`;
  if (publicSite !== null && !isLoopbackUrl(publicSite)) return `PUBLIC_SITE is ${publicSite}`;
  return config.trustedProxies.length > 0 ? 'TRUST_PROXY is set' : null;
}

/** Whether a server that listens on this host can only be reached from this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase();
  return name === 'localhost' || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name);
}

function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url);
  return isLoopbackHost(hostname.replace(/^\[(.*)\]$/, '$1')) || hostname.endsWith('.localhost');
}
