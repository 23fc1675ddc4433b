import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpStatusOf, type Refusal, type RefusalCode } from '../core/refusals.ts';
import type { AnyAnswer, FileAnswer } from './answer/answer.ts';
import { type FaultParts, refusalForError } from './answer/error-refusal.ts';
import { makeAnswerReady, makeRefusalReady, sendAnswer } from './answer/send-answer.ts';
import { uncountCall } from './limits/budget.ts';
import type { Gate, Slot } from './limits/gate.ts';
import { type ContextParts, createRequestContext, type RequestContext } from './request/request-context.ts';
import { type OwnSites, requireOwnOrigin, requireSecureTransport } from './request/transport.ts';

/** The services and settings that handling a request needs. */
export interface HttpParts extends OwnSites, FaultParts, ContextParts {
  gate: Gate;
  /**
   * Writes a refusal as a page for callers that prefer HTML. If it returns `null` or is missing, the error
   * envelope is sent.
   */
  showRefusal?: (context: RequestContext, refusal: Refusal) => FileAnswer | null;
  noteAnswer: NoteAnswer;
}

/**
 * Records an answered request: a long body when it ends, a stream when it begins.
 * @param code  of a refusal, or of the fault that broke a long body
 */
export type NoteAnswer = (
  context: RequestContext,
  status: number,
  code: RefusalCode | null,
  durationMs: number,
) => void;

/**
 * Counts a request.
 * @param operation  the id of the operation, or the pattern of a path without one
 * @param code  of a refusal
 */
export type CountRequest = (
  operation: string,
  status: number,
  code: RefusalCode | null,
  durationMs: number,
) => void;

/** A check that runs first for each request. @throws Refusal */
export type OnRequest = (context: RequestContext) => void;

/** Answers a request. It may answer at once, or later. */
export type Handler = (context: RequestContext) => Promise<AnyAnswer> | AnyAnswer;

/** A route, or a handler for requests that match none. */
export interface HandledRoute {
  /** The id of the operation; absent for a path without an operation. */
  operationId?: string | undefined;
  onRequest: OnRequest;
  handler: Handler;
}

/**
 * Makes the handler of the requests of a route: the checks that also apply to paths that do not exist (a free slot of
 * the gate, HTTPS, the limits of the address, the origin), the handler of the route, and its answer or refusal.
 */
export function requestHandler(parts: HttpParts, route: HandledRoute) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const beganAt = performance.now();
    const slot = parts.gate.newSlot();
    const context = createRequestContext(parts, request, slot, route.operationId);
    const { status, code, end } = await answer(parts, reply, { context, slot }, route);
    const note = (endStatus: number, endCode: RefusalCode | null) =>
      parts.noteAnswer(context, endStatus, endCode, performance.now() - beganAt);
    if (end === null) return note(status, code);
    if (end.isStream) note(status, code);
    const fault = await end.fault;
    const refusal = fault === null ? null : refusalForError(parts, context, fault);
    if (!end.isStream) note(refusal === null ? status : httpStatusOf(refusal.code), refusal?.code ?? null);
  };
}

interface SentAnswer {
  status: number;
  code: RefusalCode | null;
  /** The end of an answer that is still being sent; `null` if it is complete. */
  end: { isStream: boolean; fault: Promise<unknown> } | null;
}

async function answer(
  parts: HttpParts,
  reply: FastifyReply,
  { context, slot }: { context: RequestContext; slot: Slot },
  { onRequest, handler }: HandledRoute,
): Promise<SentAnswer> {
  try {
    slot.enter();
    requireSecureTransport(context.request);
    onRequest(context);
    requireOwnOrigin(context.request, parts);
    const answering = handler(context);
    const answered = answering instanceof Promise ? await answering : answering;
    const preparing = makeAnswerReady(context, answered);
    const ready = preparing instanceof Promise ? await preparing : preparing;
    if (parts.gate.isDraining) ready.headers.Connection = 'close';
    const fault = sendAnswer(reply, ready);
    const isStream = 'stream' in answered;
    return { status: ready.status, code: null, end: fault && { isStream, fault } };
  } catch (error) {
    const refusal = refusalForError(parts, context, error);
    context.accountId ??= refusal.accountId ?? null;
    if (httpStatusOf(refusal.code) === 503) uncountCall(context.spending, context.headers);
    const ready = await makeRefusalReady(context, refusal, parts.showRefusal?.(context, refusal) ?? null);
    if (parts.gate.isDraining) ready.headers.Connection = 'close';
    void sendAnswer(reply, ready);
    return { status: ready.status, code: refusal.code, end: null };
  } finally {
    slot.leave();
  }
}
