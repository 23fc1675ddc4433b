import type { RequestContext } from '../../http/mount-routes.ts';

/** The parameters of a page's address; those without a value are left out. */
export type PageQuery = Record<string, string | undefined>;

/** A path of the public site with parameters, as a link has it. */
export function hrefOf(path: string, query: PageQuery = {}): string {
  const stated = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return stated.length === 0 ? path : `${path}?${new URLSearchParams(stated)}`;
}

/** A parameter of the address that was asked for; `undefined` when it is missing, empty or given twice. */
export function parameterOf({ request }: Pick<RequestContext, 'request'>, name: string): string | undefined {
  // An address that cannot be decoded has none.
  const value = (request.query as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What stands in the path of the address that was asked for. */
export function placeholderOf({ request }: Pick<RequestContext, 'request'>, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/** What every path of the public site begins with: nothing, unless it lies below a path itself. */
export function sitePathOf(publicSite: string): string {
  return new URL(publicSite).pathname.replace(/\/$/, '');
}
