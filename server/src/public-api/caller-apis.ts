import type { Route } from '../http/mount-routes.ts';
import { assistantOperations } from './assistants/routes.ts';
import { followEvents } from './events/follow-events.ts';
import type { PublicParts } from './public-parts.ts';
import { publicOperations } from './routes.ts';

/** The APIs whose callers send an API key: the routes of each, by its prefix. */
export function callerApis(parts: PublicParts): [prefix: string, routes: Route[]][] {
  return [
    ['/public/v1', publicOperations.map((it) => it.mount(parts))],
    ['/assistant/v1', assistantOperations.map((it) => it.mount(parts))],
    ['/listen/v1', [followEvents.mount(parts)]],
  ];
}
