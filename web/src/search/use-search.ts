import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bill } from '../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys, menuQuery, openBillsQuery, tablesQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import { findBills } from '../till/lists/find-bills.ts';
import { type IndexedProduct, menuIndexOf } from '../till/order/menu/menu-index.ts';
import { searchMenu } from '../till/order/menu/menu-search.ts';
import { useDebouncedText } from '../ui/form/use-debounced-text.ts';
import { westernDigits } from '../ui/text/western-digits.ts';
import { type FoundTable, findTables, MOST_RESULTS_PER_KIND } from './find-places.ts';
import { useKnownGuests } from './use-known-guests.ts';

/** The results of a search, by kind. */
export interface SearchResults {
  tables: readonly FoundTable[];
  /** Open bills first. */
  bills: readonly Bill[];
  guests: readonly Schemas['VenueReservation'][];
  products: readonly IndexedProduct[];
  /** Whether the service has answered for the text as it is now. */
  isComplete: boolean;
  fault: Error | null;
}

/**
 * The results for a typed text. Tables, open bills, products and the reservations of loaded evenings are found on the
 * device at once, even without a network. The service adds closed bills and all other reservations.
 */
export function useSearch(typed: string): SearchResults {
  const { venueId, may } = useVenue();
  const text = useDebouncedText(typed.trim());
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: open = [] } = useQuery(openBillsQuery(venueId));
  const { data: menu = [] } = useQuery(menuQuery(venueId));
  const bills = useServiceSearch(text, 'bills', (q) =>
    dataOf(
      api.GET('/venue/v1/venues/{venueId}/bills', {
        params: {
          path: { venueId },
          query: {
            state: 'All',
            pageSize: MOST_RESULTS_PER_KIND,
            q,
            ...(may('hide') ? { includeHidden: 'true' } : {}),
          },
        },
      }),
    ),
  );
  const guests = useServiceSearch(
    text,
    'guests',
    (q) =>
      dataOf(
        api.GET('/venue/v1/venues/{venueId}/reservations/search', {
          params: { path: { venueId }, query: { q } },
        }),
      ),
    may('seeGuests'),
  );
  const tables = useMemo(() => findTables(areas, open, typed), [areas, open, typed]);
  const products = useMemo(() => searchMenu(menuIndexOf(menu), typed).products, [menu, typed]);
  const isAsked = text !== '' && text === typed.trim();
  const foundBills = isAsked && bills.isCurrent ? (bills.data?.items ?? []) : findBills(open, typed);
  const knownGuests = useKnownGuests();
  const foundGuests = isAsked && guests.isCurrent ? (guests.data?.items ?? []) : knownGuests(typed.trim());
  return {
    tables,
    bills: foundBills
      .toSorted((a, b) => Number(b.state === 'Open') - Number(a.state === 'Open'))
      .slice(0, MOST_RESULTS_PER_KIND),
    guests: foundGuests.slice(0, MOST_RESULTS_PER_KIND),
    products: products.slice(0, MOST_RESULTS_PER_KIND),
    isComplete: isAsked && bills.isCurrent && (guests.isCurrent || !may('seeGuests')),
    fault: isAsked ? (bills.error ?? guests.error) : null,
  };
}

/**
 * Asks the service about a text if the person may see the answer. `of`: the kind of results. `isNow`: the answer is for
 * this text.
 */
function useServiceSearch<Answer>(
  text: string,
  of: string,
  ask: (q: string) => Promise<Answer>,
  isAllowed = true,
) {
  const { venueId } = useVenue();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: keys.of(venueId, 'search', of, text),
    queryFn: () => ask(westernDigits(text)),
    enabled: isAllowed && text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { data, error, isCurrent: data !== undefined && !isPlaceholderData };
}
