import { STATUS_CODES } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { completeAnswer, isComplete } from '../answer/write-answer.ts';
import { KEEP_ALIVE_MS } from '../http-limits.ts';
import { noteAnswer } from '../log-answers.ts';
import type { HttpParts, OnRequest, RequestContext, Route } from '../mount-routes.ts';
import type { PreparedAnswer } from '../operation.ts';
import { callerAddress } from '../request/client-address.ts';
import { openContext } from '../request/open-context.ts';
import type { AnswerAgain, AnswerBytes } from './repeated-requests.ts';

/**
 * Makes what answers a request again, with the checks of the first time. Those that depend on nothing but the
 * bytes of the request and the address of its caller are left out: HTTPS and the origin.
 */
export function answerAgain(
  parts: HttpParts,
  request: FastifyRequest,
  onRequest: OnRequest,
  again: NonNullable<Route['answerAgain']>,
  operation: string,
): AnswerAgain {
  // Its connection may be closed when another one of the same caller sends it again.
  const address = callerAddress(request.ip);
  return () => {
    const beganAt = parts.countRequest === undefined ? 0 : performance.now();
    const slot = parts.gate.newSlot();
    const context = openContext(parts, request, slot, operation, address);
    const begin = (answer: PreparedAnswer) => {
      if (!isComplete(context, answer) || onRequest.isReached?.(context)) return false;
      onRequest(context);
      return true;
    };
    const end = (answer: PreparedAnswer | undefined) => {
      slot.leave();
      if (answer === undefined) return undefined;
      const bytes = bytesOf(context, answer, parts);
      noteAnswer(parts, context, answer.status, null);
      parts.countRequest?.(operation, answer.status, null, performance.now() - beganAt);
      return bytes;
    };
    const fail = (error: unknown) => {
      slot.leave();
      throw error;
    };
    slot.enter();
    let answering: ReturnType<typeof again>;
    try {
      answering = again(context, begin);
    } catch (error) {
      return fail(error);
    }
    if (answering instanceof Promise) return answering.then(end, fail);
    return end(answering);
  };
}

/** The answer with its head, as Node would write it. */
function bytesOf(
  context: RequestContext,
  answer: PreparedAnswer,
  { sentAlways, gate }: HttpParts,
): AnswerBytes {
  const { headers, pieces } = completeAnswer(context, answer);
  const { status } = answer;
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (const name in sentAlways) head += `${name}: ${sentAlways[name]}\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  head += `Date: ${dateNow()}\r\n${gate.isDraining() ? CLOSED : KEPT_ALIVE}\r\n`;
  const [first, ...others] = pieces;
  return typeof first === 'string' ? [head + first, ...others] : [head, ...pieces];
}

const KEPT_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`;

const CLOSED = 'Connection: close\r\n';

let date = { second: Number.NaN, text: '' };

/** The header `Date`, made once a second. */
function dateNow(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== date.second) date = { second, text: new Date(second * 1000).toUTCString() };
  return date.text;
}
