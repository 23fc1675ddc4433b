import { type ReceiveOptions, receiveEvent, requireSecret } from './receive.ts';

/** A route handler of Next.js: `export const POST = receiveEvents({ … })` in `app/hooks/sofra/route.ts`. */
export function receiveEvents(options: ReceiveOptions): (request: Request) => Promise<Response> {
  requireSecret(options);
  return (request) => receiveEvent(request, options);
}
