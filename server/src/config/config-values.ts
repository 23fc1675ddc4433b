import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { tokenProblem } from '../core/access/keys/configured-token.ts';
import { splitDatabaseUrl } from '../core/database-hosts.ts';
import { parseSecretKey } from '../core/secret-key.ts';
import type { Environment } from './environment.ts';
import { SECRET_SETTINGS, withSecretFiles } from './secret-files.ts';
import { isMailAddress, parseSmtpSettings, type SmtpSettings } from './smtp-settings.ts';

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/**
 * The shortest prefixes of networks that may be trusted, in bits: those of the private networks 10.0.0.0/8 and
 * fc00::/7.
 */
const LEAST_BITS = { 4: 8, 6: 7 };
const IPV4_MAPPED = /^::ffff:/i;
const IPV4_MAPPED_BITS = 96;

function isTooLargeToTrust(network: string): boolean {
  const [address = '', text] = network.split('/');
  const version = isIP(address);
  if (text === undefined || version === 0) return false;
  const bits = Number(text);
  if (IPV4_MAPPED.test(address)) return bits - IPV4_MAPPED_BITS < LEAST_BITS[4];
  return bits < LEAST_BITS[version as 4 | 6];
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Names that Fastify accepts instead of addresses, for this machine and for private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (NAMED_NETWORKS.includes(text)) return true;
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Makes functions that read single variables. Each adds a sentence to `problems` for a wrong value. */
export function createValueReaders(given: Environment) {
  const problems: string[] = [];
  const environment = withSecretFiles(given, (problem) => problems.push(problem));
  const names = new Set(SECRET_SETTINGS.map((name) => `${name}_FILE`));
  const text = (name: string) => {
    names.add(name);
    return environment[name]?.trim() || undefined;
  };
  const fail = (problem: string) => {
    problems.push(problem);
    return null;
  };
  return {
    problems,
    /** The names of all variables that were read. */
    names,
    text,
    ...addressReaders(text, fail),
    ...networkReaders(text, fail),
    integer(name: string, least: number, most: number): number | null {
      const value = text(name);
      if (value === undefined) return null;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      return fail(`${name} is "${value}"; it must be a whole number from ${least} to ${most}.`);
    },
    fraction(name: string): number | null {
      const value = text(name);
      if (value === undefined) return null;
      const number = /^(?:\d+|\d*\.\d+)$/.test(value) ? Number(value) : Number.NaN;
      if (number <= 1) return number;
      return fail(`${name} is "${value}"; it must be a number from 0 to 1, such as 0.02.`);
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
    passphrase(name: string): string | null {
      const value = text(name);
      if (value === undefined || value.length >= 16) return value ?? null;
      return fail(`${name} is too short; it must have at least 16 characters.`);
    },
    token(name: string): string | null {
      const value = text(name);
      const problem = value === undefined ? null : tokenProblem(value);
      return problem === null ? (value ?? null) : fail(`${name} ${problem}`);
    },
    secretKey(name: string): Buffer | null {
      const value = text(name);
      if (value === undefined) return null;
      // The message does not contain the value: a mistyped key still reveals most of the secret.
      return parseSecretKey(value) ?? fail(`${name} is not 32 bytes in hexadecimal or base64.`);
    },
    tls: (certFile: string, keyFile: string) => readTls(text(certFile), text(keyFile), fail),
  };
}

type Text = (name: string) => string | undefined;
type Fail = (problem: string) => null;

function addressReaders(text: Text, fail: Fail) {
  return {
    host(name: string): string | null {
      const value = text(name);
      if (value === undefined || isIP(value) !== 0 || HOST_NAME.test(value)) return value ?? null;
      return fail(
        `${name} is "${value}", which is neither an IP address such as 0.0.0.0 or :: nor a host name.`,
      );
    },
    databaseUrl(name: string): string | null {
      const value = text(name);
      if (value === undefined) return null;
      // The message does not contain the value, which has a password.
      if (splitDatabaseUrl(value) !== null) return value;
      return fail(
        `${name} cannot be read; it must be a URL that begins with postgres://, with one host or several separated by commas, and with no other target_session_attrs than read-write.`,
      );
    },
    smtp(name: string, fromName: string): SmtpSettings | null {
      const value = text(name);
      if (value === undefined) return null;
      // The message does not contain the value, which has a password.
      const settings = parseSmtpSettings(value, text(fromName));
      return (
        settings ??
        fail(
          `${name} and ${fromName} cannot be read: ${name} must be like smtps://user:password@mail.example.com, and ${fromName} an address such as sofra@example.com, unless the user is an address.`,
        )
      );
    },
    mailAddress(name: string): string | null {
      const value = text(name);
      if (value === undefined || isMailAddress(value)) return value ?? null;
      return fail(`${name} is "${value}"; it must be one address such as ops@example.com.`);
    },
    webAddress(name: string): string | null {
      const value = text(name);
      if (value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value ?? null;
      // The message does not contain the value: the webhook address of a chat is a secret.
      return fail(`${name} cannot be read; it must be an address such as https://chat.example.com/hooks/….`);
    },
    origin(name: string): string | null {
      const value = text(name);
      if (value === undefined) return null;
      const site = normalizeSite(value);
      if (site !== null && new URL(site).pathname === '/') return site;
      return fail(`${name} must be an address such as https://api.example.com, with nothing after the host.`);
    },
    site(name: string): string | null {
      const value = text(name);
      if (value === undefined) return null;
      const problem = 'is no address such as https://example.com, without anything behind a ? or #.';
      return normalizeSite(value) ?? fail(`${name} ${problem}`);
    },
  };
}

function networkReaders(text: Text, fail: Fail) {
  return {
    networks(name: string): string[] {
      const parts = splitList(text(name));
      for (const part of parts.filter((candidate) => !isNetwork(candidate))) {
        fail(`${name} has "${part}", which is neither an IP address nor a network such as 10.0.0.0/8.`);
      }
      return parts;
    },
    proxies(name: string): string[] {
      const parts = this.networks(name);
      for (const part of parts.filter((candidate) => isNetwork(candidate) && isTooLargeToTrust(candidate))) {
        fail(
          `${name} has "${part}", a network so large that callers could forge their addresses; name the proxy itself, such as 10.0.0.5 or 10.0.0.0/24.`,
        );
      }
      return parts;
    },
  };
}

/** A URL to which paths can be appended, without a slash at the end; `null` for any other text. */
function normalizeSite(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return null;
  if (url.username || url.password || url.search || url.hash) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function readTls(
  certFile: string | undefined,
  keyFile: string | undefined,
  fail: Fail,
): { cert: Buffer; key: Buffer; certFile: string; keyFile: string } | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined)
    return fail('TLS_CERT_FILE and TLS_KEY_FILE belong together: set both or neither.');
  const [cert, key] = [readFile('TLS_CERT_FILE', certFile, fail), readFile('TLS_KEY_FILE', keyFile, fail)];
  if (cert === null || key === null) return null;
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    return fail(
      `TLS_CERT_FILE and TLS_KEY_FILE must be a certificate and its key, in PEM and without a password (${errorMessageOf(error)}).`,
    );
  }
  return { cert, key, certFile, keyFile };
}

function readFile(name: string, path: string, fail: Fail): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    return fail(`${name} cannot be read: ${errorMessageOf(error)}.`);
  }
}

function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
