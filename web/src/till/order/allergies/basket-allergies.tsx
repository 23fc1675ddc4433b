import { Suspense } from 'react';
import { lazyPart } from '../../../ui/parts/lazy-part.ts';
import { useOrder } from '../order-context.tsx';
import { useTableAllergy } from './use-table-allergy.ts';

const AllergyWarnings = lazyPart(() => import('./allergy-warnings.tsx'));

/**
 * Warns of unsent dishes with allergens that their guests must not get. If the table has an allergy, its code is loaded
 * before the first tap.
 */
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
