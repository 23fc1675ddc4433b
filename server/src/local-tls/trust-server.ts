import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { originOf } from '../http/listening-url.ts';
import { languageOf } from '../http/request/request-context.ts';
import { ownAddresses } from '../parts/own-addresses.ts';
import type { LocalAuthority } from './local-authority.ts';
import { CERTIFICATE_PATH, trustPage } from './trust-page.ts';

/** The server of the page that explains how a device trusts this machine. */
export interface TrustServer {
  /** The URL at which a device in the network opens the page. */
  url(): string;
  close(): Promise<void>;
}

/** A connection that sends nothing is closed after this time. */
const STALLED_MS = 10_000;
const CONNECTIONS = 100;

/** With this media type devices recognise the file as the certificate of an authority. */
const CERTIFICATE_TYPE = 'application/x-x509-ca-cert';

/**
 * Serves the page and the certificate over plain HTTP on a separate port, because a device that does not trust the
 * certificate yet cannot open HTTPS pages. The open port does not keep the process running.
 * @param appUrlAt  returns the URL of the service for a device that reached this machine by a host name or address
 */
export async function openTrustServer(
  { host, port }: { host: string; port: number },
  authority: LocalAuthority,
  appUrlAt: (host: string) => string,
): Promise<TrustServer> {
  const server = createServer(
    { headersTimeout: STALLED_MS, requestTimeout: STALLED_MS },
    (request, response) => answer(request, response, authority, appUrlAt),
  );
  server.maxConnections = CONNECTIONS;
  server.setTimeout(STALLED_MS);
  await once(server.listen({ host, port }), 'listening');
  server.unref();
  const address = server.address() as AddressInfo;
  return {
    url: () => urlOf(reachableAt(address.address), address.port),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { der, fingerprint }: LocalAuthority,
  appUrlAt: (host: string) => string,
): void {
  const { pathname = '', searchParams = [] } = URL.parse(request.url ?? '', 'http://localhost') ?? {};
  if (!['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (pathname === CERTIFICATE_PATH) {
    response.writeHead(200, {
      'Content-Type': CERTIFICATE_TYPE,
      'Content-Length': der.length,
      'Cache-Control': 'no-store',
    });
    response.end(der);
    return;
  }
  if (pathname !== '/') {
    response.writeHead(302, { Location: '/' }).end();
    return;
  }
  const { localAddress = '', localPort = 0 } = request.socket;
  const host = reachableAt(localAddress);
  const place = { pageUrl: urlOf(host, localPort), appUrl: appUrlAt(host), fingerprint };
  const asked = {
    request: { headers: request.headers, query: Object.fromEntries(searchParams) },
    language: languageOf(request.headers['accept-language']),
  };
  const { status, mediaType, bytes, headers } = trustPage(asked, place);
  response.writeHead(status, { ...headers, 'Content-Type': mediaType, 'Content-Length': bytes.length });
  response.end(bytes);
}

const OF_THIS_MACHINE = /^(?:127\.|::1$|0\.0\.0\.0$|::$)/;

/** The address at which other machines reach this one, if this request came in at `address`. */
function reachableAt(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return OF_THIS_MACHINE.test(plain) ? (ownAddresses()[0] ?? plain) : plain;
}

function urlOf(host: string, port: number): string {
  return `${originOf('http', host, port)}/`;
}
