import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf } from '../../api/client.ts';
import { keys, openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { westernDigits } from '../../ui/text/western-digits.ts';
import { findBills } from './find-bills.ts';
import type { Sought } from './use-sought.ts';

const MOST_FOUND = 30;

interface Found {
  found: readonly Bill[];
  /** Whether the service has answered for what is typed now. */
  isComplete: boolean;
  fault: Error | null;
  /** Reads the next bills of a day; `null` when there are none. */
  readMore: (() => void) | null;
}

/** The bills that fit: the open ones that are known here at once, then what the service has found. */
export function useFound({ text, day, method }: Sought, typed: string): Found {
  const { venueId, may } = useVenue();
  const isSought = text !== '' || day !== null || method !== null;
  const { data: open = [] } = useQuery(openBillsQuery(venueId));
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: keys.of(venueId, 'found', text, day ?? '', method ?? ''),
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/bills', {
          params: {
            path: { venueId },
            query: {
              ...{ state: 'All', pageSize: MOST_FOUND },
              // The owner finds what she has hidden.
              ...(may('hide') ? { includeHidden: 'true' } : {}),
              ...(text === '' ? {} : { q: westernDigits(text) }),
              ...(day === null ? {} : { date: day }),
              ...(method === null ? {} : { method }),
              ...(pageParam === null ? {} : { cursor: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isSought,
    retry: false,
  });
  const isComplete = isSought && text === typed.trim() && data !== undefined;
  const isByTextAlone = day === null && method === null;
  const known = isByTextAlone ? findBills(open, typed).slice(0, MOST_FOUND) : [];
  return {
    found: isComplete ? data.pages.flatMap(({ items }) => items) : known,
    isComplete,
    fault: isSought ? error : null,
    readMore: isComplete && hasNextPage ? () => void fetchNextPage() : null,
  };
}
