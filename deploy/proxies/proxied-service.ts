import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { openLocalCertificate } from '../../server/src/local-tls/local-certificate.ts';
import { systemClock, systemRandom } from '../../server/src/parts/parts.ts';
import { freePorts } from '../../server/test/harness/free-ports.ts';
import {
  makeDataFolder,
  type ServiceProcess,
  startService,
} from '../../server/test/harness/service-process.ts';
import { addVenue, OPERATOR_TOKEN, OWNER } from '../sample-venue.ts';

/** A service behind a proxy on this machine, with one venue. */
export interface ProxiedService {
  venueId: string;
  apiKey: string;
  owner: { email: string; password: string };
  operatorToken: string;
  /** Where the operator's tunnel ends: the service itself, or the port that its proxy has for the operator. */
  operatorUrl: string;
  /** Calls through the proxy. @param from  the loopback address that the caller has */
  call(path: string, options?: Call): Promise<Answer>;
  /** The answer while its body still comes. */
  open(path: string, options?: Call): Promise<IncomingMessage>;
  /** Ends the service; the proxy stays. */
  endService(): Promise<void>;
  close(): Promise<void>;
}

interface Call extends Pick<RequestOptions, 'method'> {
  headers?: Record<string, string>;
  body?: string | Buffer;
  from?: string;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** A proxy that is to be started: with a folder of its own, a certificate for localhost, and the two ports. */
export interface ProxyPlace {
  folder: string;
  certFile: string;
  keyFile: string;
  /** Where callers come. */
  port: number;
  plainPort: number;
  /** Where the service listens. */
  servicePort: number;
  /** Free for a port of the operator. */
  operatorPort: number;
}

/**
 * Starts the service as its documentation says, and a proxy before it.
 * @param commandOf  writes the configuration of the proxy and returns the command that runs it in the foreground
 * @param operatorEntry  the port at which the operator's tunnel ends
 */
export async function startProxied(
  commandOf: (place: ProxyPlace) => string[],
  operatorEntry: 'servicePort' | 'operatorPort' = 'servicePort',
): Promise<ProxiedService> {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-proxy-'));
  const dataDir = await makeDataFolder('proxied');
  const [port, plainPort, servicePort, operatorPort] = await freePorts(4);
  const { place, ca } = await placeOf(folder, {
    port: port!,
    plainPort: plainPort!,
    servicePort: servicePort!,
    operatorPort: operatorPort!,
  });
  const [program, ...args] = commandOf(place);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (text) => (said += text));
  const trustedBefore = getCACertificates('default');
  setDefaultCACertificates([...trustedBefore, ca]);
  let service: ServiceProcess | undefined;
  const close = async () => {
    setDefaultCACertificates(trustedBefore);
    if (proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    await service?.end('SIGTERM');
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
  };
  try {
    // It is ready once it answers at its public address, which is that of the proxy.
    service = await startService({
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(servicePort),
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: `https://localhost:${port}`,
      OPERATOR_TOKEN,
    });
    const calls = callsThrough(port!, ca);
    const operatorUrl = `http://localhost:${place[operatorEntry]}`;
    const venue = await addVenue(async (path, options) => {
      const answer = await fetch(`${operatorUrl}${path}`, options);
      return { status: answer.status, text: await answer.text() };
    });
    return {
      ...{ ...venue, ...calls, owner: OWNER, operatorToken: OPERATOR_TOKEN },
      operatorUrl,
      endService: async () => void (await service?.end('SIGTERM')),
      close,
    };
  } catch (error) {
    await close();
    throw new Error(`The service cannot be reached through ${program}: ${said}`, { cause: error });
  }
}

async function placeOf(folder: string, ports: Omit<ProxyPlace, 'folder' | 'certFile' | 'keyFile'>) {
  const machine = () => ({ hostName: 'localhost', addresses: [], urls: [] });
  const log = { info: () => {}, warn: () => {} } as never;
  const local = await openLocalCertificate(folder, machine, {
    clock: systemClock,
    random: systemRandom,
    log,
  });
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, local.current().cert);
  writeFileSync(keyFile, local.current().key);
  return { place: { folder, certFile, keyFile, ...ports }, ca: local.authority.pem };
}

/** Calls a port of this machine as `localhost`. @param ca  the authority to trust */
export function callsThrough(port: number, ca: string): Pick<ProxiedService, 'call' | 'open'> {
  const open = (path: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Call = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          ca,
          localAddress: from,
          agent: false,
          path,
          method,
          headers: { host: `localhost:${port}`, ...headers },
        },
        resolve,
      );
      sent.once('error', reject);
      sent.end(body);
    });
  const call = async (path: string, options?: Call) => {
    const answer = await open(path, options);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: Buffer.concat(chunks).toString(),
    };
  };
  return { open, call };
}
