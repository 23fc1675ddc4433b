import type { ApiUse } from './key-queries.ts';

/** The address of the public API: the configured one, else the origin of this page. */
export function apiUrlOf({ url }: Pick<ApiUse, 'url'>): string {
  return url ?? `${location.origin}/public/v1`;
}
