import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { sendHeldFor, sendTogether } from '../answer/send-together.ts';
import type { Connections, ConnectionUse } from '../limits/connections.ts';

/** The bytes of an answer, its head first; a character of a string is a byte. */
export type AnswerBytes = readonly (string | Buffer)[];

/** Answers a request once more. `undefined` leaves it to Node's parser and the ordinary way, as does an error. */
export type AnswerAgain = () => AnswerBytes | undefined | Promise<AnswerBytes | undefined>;

/**
 * Requests that a caller sends again, byte for byte, as one does who reads a menu every few seconds or keeps a pool of
 * connections. The same bytes from the same address are the same request: it is not parsed again, and its answer is written to the socket
 * without the objects that Node makes for each request. That takes a known menu from 14 to 8 µs. No byte is interpreted here:
 * anything that is not known goes to Node's parser.
 */
export interface RepeatedRequests {
  /**
   * Called while Node hands over a request that a connection may repeat.
   * @returns remembers how it is answered again; `undefined` when its bytes are not known to be the whole of it
   */
  look(request: IncomingMessage): ((again: AnswerAgain) => void) | undefined;
}

/** Callers of an API send a few hundred bytes. Parsed, a request takes twice its bytes again. */
const LONGEST_REMEMBERED = 2_048;
/** Each takes some 6 kB, most of it the request. */
const MOST_REMEMBERED = 2_000;

/** Makes an empty memory, for one server: all its callers use HTTPS, or none does. */
export function createRepeatedRequests(connections: Connections): RepeatedRequests {
  const watched = new WeakMap<Socket, RepeatingConnection>();
  const remembered = new Map<string, AnswerAgain>();
  const wasSeen = recentTexts();
  const keep = (key: string, again: AnswerAgain) => {
    remembered.set(key, again);
    if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
  };
  const watch = (socket: Socket) => {
    const use = connections.useOf(socket);
    const [listener, ...others] = socket.listeners('data');
    if (use === undefined || listener === undefined || others.length > 0) return;
    watched.set(
      socket,
      new RepeatingConnection(socket, listener as DataListener, use, {
        find: (key) => remembered.get(key),
        keep,
      }),
    );
  };
  return {
    look: (request) => {
      if (!endsWithHead(request)) return undefined;
      const { socket, url = '' } = request;
      const connection = watched.get(socket);
      // Watching takes the fast way from the system into the parser from a connection: callers of many venues keep it.
      if (connection === undefined && wasSeen(url)) watch(socket);
      return connection?.look(request);
    },
  };
}

const SLOTS = 1_024;

/** Tells whether a text is among the last ones, roughly; then it is. Slots of a fixed list, because a `Set` would make garbage of each. */
function recentTexts(): (text: string) => boolean {
  const slots = Array<string>(SLOTS).fill('');
  return (text) => {
    let hash = 0;
    for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    const slot = (hash >>> 0) % SLOTS;
    if (slots[slot] === text) return true;
    slots[slot] = text;
    return false;
  };
}

type DataListener = (chunk: Buffer) => void;

/** Requests by the address of their caller and their bytes. */
interface Remembered {
  find(key: string): AnswerAgain | undefined;
  keep(key: string, again: AnswerAgain): void;
}

/**
 * A hit saves four times what a miss costs. A connection that repeats less than every fifth request soon stands at the lowest
 * score, and is left alone from then on.
 */
const SCORE = { hit: 4, miss: -1, highest: 64, lowest: -64 };

/** Stands between a socket and Node's parser. */
class RepeatingConnection {
  readonly #socket: Socket;
  readonly #parse: DataListener;
  readonly #use: ConnectionUse;
  readonly #remembered: Remembered;
  readonly #address: string;
  #score = 0;
  /** What Node's parser reads now. */
  #parsed: Buffer | null = null;
  /** Whether the next byte begins a request. */
  #isAtStart = false;
  #isWaiting = false;

  /** @param parse  the listener of Node's parser */
  constructor(socket: Socket, parse: DataListener, use: ConnectionUse, remembered: Remembered) {
    this.#socket = socket;
    this.#parse = parse;
    this.#use = use;
    this.#remembered = remembered;
    this.#address = `${socket.remoteAddress} `;
    socket.on('data', this.#receive);
    socket.removeListener('data', parse);
  }

  look(request: IncomingMessage): ((again: AnswerAgain) => void) | undefined {
    const parsed = this.#parsed;
    if (parsed === null || parsed.length > LONGEST_REMEMBERED || !isWhole(parsed, request)) return undefined;
    this.#isAtStart = true;
    const key = this.#keyOf(parsed);
    return (again) => this.#remembered.keep(key, again);
  }

  #keyOf(chunk: Buffer): string {
    return this.#address + chunk.toString('latin1');
  }

  readonly #receive = (chunk: Buffer): void => {
    // Node may have given its parser to another connection.
    if (this.#use.isRefused()) return;
    if (this.#isWaiting) {
      // Given back to the socket, it is dropped with it, and arrives again once the socket is resumed.
      this.#socket.pause();
      this.#socket.unshift(chunk);
      return;
    }
    const isAnswered = this.#isAtStart && this.#answerAgain(chunk);
    const { hit, miss, highest, lowest } = SCORE;
    this.#score = isAnswered ? Math.min(highest, this.#score + hit) : this.#score + miss;
    if (!isAnswered) this.#pass(chunk);
    if (this.#score <= lowest && !this.#use.isRefused()) this.#leaveAlone();
  };

  #answerAgain(chunk: Buffer): boolean {
    const socket = this.#socket;
    if (chunk.length > LONGEST_REMEMBERED || !this.#use.isFree()) return false;
    if (!socket.writable || socket.writableNeedDrain) return false;
    try {
      const answer = this.#remembered.find(this.#keyOf(chunk))?.();
      if (answer === undefined) return false;
      if (answer instanceof Promise) void this.#answerLater(chunk, answer);
      else {
        this.#use.note();
        sendTogether(socket, answer, 'latin1');
      }
      return true;
    } catch {
      // The ordinary way meets the same error, and answers it.
      return false;
    }
  }

  async #answerLater(chunk: Buffer, answering: Promise<AnswerBytes | undefined>): Promise<void> {
    this.#isWaiting = true;
    const end = this.#use.begin();
    const answer = await answering.catch(() => undefined);
    this.#isWaiting = false;
    // Takes effect after this turn. Node pauses a socket again whose caller does not read the answers, and must have the last word.
    this.#socket.resume();
    if (answer !== undefined) sendTogether(this.#socket, answer, 'latin1');
    else if (!this.#socket.destroyed) this.#pass(chunk);
    // A connection that is to be closed is closed at its end, so that nothing may be held any more.
    if (this.#use.isClosing()) sendHeldFor(this.#socket);
    end();
  }

  #pass(chunk: Buffer): void {
    sendHeldFor(this.#socket);
    this.#isAtStart = false;
    this.#parsed = chunk;
    this.#parse.call(this.#socket, chunk);
    this.#parsed = null;
  }

  #leaveAlone(): void {
    this.#isAtStart = false;
    this.#socket.on('data', this.#parse);
    this.#socket.removeListener('data', this.#receive);
  }
}

/** Whether a request ends with its head, and its answer leaves the connection open. */
function endsWithHead({ method, httpVersion, headers }: IncomingMessage): boolean {
  const { connection } = headers;
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.upgrade === undefined &&
    headers.expect === undefined &&
    (connection === undefined || /^keep-alive$/i.test(connection))
  );
}

/** Whether bytes are the head of this request, and nothing else: then a request began with the first and ended with the last. */
function isWhole(bytes: Buffer, { url, rawHeaders }: IncomingMessage): boolean {
  let head = `GET ${url} HTTP/1.1\r\n`;
  for (let at = 0; at < rawHeaders.length; at += 2) head += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  return bytes.length === head.length + 2 && bytes.toString('latin1') === `${head}\r\n`;
}
