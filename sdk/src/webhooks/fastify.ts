import { MOST_BYTES, type ReceiveOptions, receive, requireSecret } from './receive.ts';
import type { HeaderSource } from './verify-event.ts';

/** The part of Fastify that the plugin needs. */
export interface FastifyInstanceLike {
  removeContentTypeParser(contentType: string): unknown;
  // Its overloads do not fit a single signature.
  addContentTypeParser(contentType: string, options: never, parse: never): unknown;
  post(
    path: string,
    options: { bodyLimit: number },
    handle: (
      request: { body: unknown; headers: Exclude<HeaderSource, Headers> },
      reply: { code(status: number): { send(text: string): unknown } },
    ) => Promise<unknown>,
  ): unknown;
}

export interface FastifyReceiveOptions extends ReceiveOptions {
  /** The path that receives events, for example `/hooks/sofra`. */
  path: string;
}

/**
 * A plugin for Fastify: `app.register(receiveEvents, { path: '/hooks/sofra', … })`. Other routes still get parsed
 * JSON.
 */
export function receiveEvents(
  app: FastifyInstanceLike,
  options: FastifyReceiveOptions,
  done: (error?: Error) => void,
): void {
  try {
    requireSecret(options);
  } catch (error) {
    done(error as Error);
    return;
  }
  app.removeContentTypeParser('application/json');
  const keepBytes = (_request: unknown, body: unknown, parsed: (error: null, body: unknown) => void) =>
    parsed(null, body);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' } as never, keepBytes as never);
  app.post(options.path, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { status, text } = await receive(request.body, request.headers, options);
    return reply.code(status).send(text);
  });
  done();
}
