import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client.ts';
import { profileQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import type { Choice } from '../basket/basket.ts';
import { useOrder } from '../order-context.tsx';
import { useMenu } from './use-menu.ts';

const NONE: readonly Schemas['Course'][] = [];

/** The courses for lines of this order: those of the venue for a table; none for takeaways and deliveries. */
export function useCourses(): readonly Schemas['Course'][] {
  const { venueId } = useVenue();
  const { place, shown } = useOrder();
  const { data: profile } = useQuery(profileQuery(venueId));
  const isAtTable = place.kind === 'Table' || shown?.bill.type === 'DineIn';
  return isAtTable ? (profile?.courses ?? NONE) : NONE;
}

/**
 * Returns a function that finds the code of the course of a choice: its own, else that of its product; `null` if there
 * is none.
 */
export function useCourseOf(): (choice: Choice) => string | null {
  const { index } = useMenu();
  return ({ course, productId }) =>
    course === undefined ? (index?.products.get(productId)?.product.course ?? null) : course;
}
