import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeRejection, verifyEvent } from '../../crypto/verify-event.ts';
import { CommandError } from '../call-api.ts';

/** A genuine event as it was received. */
export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ReceiverSettings {
  /** The port on 127.0.0.1; 0 takes a free one. */
  port: number;
  path: string;
  /** Resolves once the address is set: events that arrive earlier wait for it. */
  secret: Promise<string>;
  /** The clock, in milliseconds. */
  now(): number;
  /** Handles a genuine event and returns the status of the response. */
  handle(request: ReceivedRequest): Promise<number>;
  /** Called with the reason when an event fails verification. */
  reject(sentence: string): void;
}

/** An endpoint that accepts only genuine events. */
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
  /** For people who send events by hand. */
  text: string;
}

async function receive(settings: ReceiverSettings, request: IncomingMessage): Promise<ReceiverAnswer> {
  if (request.url !== settings.path) return { status: 404, text: 'This path receives no events.' };
  if (request.method !== 'POST') return { status: 405, text: 'Send events with POST.' };
  const body = await readBody(request);
  if (body === null) return { status: 413, text: 'The body is too long or incomplete.' };
  const { headers } = request;
  const event = {
    id: textOf(headers['webhook-id']),
    timestamp: textOf(headers['webhook-timestamp']),
    signature: textOf(headers['webhook-signature']),
    body: body.toString(),
  };
  const verdict = verifyEvent(await settings.secret, event, Math.floor(settings.now() / 1000));
  if (verdict.kind === 'Genuine') return { status: await settings.handle({ headers, body }), text: '' };
  const sentence = describeRejection(verdict.reason);
  settings.reject(sentence);
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
