import { Suspense } from 'react';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { type AllergyBarProps, MarkBar } from './mark-bar.tsx';

const WordedBar = lazyPart(() => import('./worded-bar.tsx'));

/** An allergy. It is shown at once, in words as soon as they are here: most evenings have none, and load none of them. */
export function AllergyBar(props: AllergyBarProps) {
  return (
    <Suspense fallback={<MarkBar {...props} words={undefined} />}>
      <WordedBar {...props} />
    </Suspense>
  );
}
