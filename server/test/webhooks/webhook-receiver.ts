import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** An event that a receiver stored. The sender may not know this, because the answer can be lost. */
export interface StoredEvent {
  id: string;
  type: string;
  createdAt: string;
  // biome-ignore lint/suspicious/noExplicitAny: its shape is that of the public API
  data: any;
}

/**
 * A receiver for many keys on this machine, each at its own path. It verifies every event with an independent
 * library.
 */
export interface WebhookReceiver {
  urlOf(path: string): string;
  /** Sets the secret that verifies the events at a path from now on. */
  secrets: Map<string, string>;
  /** All events received at a path, in any order, repeats included. */
  eventsAt(path: string): StoredEvent[];
  /** Accepts every event from now on. */
  heal(): void;
  close(): Promise<void>;
}

/**
 * Starts it.
 * @param failing  the part of events, 0 to 1, that it answers badly or not at all until it is healed
 */
export async function startWebhookReceiver(failing: number): Promise<WebhookReceiver> {
  const stored = new Map<string, StoredEvent[]>();
  const secrets = new Map<string, string>();
  let badly = failing;
  const server = createServer(async (request, response) => {
    const path = request.url!;
    const event = verified(request, await textOf(request), secrets.get(path));
    if (event === null) {
      response.writeHead(401).end();
      return;
    }
    const fails = Math.random() < badly;
    // Half of the failing ones are stored anyway, as when the answer is lost.
    if (!fails || Math.random() < 0.5) stored.set(path, [...(stored.get(path) ?? []), event]);
    if (fails) fail(response);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path) => `http://127.0.0.1:${port}${path}`,
    secrets,
    eventsAt: (path) => stored.get(path) ?? [],
    heal: () => {
      badly = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const WAYS_TO_FAIL: ((response: ServerResponse) => void)[] = [
  (response) => response.writeHead(500).end(),
  (response) => response.writeHead(410).end(),
  (response) => response.writeHead(503, { 'Retry-After': '1' }).end(),
  (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  (response) => response.destroy(),
];

function fail(response: ServerResponse): void {
  WAYS_TO_FAIL[Math.floor(Math.random() * WAYS_TO_FAIL.length)]!(response);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/** The event, if its signature is valid at its own time; the clocks of its senders may be wrong. */
function verified(
  { headers }: IncomingMessage,
  text: string,
  secret: string | undefined,
): StoredEvent | null {
  if (secret === undefined) return null;
  const id = String(headers['webhook-id']);
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  if (new Webhook(secret).sign(id, at, text) !== headers['webhook-signature']) return null;
  const event = JSON.parse(text) as StoredEvent;
  assert.deepEqual(
    [event.id, headers['x-service-event-id'], headers['x-service-event-type']],
    [id, id, event.type],
  );
  return event;
}
