import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { openBillsQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Amount } from '../../ui/amount.tsx';

/** The open takeaways and deliveries. */
export function OrdersList() {
  const { venueId } = useVenue();
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  return (
    <ul>
      {bills
        .filter(({ type, isHidden }) => type !== 'DineIn' && !isHidden)
        .map(({ id, number, customer, totals }) => (
          <li key={id}>
            <Link href={`/bills/${id}`}>
              {number} {customer?.name} <Amount value={totals.total} />
            </Link>
          </li>
        ))}
    </ul>
  );
}
