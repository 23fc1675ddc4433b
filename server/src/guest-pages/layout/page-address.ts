import type { RequestContext } from '../../http/request/request-context.ts';

/** The query parameters of a page; those without a value are left out. */
export type PageQuery = Record<string, string | undefined>;

/** A path of the public site with query parameters, for a link. */
export function hrefOf(path: string, query: PageQuery = {}): string {
  const stated = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return stated.length === 0 ? path : `${path}?${new URLSearchParams(stated)}`;
}

/** A query parameter of the requested address; `undefined` if it is missing, empty or repeated. */
export function queryParameterOf(
  { request }: { request: Pick<RequestContext['request'], 'query'> },
  name: string,
): string | undefined {
  // An address that cannot be decoded has no parameters.
  const value = (request.query as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A path parameter of the requested address; empty if the route has none of this name. */
export function pathParameterOf({ request }: Pick<RequestContext, 'request'>, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/** The path prefix of the public site; empty unless the site is served below a path. */
export function sitePathOf(publicSite: string): string {
  return new URL(publicSite).pathname.replace(/\/$/, '');
}
