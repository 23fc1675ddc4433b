import { Flame } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { HeldCourse } from '../../../api/bill-courses.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { useActAtVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';

interface FireButtonProps {
  billId: string;
  course: Pick<HeldCourse, 'id' | 'name' | 'isDue'>;
  className?: string | undefined;
}

/** Fires a course, so that the kitchen makes its held lines. If the course is due, this is the main button. */
export default function FireButton({ billId, course: { id, name, isDue }, className }: FireButtonProps) {
  const t = useTranslations('board.ticket');
  const act = useActAtVenue();
  return (
    <Button
      className={className}
      tone={isDue ? 'Main' : 'Plain'}
      icon={<Flame aria-hidden />}
      onClick={() => act('fireCourse', billId, { billId, courseId: id, firedAt: serverNow() })}
    >
      {t('fireCourse', { course: name })}
    </Button>
  );
}
