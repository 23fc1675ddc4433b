import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an endpoint does with an event; `Refusing` takes no connections at all. */
export type Manner = 'Healthy' | 'Refusing' | 'Silent' | 'Dripping';

/** What the parent asks for: to be told the ports, to have manners shown or not, to be told what came since. */
export type ReceiverRequest = { kind: 'Ports' } | { kind: 'Manners'; areShown: boolean } | { kind: 'Came' };

export interface ReceiverPorts {
  /** Of endpoints that do what their path says. */
  port: number;
  /** Of those that refuse connections while manners are shown. */
  refusingPort: number;
}

/** The ids of events with the time at which each came first, in ms since 1970. */
export type Came = [id: string, at: number][];

/** Endpoints of many keys: the manner of each is the first part of its path. */
const came = new Map<string, number>();
let areMannersShown = false;

const answer: RequestListener = (request, response) => {
  const id = String(request.headers['webhook-id']);
  request.resume();
  request.on('end', () => {
    if (!came.has(id)) came.set(id, Date.now());
    const manner = request.url?.split('/')[1];
    if (areMannersShown && manner === 'Silent') return;
    if (areMannersShown && manner === 'Dripping') drip(response);
    else response.writeHead(204).end();
  });
};

const DRIP_EVERY_MS = 500;

/** An answer that never ends. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const dripping = setInterval(() => response.write('.'), DRIP_EVERY_MS);
  response.on('close', () => clearInterval(dripping));
}

const server = createServer(answer);
const refusing = createServer(answer);

async function listen(which: Server, port: number): Promise<number> {
  which.listen(port, '127.0.0.1');
  await once(which, 'listening');
  return (which.address() as AddressInfo).port;
}

const ports: ReceiverPorts = { port: await listen(server, 0), refusingPort: await listen(refusing, 0) };

async function showManners(areShown: boolean): Promise<void> {
  if (areShown === areMannersShown) return;
  areMannersShown = areShown;
  // What is under way is answered no more, or not slowly any more.
  server.closeAllConnections();
  if (areShown) {
    refusing.closeAllConnections();
    refusing.close();
    await once(refusing, 'close');
  } else await listen(refusing, ports.refusingPort);
}

process.on('message', async (request: ReceiverRequest) => {
  if (request.kind === 'Ports') process.send?.(ports);
  if (request.kind === 'Manners') {
    await showManners(request.areShown);
    process.send?.({});
  }
  if (request.kind === 'Came') {
    const since: Came = [...came];
    came.clear();
    process.send?.(since);
  }
});
