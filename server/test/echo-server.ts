import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { after } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { HTTP_LIMITS } from '../src/http/http-limits.ts';
import { createConnections } from '../src/http/limits/connections.ts';
import { type AnswerAgain, createRepeatedRequests } from '../src/http/repeats/repeated-requests.ts';
import { useFixture } from './fixture.ts';
import { openSocket, type RawSocket } from './raw-socket.ts';

export const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
export const post = (body: string) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** The body that a handler answers with: everything that it was told. */
const echoOf = ({ method, url }: IncomingMessage, body: string) =>
  `${method} ${url} ${JSON.stringify(body)};`;

export const headOf = (length: number) => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n`;

export interface Echo {
  baseUrl: string;
  /** Paths of the requests that Node's parser handed over. */
  parsed: string[];
  /** The latest connection, as the server sees it. */
  socket: () => Socket;
  /** Whether something stands between that connection and Node's parser. */
  isWatched: () => boolean;
  /** Answers a request in place of its echo. */
  again: { answer: ((echo: string) => ReturnType<AnswerAgain>) | null };
  close: () => void;
}

/** A server that answers every request with itself, GET requests again when a connection repeats them. */
async function startEcho(remembers: boolean): Promise<Echo> {
  const connections = createConnections(HTTP_LIMITS, () => false);
  const repeats = createRepeatedRequests(connections);
  const parsed: string[] = [];
  const again: Echo['again'] = { answer: null };
  let latest: Socket | undefined;
  let parse: unknown;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    connections.begin(request, response);
    parsed.push(request.url!);
    const remember = remembers ? repeats.look(request) : undefined;
    let body = '';
    request.setEncoding('latin1').on('data', (chunk: string) => {
      body += chunk;
    });
    request.once('end', () => {
      const echo = echoOf(request, body);
      response.sendDate = false;
      response.removeHeader('Connection');
      response.writeHead(200, { 'Content-Length': echo.length }).end(echo);
      remember?.(() => again.answer?.(echo) ?? [headOf(echo.length), echo]);
    });
  };
  const server = createServer(answer);
  server.on('connection', (socket) => {
    latest = socket;
    [parse] = socket.listeners('data');
    connections.open(socket);
  });
  server.on('connect', ({ socket }) =>
    connections.refuse(socket, () => Buffer.from('HTTP/1.1 405 No\r\n\r\n')),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    parsed,
    socket: () => latest!,
    isWatched: () => latest!.listeners('data')[0] !== parse,
    again,
    close: () => void server.close(),
  };
}

/** A server that remembers requests, and one that does not, for the tests of a file. */
export function useEchoes(): { remembering: Echo; plain: Echo } {
  const echoes = useFixture(async () => ({
    remembering: await startEcho(true),
    plain: await startEcho(false),
  }));
  after(() => {
    echoes.remembering.close();
    echoes.plain.close();
  });
  return echoes;
}

/** Waits until everything that was written has been read by the server. */
export async function untilRead({ socket }: Echo, bytes: number): Promise<void> {
  while (socket().bytesRead < bytes) await endOfTurn();
}

export const echoesIn = (text: string) =>
  [...text.matchAll(/(?:GET|POST) \S+ ".*?";/g)].map(([echo]) => echo);

/** Sends chunks one by one, each read before the next is sent. @returns the answers, in their order */
export async function answersTo(echo: Echo, chunks: readonly string[], answers: number): Promise<string[]> {
  const caller = await openSocket(echo.baseUrl);
  let sent = 0;
  for (const chunk of chunks) {
    caller.write(chunk);
    sent += chunk.length;
    await untilRead(echo, sent);
  }
  await untilAnswered(caller, answers);
  caller.destroy();
  return echoesIn(caller.received());
}

/** Waits for so many answers in all. @throws Error when the server closes the connection before */
export async function untilAnswered(caller: RawSocket, answers: number): Promise<void> {
  let isClosed = false;
  void caller.closed.then(() => {
    isClosed = true;
  });
  while (echoesIn(caller.received()).length < answers) {
    if (isClosed) throw new Error(`The connection was closed after: ${caller.received()}`);
    await endOfTurn();
  }
}

/** At most: the second request shows that it is repeated; the third one is proven to be a whole request. */
export const SENT_UNTIL_REMEMBERED = 3;

/** A connection on which this request was answered until it is remembered. */
export async function openRemembering(
  echo: Echo,
  request: string,
  address?: string,
): Promise<{ caller: RawSocket; answered: number }> {
  const caller = await openSocket(echo.baseUrl, address);
  for (let answered = 1; answered <= SENT_UNTIL_REMEMBERED; answered++) {
    caller.write(request);
    await untilAnswered(caller, answered);
  }
  // The answer is there before its response has ended.
  await endOfTurn();
  return { caller, answered: SENT_UNTIL_REMEMBERED };
}
