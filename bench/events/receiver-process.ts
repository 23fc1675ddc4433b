import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behaviour of an endpoint for an event; `Refusing` takes no connections at all. */
export type Behaviour = 'Healthy' | 'Refusing' | 'Silent' | 'Dripping';

/** A request of the parent: the ports, behaviours on or off, or what was received since it last asked. */
export type ReceiverRequest =
  | { kind: 'Ports' }
  | { kind: 'Behaviours'; areOn: boolean }
  | { kind: 'Received' };

export interface ReceiverPorts {
  /** Of endpoints that do what their path says. */
  port: number;
  /** Of those that refuse connections while behaviours are on. */
  refusingPort: number;
}

/** The ids of events with the time at which each was first received, in ms since 1970. */
export type Received = [id: string, at: number][];

/** Endpoints of many keys: the behaviour of each is the first part of its path. */
const received = new Map<string, number>();
let isBehaviourOn = false;

const answer: RequestListener = (request, response) => {
  const id = String(request.headers['webhook-id']);
  request.resume();
  request.on('end', () => {
    if (!received.has(id)) received.set(id, Date.now());
    const behaviour = request.url?.split('/')[1];
    if (isBehaviourOn && behaviour === 'Silent') return;
    if (isBehaviourOn && behaviour === 'Dripping') drip(response);
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

async function switchBehaviour(areOn: boolean): Promise<void> {
  if (areOn === isBehaviourOn) return;
  isBehaviourOn = areOn;
  // Events in progress are no longer answered, or no longer answered slowly.
  server.closeAllConnections();
  if (areOn) {
    refusing.closeAllConnections();
    refusing.close();
    await once(refusing, 'close');
  } else await listen(refusing, ports.refusingPort);
}

process.on('message', async (request: ReceiverRequest) => {
  if (request.kind === 'Ports') process.send?.(ports);
  if (request.kind === 'Behaviours') {
    await switchBehaviour(request.areOn);
    process.send?.({});
  }
  if (request.kind === 'Received') {
    const since: Received = [...received];
    received.clear();
    process.send?.(since);
  }
});
