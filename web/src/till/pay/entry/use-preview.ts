import { useQuery } from '@tanstack/react-query';
import type { PaymentBody } from '../../../acts/payment-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';

/**
 * Asks the service what a payment comes to now; nothing without a body, while it is asked, and when it is refused.
 * What it says holds for this revision of the bill.
 */
export function usePreview(
  { id: billId, revision }: Pick<Bill, 'id' | 'revision'>,
  body: PaymentBody | null,
): Schemas['PaymentPreview'] | undefined {
  const { venueId } = useVenue();
  const { data } = useQuery({
    queryKey: keys.of(venueId, 'payment-preview', billId, String(revision), JSON.stringify(body)),
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/bills/{billId}/payments/preview', {
          params: { path: { venueId, billId } },
          // Nothing is taken yet: an unusual tip is asked about when it is.
          body: { ...body, tipIsMeant: true },
          signal,
        }),
      ),
    enabled: body !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return body === null ? undefined : data;
}
