import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { keys } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { type Place, placeName } from '../place.ts';
import { type BasketLine, MOST_LINES, requestLines } from './basket.ts';
import { type LineReason, refusalOf } from './refusal.ts';

/** The prices of a basket from the service. */
export interface BasketPrices {
  /** The totals of the whole bill with the basket; `null` until they are known. */
  totals: Schemas['Bill']['totals'] | null;
  /** The total of each line before campaigns, by line id. */
  lineTotals: ReadonlyMap<string, number>;
  /** The ids of lines that would be held for their course. */
  heldLines: ReadonlySet<string>;
  /** By line id, why a line cannot be ordered now. */
  lineReasons: Readonly<Record<string, LineReason>>;
  /** Whether the basket has changed, and the prices are being read again. */
  isOld: boolean;
}

const PAUSE_MS = 200;
const UNKNOWN: ReadonlyMap<string, number> = new Map();
const NONE: ReadonlySet<string> = new Set();

/**
 * Reads the prices of the basket of a place from the service when the person pauses.
 * @param revision  the revision of the open bill: if it changes, the prices are read again; `null` without a bill
 */
export function useBasketPrices(
  place: Place,
  revision: number | null,
  lines: readonly BasketLine[],
): BasketPrices {
  const { venueId } = useVenue();
  const settled = useDebouncedLines(lines);
  const isAsked = lines.length > 0 && settled.length > 0 && settled.length <= MOST_LINES;
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: keys.of(venueId, 'preview', placeName(place), String(revision), JSON.stringify(settled)),
    queryFn: async ({ signal }) => {
      const body = { ...forPlace(place), lines: requestLines(settled) };
      const params = { path: { venueId } };
      const priced = await dataOf(
        api.POST('/venue/v1/venues/{venueId}/bills/preview', { params, body, signal }),
      );
      const lineTotals = new Map(settled.map(({ id }, at) => [id, priced.lines[at]?.lineTotal ?? 0]));
      const heldLines = new Set(settled.flatMap(({ id }, at) => (priced.lines[at]?.isHeld ? [id] : [])));
      return { totals: priced.totals, lineTotals, heldLines };
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return useMemo(() => {
    const refusal =
      error instanceof ApiFault && isAsked
        ? refusalOf(
            { ...error, message: error.sentence },
            settled.map(({ id }) => id),
          )
        : null;
    const known = lines.length > 0 && error === null ? data : undefined;
    return {
      totals: known?.totals ?? null,
      lineTotals: known?.lineTotals ?? UNKNOWN,
      heldLines: known?.heldLines ?? NONE,
      lineReasons: refusal?.lineReasons ?? {},
      isOld: isPlaceholderData || isFetching || settled !== lines,
    };
  }, [data, error, isAsked, isPlaceholderData, isFetching, settled, lines]);
}

function forPlace(place: Place): Pick<Schemas['StaffBasketRequest'], 'billId' | 'type' | 'tableId'> {
  if (place.kind === 'Bill') return { billId: place.billId };
  return place.kind === 'Table' ? { type: 'DineIn', tableId: place.tableId } : { type: place.type };
}

/** The lines, updated only when they have not changed for a moment. */
function useDebouncedLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  const [settled, setSettled] = useState(lines);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(lines), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [lines]);
  return settled;
}
