import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf } from '../../api/client.ts';
import { keys, openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { westernDigits } from '../../ui/text/western-digits.ts';
import { findBills } from './find-bills.ts';
import type { BillSearch } from './use-bill-search.ts';

const MOST_FOUND = 30;

/**
 * How many bills are read without a search: enough that the most recently closed bill is among them, whenever it was
 * opened.
 */
const MOST_TODAY = 100;

const CLOSED_TODAY = { state: 'Closed', date: 'Today', pageSize: MOST_TODAY } as const;

interface Found {
  found: readonly Bill[];
  /** Whether there is no search, so that these are the bills of today. */
  isToday: boolean;
  /** Whether the service has answered for the present text. */
  isComplete: boolean;
  fault: Error | null;
  /** Reads the next page of bills; `null` if there are no more. */
  readMore: (() => void) | null;
}

/**
 * The bills that match a search: at first the loaded open ones, then those that the service has found. Without a
 * search, the bills that were closed today, the latest first, and the open ones.
 */
export function useFoundBills({ text, day, method }: BillSearch, typed: string): Found {
  const { venueId, may } = useVenue();
  const isSought = text !== '' || day !== null || method !== null;
  const isToday = !isSought && typed.trim() === '';
  const wanted = isSought ? ({ state: 'All', pageSize: MOST_FOUND } as const) : CLOSED_TODAY;
  const { data: open = [] } = useQuery(openBillsQuery(venueId));
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: keys.of(venueId, 'found', wanted.state, text, day ?? '', method ?? ''),
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/bills', {
          params: {
            path: { venueId },
            query: {
              ...wanted,
              // Owners also find hidden bills.
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
    retry: false,
  });
  const isComplete = isSought && text === typed.trim() && data !== undefined;
  const isByTextAlone = day === null && method === null;
  const known = isByTextAlone ? findBills(open, typed).slice(0, MOST_FOUND) : [];
  const pages = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isToday)
    return {
      ...{ found: [...pages.toSorted(byEnd), ...open], isToday, isComplete: data !== undefined, fault: null },
      readMore: hasNextPage ? () => void fetchNextPage() : null,
    };
  return {
    isToday,
    found: isComplete ? pages : known,
    isComplete,
    fault: isSought ? error : null,
    readMore: isComplete && hasNextPage ? () => void fetchNextPage() : null,
  };
}

/** Sorts bills by the time at which they were closed or voided, the latest first. */
function byEnd(a: Bill, b: Bill): number {
  return endOf(b).localeCompare(endOf(a));
}

const endOf = ({ closedAt, voidedAt, openedAt }: Bill) => closedAt ?? voidedAt ?? openedAt;
