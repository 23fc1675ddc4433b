import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeDoubt, verifyEvent } from '../../crypto/verify-event.ts';
import { CommandError } from '../call-api.ts';

/** A genuine event as it came over the wire. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ReceiverSettings {
  /** Of 127.0.0.1; 0 takes a free one. */
  port: number;
  path: string;
  /** Known once the address is: events that arrive before wait for it. */
  secret: Promise<string>;
  /** Milliseconds. */
  now(): number;
  /** Takes a genuine event; the status that it comes to is the answer. */
  take(arrival: Arrival): Promise<number>;
  /** Is told why an event was not believed. */
  doubt(sentence: string): void;
}

/** An endpoint for events that lets in genuine ones only. */
export interface EventReceiver {
  address: string;
  close(): void;
}

const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Starts a receiver on this machine.
 * @throws CommandError when its port cannot be opened
 */
export async function openReceiver(settings: ReceiverSettings): Promise<EventReceiver> {
  const server = createServer((request, response) => {
    void receive(settings, request).then((answer) => end(response, answer));
  });
  server.listen(settings.port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CommandError(
      `Port ${settings.port} cannot be opened (${(error as Error).message}); choose another with --port.`,
    );
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${settings.path}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface ReceiverAnswer {
  status: number;
  /** For whoever sends events by hand. */
  text: string;
}

async function receive(settings: ReceiverSettings, request: IncomingMessage): Promise<ReceiverAnswer> {
  if (request.url !== settings.path) return { status: 404, text: 'Events are received elsewhere.' };
  if (request.method !== 'POST') return { status: 405, text: 'Events are sent by POST.' };
  const body = await readBody(request);
  if (body === null) return { status: 413, text: 'No event is that long, or it broke off.' };
  const { headers } = request;
  const event = {
    id: textOf(headers['webhook-id']),
    timestamp: textOf(headers['webhook-timestamp']),
    signature: textOf(headers['webhook-signature']),
    body: body.toString(),
  };
  const verdict = verifyEvent(await settings.secret, event, Math.floor(settings.now() / 1000));
  if (verdict.kind === 'Genuine') return { status: await settings.take({ headers, body }), text: '' };
  const sentence = describeDoubt(verdict.doubt);
  settings.doubt(sentence);
  return { status: 400, text: sentence };
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(' ') : header;
}

function end(response: ServerResponse, { status, text }: ReceiverAnswer): void {
  if (text === '') response.writeHead(status).end();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
