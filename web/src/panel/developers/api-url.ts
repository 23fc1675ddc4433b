import type { ApiUse } from './key-queries.ts';

/** The address of the public API: as the operator configured it, else where this page came from. */
export function apiUrlOf({ url }: Pick<ApiUse, 'url'>): string {
  return url ?? `${location.origin}/public/v1`;
}
