import { Suspense } from 'react';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { useOrder } from '../order-context.tsx';
import { useTableAllergy } from './use-table-allergy.ts';

const AllergyWarnings = lazyPart(() => import('./allergy-warnings.tsx'));

/** Warns of unsent dishes that contain what their guests must not get. It is loaded before the first tap if the table has an allergy. */
export function BasketAllergies() {
  const ofTable = useTableAllergy();
  const { lines } = useOrder().basket;
  if (ofTable === null && lines.every(({ allergy }) => allergy === undefined)) return null;
  return (
    <Suspense>
      <AllergyWarnings lines={lines} ofTable={ofTable?.allergens ?? []} />
    </Suspense>
  );
}
