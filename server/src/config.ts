import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readSecretKey } from './core/secret-key.ts';
import { SetupError } from './core/setup-error.ts';

/** How the service is set up. Read once at the start; the only reader of the environment. */
export interface Config {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** `null`: the service runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The address that callers use, without a slash at its end; `null` when it is where the service listens. */
  publicUrl: string | null;
  /** Where guests find the pages of venues, without a slash at its end; `null` when callers find the service there, too. */
  publicSite: string | null;
  operatorToken: string | null;
  /** 32 bytes that signing secrets are encrypted under; `null` leaves it to the service, which then has its own database. */
  secretKey: Buffer | null;
  tls: { cert: Buffer; key: Buffer } | null;
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers are believed; empty for none. */
  trustedProxies: string[];
  /** Networks that printers may stand in; `null` when none are named. */
  printerNetworks: string[] | null;
  logLevel: LogLevel;
  isProduction: boolean;
  /** Whether only this machine reaches the service. */
  isPrivate: boolean;
  /** Whether to import the demo into an empty database; `null` leaves it to the kind of database. */
  demo: boolean | null;
  hasRateLimits: boolean;
  /** What this process is for: the doors (`web`), the duties (`worker`), or both. */
  role: Role;
  /** Whether events may be sent to this machine, by plain HTTP, too. */
  allowsLocalWebhooks: boolean;
}

export const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_HOST = '127.0.0.1';

const KEY_NEEDED =
  'SECRET_KEY is not given; with DATABASE_URL every server needs the same one: `openssl rand -base64 32` makes one.';

type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration from environment variables.
 * @throws SetupError saying which variable is bad and why, all of them at once
 */
export function readConfig(environment: Environment = process.env): Config {
  const read = reader(environment);
  const isProduction = environment['NODE_ENV'] === 'production';
  const config: Config = {
    host: read.text('HOST') ?? DEFAULT_HOST,
    port: read.integer('PORT', 0, 65_535) ?? 3000,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    publicUrl: read.url('PUBLIC_URL', ['https:', 'http:'])?.replace(/\/$/, '') ?? null,
    publicSite: read.site('PUBLIC_SITE'),
    operatorToken: read.token('OPERATOR_TOKEN'),
    secretKey: read.secretKey('SECRET_KEY'),
    tls: read.tls(),
    trustedProxies: read.networks('TRUST_PROXY'),
    printerNetworks: read.text('PRINTER_NETWORKS') === undefined ? null : read.networks('PRINTER_NETWORKS'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    isProduction,
    isPrivate: isLoopbackHost(read.text('HOST') ?? DEFAULT_HOST) && read.text('TRUST_PROXY') === undefined,
    demo: read.flag('DEMO'),
    hasRateLimits: read.flag('RATE_LIMITS') ?? true,
    role: read.oneOf('ROLE', ROLES) ?? 'all',
    allowsLocalWebhooks: read.flag('ALLOW_LOCAL_WEBHOOKS') ?? false,
  };
  refuseUnsafe(config, read.problems);
  if (config.databaseUrl !== null && read.text('SECRET_KEY') === undefined) read.problems.push(KEY_NEEDED);
  if (read.problems.length > 0) throw new SetupError(read.problems.join('\n'));
  return config;
}

function refuseUnsafe(config: Config, problems: string[]): void {
  const { host, tls, trustedProxies, isProduction, hasRateLimits } = config;
  if (!isLoopbackHost(host) && tls === null && trustedProxies.length === 0) {
    problems.push(
      `HOST is ${host}, which others can reach: give TLS_CERT_FILE and TLS_KEY_FILE, or name the HTTPS proxy before it in TRUST_PROXY.`,
    );
  }
  if (isProduction && !hasRateLimits) problems.push('RATE_LIMITS can be off outside production only.');
  if (isProduction && config.allowsLocalWebhooks)
    problems.push('ALLOW_LOCAL_WEBHOOKS can be on outside production only.');
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Names for the machine itself and for private networks that stand for their addresses. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (NAMED_NETWORKS.includes(text)) return true;
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function reader(environment: Environment) {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const fail = (problem: string) => {
    problems.push(problem);
    return null;
  };
  return {
    problems,
    text,
    integer(name: string, least: number, most: number): number | null {
      const value = text(name);
      if (value === undefined) return null;
      const number = Number(value);
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      return fail(`${name} is "${value}"; it must be a whole number from ${least} to ${most}.`);
    },
    flag(name: string): boolean | null {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return null;
      if (['on', 'true', '1', 'yes'].includes(value)) return true;
      if (['off', 'false', '0', 'no'].includes(value)) return false;
      return fail(`${name} is "${value}"; it must be on or off.`);
    },
    oneOf<const Names extends readonly string[]>(name: string, names: Names): Names[number] | null {
      const value = text(name)?.toLowerCase();
      if (value === undefined || names.includes(value)) return value ?? null;
      return fail(`${name} is "${value}"; it must be one of ${names.join(', ')}.`);
    },
    url(name: string, protocols: string[]): string | null {
      const value = text(name);
      if (value === undefined) return null;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
      return fail(`${name} cannot be read; it must be an address beginning with ${protocols[0]}//.`);
    },
    site(name: string): string | null {
      const value = text(name);
      if (value === undefined) return null;
      const problem = 'is no address such as https://example.com, without anything behind a ? or #.';
      return siteOf(value) ?? fail(`${name} ${problem}`);
    },
    networks(name: string): string[] {
      const parts = (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      for (const part of parts.filter((candidate) => !isNetwork(candidate))) {
        fail(`${name} has "${part}", which is neither an address nor a network such as 10.0.0.0/8.`);
      }
      return parts;
    },
    token(name: string): string | null {
      const value = text(name);
      if (value === undefined || value.length >= 16) return value ?? null;
      return fail(`${name} is too short; it must have at least 16 characters.`);
    },
    secretKey(name: string): Buffer | null {
      const value = text(name);
      if (value === undefined) return null;
      // It is never echoed: a mistyped one is still most of a secret.
      return readSecretKey(value) ?? fail(`${name} is not 32 bytes in hexadecimal or base64.`);
    },
    tls: () => readTls(text('TLS_CERT_FILE'), text('TLS_KEY_FILE'), fail),
  };
}

/** An address that paths are put behind, without a slash at its end; `null` when it is none. */
function siteOf(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return null;
  if (url.username || url.password || url.search || url.hash) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function readTls(
  certFile: string | undefined,
  keyFile: string | undefined,
  fail: (problem: string) => null,
): Config['tls'] {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined)
    return fail('TLS_CERT_FILE and TLS_KEY_FILE belong together.');
  try {
    return { cert: readFileSync(certFile), key: readFileSync(keyFile) };
  } catch (error) {
    return fail(`A TLS file cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
