import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../core/languages.ts';
import { Refusal, type RefusalCode } from '../../core/refusals.ts';
import type { Clock, Random } from '../../parts/parts.ts';
import type { AnyAnswer } from '../answer/answer.ts';
import type { Route } from '../mount-routes.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { InternalCaller } from './internal-caller.ts';

/** A call that the service makes itself. */
export interface InternalCall {
  operationId: string;
  params: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  idempotencyKey?: string;
}

/** The result of a call: its `data`, or the code of its refusal. */
export type InternalAnswer = { data: unknown } | { refused: RefusalCode };

/** Calls an operation of the service from within it. Returns refusals, and throws all other errors. */
export type CallInternally = (caller: InternalCaller, call: InternalCall) => Promise<InternalAnswer>;

/** The operations that the service may call itself, and how it calls one. */
export interface InternalCalls {
  call: CallInternally;
  /** Adds operations that can be called. It does not mount their routes for requests. */
  add(routes: readonly Route[]): void;
}

const ADDRESS = '127.0.0.1';

/**
 * Lets the service call its own operations, as a person or as a key. Each call passes every check of the frame except
 * those of the credential and the budget. No request from outside can be such a call.
 */
export function createInternalCalls({ clock, random }: { clock: Clock; random: Random }): InternalCalls {
  const routes = new Map<string, Route>();
  return {
    add: (added) => {
      for (const route of added) {
        const { operationId } = route.description;
        if (operationId !== undefined) routes.set(operationId, route);
      }
    },
    call: async (caller, call) => {
      const route = routes.get(call.operationId);
      if (route === undefined) throw new Error(`There is no operation ${call.operationId}.`);
      const traceId = random(16).toString('hex');
      try {
        return { data: await dataOf(await route.answer(contextOf(caller, call, clock.now(), traceId))) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { refused: error.code };
      }
    },
  };
}

function contextOf(
  internalCaller: InternalCaller,
  { operationId, params, query = {}, body, idempotencyKey }: InternalCall,
  now: number,
  traceId: string,
): RequestContext {
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const headers = {
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
    }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  return {
    internalCaller,
    // The frame reads only these properties of a request.
    request: { headers, params, query, raw: { headers } } as unknown as FastifyRequest,
    readBytes: () => Promise.resolve(bytes),
    ...{ now, traceId, language: LANGUAGES[0], address: ADDRESS },
    ...{ headers: {}, spending: undefined, operation: operationId, key: null, accountId: null },
    venueId: params['venueId'] ?? null,
  };
}

async function dataOf(answer: AnyAnswer): Promise<unknown> {
  if ('data' in answer) return answer.data;
  if (!('dataPieces' in answer)) return null;
  let text = '';
  for await (const piece of answer.dataPieces) text += piece;
  return JSON.parse(text);
}
