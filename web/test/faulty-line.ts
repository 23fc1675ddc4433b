import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What becomes of a call: it arrives late, it is lost on its way, its answer is lost, or its answer breaks off in
 * the body.
 */
export type Fate = 'Answered' | 'Late' | 'Unsent' | 'Unanswered' | 'Cut';

export interface FaultyLine {
  baseUrl: string;
  /** How many calls had each fate since the line was opened. */
  fates: ReadonlyMap<Fate, number>;
  close: () => Promise<void>;
}

/** A line between a page and the service. @param fateOf  decides for each call */
export async function openFaultyLine(
  serviceUrl: string,
  fateOf: (request: IncomingMessage) => Fate,
): Promise<FaultyLine> {
  const fates = new Map<Fate, number>();
  const server = createServer((request, response) => {
    const fate = fateOf(request);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    void carry(serviceUrl, request, response, fate).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    fates,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function carry(serviceUrl: string, request: IncomingMessage, response: ServerResponse, fate: Fate) {
  if (fate === 'Unsent') return void response.destroy();
  if (fate === 'Late') await delay(300);
  const { method, headers, url = '/' } = request;
  const sent = forward(serviceUrl + url, { method, headers });
  response.on('close', () => sent.destroy());
  sent.on('error', () => response.destroy());
  sent.on('response', (answer) => {
    if (fate === 'Unanswered') return void answer.resume().on('end', () => response.destroy());
    response.writeHead(answer.statusCode!, answer.headers);
    if (fate !== 'Cut') return void answer.pipe(response);
    response.flushHeaders();
    answer.resume().on('end', () => response.destroy());
  });
  request.pipe(sent);
}
