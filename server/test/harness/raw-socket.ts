import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { TEST_AUTHORITY } from '../webhooks/endpoint-certificates.ts';

/** A connection on which bytes are written as they are. */
export interface RawSocket {
  write(text: string): void;
  /** Reads no more. */
  pause(): void;
  resume(): void;
  /** The text received so far. */
  received(): string;
  /**
   * Waits until the received text matches, and returns it.
   * @throws Error when the other side closes before
   */
  until(pattern: RegExp): Promise<string>;
  /** The whole received text, once the other side has closed. */
  closed: Promise<string>;
  destroy(): void;
}

/** Connects to a service. @param localAddress  the own address, such as `127.0.0.2` */
export async function openSocket(baseUrl: string, localAddress?: string): Promise<RawSocket> {
  const { protocol, hostname, port } = new URL(baseUrl);
  const place = {
    host: hostname,
    port: Number(port),
    ...(localAddress === undefined ? {} : { localAddress }),
  };
  const isTls = protocol === 'https:';
  const socket = isTls ? connectTls({ ...place, ca: TEST_AUTHORITY }) : connect(place);
  // Each piece is sent at once, not when the one before it was acknowledged.
  socket.setNoDelay(true);
  let text = '';
  const lookers = new Set<() => void>();
  const look = () => {
    for (const looker of [...lookers]) looker();
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    look();
  });
  let isClosed = false;
  // A connection that is reset is closed, too.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      look();
      resolve(Buffer.from(text, 'latin1').toString());
    });
  });
  await once(socket, isTls ? 'secureConnect' : 'connect');
  return {
    write: (bytes) => void socket.write(bytes),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    received: () => text,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const looker = () => {
          if (!pattern.test(text) && !isClosed) return;
          lookers.delete(looker);
          if (pattern.test(text)) resolve(text);
          else reject(new Error(`The connection was closed after: ${text}`));
        };
        lookers.add(looker);
        looker();
      }),
    closed,
    destroy: () => socket.destroy(),
  };
}

/** An answer as it was received. */
export interface ReadAnswer {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of many shapes
  body: any;
}

/** Reads the answers in the text received on a connection, one after the other. */
export function readAnswers(text: string): ReadAnswer[] {
  const answers: ReadAnswer[] = [];
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`No answer: ${rest.toString()}`);
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString().split('\r\n');
    const headers = new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const json = rest.subarray(end + 4, end + 4 + length).toString();
    answers.push({
      status: Number(statusLine.split(' ')[1]),
      headers,
      body: json === '' ? null : JSON.parse(json),
    });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
