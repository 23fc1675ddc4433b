import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { auditEntryByKindValues, auditEntryPartValues } from '../../api/venue-api-lists.generated.ts';

export type AuditEntry = Schemas['AuditEntry'];

export const AUDITED_PARTS = auditEntryPartValues;

/** The actors that have no account. */
const ACTORS = auditEntryByKindValues.filter((kind) => kind !== 'Account');

/** Filters the entries; an empty text means all. */
export interface ActivityFilter {
  part: AuditEntry['part'] | '';
  /** The kind of an actor without an account, or the id of an account. */
  who: string;
}

/** Reads the filter in a URL, such as `?part=Accounts&who=Operator`. Invalid values are ignored. */
export function readFilter(search: URLSearchParams): ActivityFilter {
  const who = search.get('who') ?? '';
  const isWho = ACTORS.some((actor) => actor === who) || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(who);
  return { part: AUDITED_PARTS.find((part) => part === search.get('part')) ?? '', who: isWho ? who : '' };
}

/** The URL parameters of a filter. */
export function filterParams({ part, who }: ActivityFilter): Record<string, string> {
  return { ...(part === '' ? {} : { part }), ...(who === '' ? {} : { who }) };
}

/** The audit log of a venue, the newest entry first. */
export const activityQuery = (venueId: string, { part, who }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: keys.of(venueId, 'audit-log', part, who),
    queryFn: ({ pageParam }) => {
      const actor = ACTORS.find((one) => one === who);
      const query = {
        ...(part === '' ? {} : { part }),
        ...(actor === undefined ? {} : { actor }),
        ...(actor !== undefined || who === '' ? {} : { accountId: who }),
        ...(pageParam === '' ? {} : { before: pageParam }),
      };
      return dataOf(
        api.GET('/venue/v1/venues/{venueId}/audit-log', { params: { path: { venueId }, query } }),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
