import { useQuery } from '@tanstack/react-query';
import type { PaymentBody } from '../../../acts/payment-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';

/**
 * The preview of a payment from the service, for this revision of the bill; `undefined` without a body, while it is
 * loading, and if it is refused.
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
          // An unusual tip is only confirmed when the payment is taken, so the preview accepts it.
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
