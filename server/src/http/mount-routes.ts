import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusals.ts';
import { type Handler, type HttpParts, type OnRequest, requestHandler } from './handle-request.ts';
import type { OperationDescription } from './operation.ts';
import type { RequestContext } from './request/request-context.ts';
import { ROUTED_METHODS } from './server.ts';

/** A method, a path and the handler of its requests. */
export interface Route {
  description: Pick<OperationDescription, 'method' | 'path'> & { operationId?: string };
  answer: Handler;
  /**
   * For a path that matches anything, such as `/{username}`: throws the refusal 404 if nothing is there. It runs
   * before a method that the path does not take is refused with 405.
   */
  requirePath?: (context: RequestContext) => Promise<unknown>;
}

/**
 * Mounts routes below a prefix. A known path with a method that it does not take answers 405 with `Allow`. Fastify
 * reads no bodies and checks no `Content-Type`: the operation frame does.
 * @param onRequest  runs first for each request, even if no route matches
 */
export function mountRoutes(
  app: FastifyInstance,
  parts: HttpParts,
  prefix: string,
  routes: readonly Route[],
  onRequest: OnRequest,
): void {
  addEveryMethod(app);
  const byPath = Map.groupBy(routes, ({ description }) => description.path);
  for (const [path, mounted] of byPath) {
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const route of mounted) {
      const { operationId } = route.description;
      const handler = requestHandler(parts, { operationId, onRequest, handler: route.answer });
      app.route({ method: methodsOf(route), url, handler });
    }
    const { requirePath } = mounted.find((route) => route.requirePath !== undefined) ?? {};
    refuseOtherMethods(app, parts, url, mounted.flatMap(methodsOf), onRequest, requirePath);
  }
}

/** HEAD is answered like GET, without the body. @see RFC 9110, section 9.3.2 */
function methodsOf({ description: { method } }: Route): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Answers 405 for every method that a path does not take. @param allow  the methods that it takes */
export function refuseOtherMethods(
  app: FastifyInstance,
  parts: HttpParts,
  url: string,
  allow: readonly string[],
  onRequest: OnRequest,
  requirePath?: Route['requirePath'],
): void {
  const refuse = async (context: RequestContext) => {
    await requirePath?.(context);
    throw new Refusal('METHOD_NOT_ALLOWED', { allow });
  };
  addEveryMethod(app);
  app.route({
    method: ROUTED_METHODS.filter((method) => !allow.includes(method)),
    url,
    handler: requestHandler(parts, { onRequest, handler: refuse }),
  });
}

/**
 * Declares every method as one without a body, so that Fastify leaves the body and its `Content-Type` alone.
 */
function addEveryMethod(app: FastifyInstance): void {
  for (const method of ROUTED_METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
}

/** Makes the handler of requests that match no route: it answers 404. */
export function notFoundHandler(parts: HttpParts, onRequest: OnRequest) {
  const handler = () => Promise.reject(new Refusal('ENDPOINT_NOT_FOUND'));
  return requestHandler(parts, { onRequest, handler });
}

/** Answers an error of the framework itself, outside any route. */
export function answerFault(
  parts: HttpParts,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const handler = () => Promise.reject(error);
  return requestHandler(parts, { onRequest: () => {}, handler })(request, reply);
}
