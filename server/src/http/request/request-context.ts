import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import type { Clock, Random } from '../../parts/parts.ts';
import type { InternalCaller } from '../internal/internal-caller.ts';
import type { Spending } from '../limits/budget.ts';
import type { Slot } from '../limits/gate.ts';
import type { CallContext } from '../operation.ts';
import type { BodyLimit, ReadBytes } from './body-bytes.ts';

/** A request while it is handled. */
export interface RequestContext extends CallContext {
  /** The caller when the service itself calls; absent for every request from outside. */
  internalCaller?: InternalCaller;
  request: FastifyRequest;
  /** Reads the body. The request frees its slot of the gate while it waits for the body. */
  readBytes: ReadBytes;
  /** Sent with every answer, refusals included. */
  headers: Record<string, string>;
  /** The call as counted against the caller's budget; `undefined` if it was not counted. */
  spending: Spending | undefined;
  /** The id of the operation, the pattern of a path without one, or {@link UNKNOWN_OPERATION}. */
  operation: string;
  /** The venue in the path as the caller sent it, or the venue that was found; `null` if there is none yet. */
  venueId: string | null;
  /** The API key of the caller and its venue, once they are found. */
  key: { keyId: string; venueId: string } | null;
  /** The account that calls, once it is found, or the account that a sign-in tried. */
  accountId: string | null;
}

/** The name of a request that matches no route, or cannot be read. */
export const UNKNOWN_OPERATION = 'unknown';

/** The parts that the context of a request is made of. */
export interface ContextParts {
  clock: Clock;
  /** Reads the body of a request. @param address  of the caller */
  readBody: (request: FastifyRequest, address: string, limit: BodyLimit) => Promise<Buffer>;
}

/**
 * Makes the context of a request.
 * @param slot  freed while the request waits for its body
 * @param operationId  `undefined` for a path without one
 */
export function createRequestContext(
  parts: ContextParts,
  request: FastifyRequest,
  slot: Slot,
  operationId: string | undefined,
): RequestContext {
  const address = callerAddress(request.ip);
  return {
    request,
    readBytes: (limit) =>
      arrivedBody(request.raw, limit) ?? slot.waitWithoutSlot(() => parts.readBody(request, address, limit)),
    now: parts.clock.now(),
    traceId: request.id,
    language: languageOf(request.headers['accept-language']),
    address,
    headers: { 'Trace-Id': request.id },
    spending: undefined,
    operation: operationId ?? (request.is404 ? UNKNOWN_OPERATION : request.routeOptions.url!),
    venueId: (request.params as { venueId?: string } | null)?.venueId ?? null,
    key: null,
    accountId: null,
  };
}

/** Whether a request may have a body. A chunked one may still be empty. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0);
}

/**
 * The body of a request if all of it has already arrived, for example in the same packet as the head; otherwise
 * `undefined`. Most bodies have, and listening to a body takes longer than pricing a basket.
 */
export function arrivedBody(request: IncomingMessage, limit: BodyLimit): Buffer | undefined {
  const { headers, destroyed, readableLength } = request;
  const isWhole = readableLength > 0 && String(readableLength) === headers['content-length'];
  if (!isWhole || destroyed || readableLength > limit.bytes || limit.receiver !== undefined) return undefined;
  // Without a length, only the first of several pieces is read.
  const bytes = request.read(readableLength) as Buffer;
  // Lets Node read the end of the body, which has no more bytes.
  if (!request.complete) request.resume();
  return bytes;
}

/**
 * The address that limits count by: an IPv4 address, also when it is mapped into IPv6, and the /64 network of
 * an IPv6 address, which belongs to one household.
 */
export function callerAddress(ip: string): string {
  if (!ip.includes(':') || !isIPv6(ip)) return ip;
  const address = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:([0-9.]+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

// A malformed parent id or malformed flags make the whole header invalid, although only the trace id is used.
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/**
 * The trace id of a request, 32 lower-case hexadecimal digits: the caller's when its `traceparent` header is valid,
 * else a new one. Later versions of the header may have more fields after a hyphen; version 00 has none.
 * @see W3C Trace Context, "traceparent Header" and "Versioning of traceparent"
 */
export function traceIdOf(traceparent: string | undefined, random: Random): string {
  const [, version, traceId, moreFields] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const isValid = traceId !== undefined && (version !== '00' || moreFields === undefined);
  return isValid ? traceId : random(16).toString('hex');
}

// The primary subtag of the list's first member; empty members do not count (RFC 9110, section 5.6.1). Some
// clients write a locale's name, `en_US`.
const FIRST_LANGUAGE = /^[\s,]*([a-z]{2})(?![a-z0-9])/i;

/**
 * The language of `userMessage`: the first one that the header names; its region and the weights are ignored.
 * @see docs/errors.md#the-language-of-usermessage
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const code = FIRST_LANGUAGE.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? LANGUAGES[0];
}
