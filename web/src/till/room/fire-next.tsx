import { Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import css from './room.module.css';
import type { RoomTable } from './table-state.ts';

const FireButton = lazyPart(() => import('../bill/held/fire-button.tsx'));

/** The button that fires the next course of a table when it is due, without opening the bill. */
export function FireNext({ table: { bill, nextCourse } }: { table: RoomTable }) {
  if (bill === null || nextCourse === null || !nextCourse.isDue) return null;
  return (
    <Suspense>
      <FireButton billId={bill.id} course={nextCourse} className={css.fireNext} />
    </Suspense>
  );
}
