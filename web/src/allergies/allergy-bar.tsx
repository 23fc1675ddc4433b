import { Suspense } from 'react';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { type AllergyBarProps, MarkBar } from './mark-bar.tsx';

const WordedBar = lazyPart(() => import('./worded-bar.tsx'));

/**
 * The bar with an allergy. It appears at once, with the codes of the allergens until their texts are loaded. Most
 * evenings have no allergy and load no texts.
 */
export function AllergyBar(props: AllergyBarProps) {
  return (
    <Suspense fallback={<MarkBar {...props} words={undefined} />}>
      <WordedBar {...props} />
    </Suspense>
  );
}
