import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ListenSettings, readListenSettings } from '../config/config.ts';

type Environment = Record<string, string | undefined>;

/**
 * The address of the service on this machine: `SOFRA_URL`; else from the settings of the service, if they have a `PORT`;
 * else from `demo.json` in `DATA_DIR`; else with the usual port.
 * @param hasOwnAuthority  whether the service has its own certificate authority (LOCAL_TLS): then its certificate is for
 *   `localhost`
 */
export function serviceUrl(environment: Environment, hasOwnAuthority: boolean): string {
  const given = environment['SOFRA_URL'];
  if (given) return given;
  const listening = readListenSettings(environment);
  const isPortKnown = Boolean(environment['PORT']) && listening !== null && listening.port !== 0;
  const ofDemo = isPortKnown ? null : demoUrl(environment['DATA_DIR']);
  if (ofDemo !== null) return ofDemo;
  if (hasOwnAuthority) return `https://localhost:${listening?.port || USUAL_PORT}`;
  return listening === null ? `http://127.0.0.1:${USUAL_PORT}` : listeningAddress(listening);
}

const USUAL_PORT = 3000;

/** The address at which a service with these settings answers on its own machine. */
export function listeningAddress({ host, port, tls, localTls }: ListenSettings): string {
  if (localTls !== null) return `https://localhost:${port}`;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `${tls === null ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function demoUrl(dataDir = 'data'): string | null {
  try {
    const { baseUrl } = JSON.parse(readFileSync(join(resolve(dataDir), 'demo.json'), 'utf8'));
    return typeof baseUrl === 'string' ? baseUrl : null;
  } catch {
    return null;
  }
}
