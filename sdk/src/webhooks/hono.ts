import { type ReceiveOptions, receive, requireSecret, responseOf } from './receive.ts';

/** The part of Hono's context that a handler of events needs. */
export interface HonoContext {
  req: { raw: Request; arrayBuffer(): Promise<ArrayBuffer> };
}

/** A handler for Hono: `app.post('/hooks/sofra', receiveEvents({ … }))`. */
export function receiveEvents(options: ReceiveOptions): (context: HonoContext) => Promise<Response> {
  requireSecret(options);
  // Hono keeps what a middleware has read.
  return async ({ req }) => responseOf(await receive(await req.arrayBuffer(), req.raw.headers, options));
}
