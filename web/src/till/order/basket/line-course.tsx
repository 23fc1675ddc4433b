import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useCourseOf, useCourses } from '../menu/use-courses.ts';
import { useOrder } from '../order-context.tsx';
import { CourseChips } from '../product/course-chips.tsx';
import css from './basket.module.css';
import { type BasketLine, setCourse } from './basket.ts';

/**
 * The course of an unsent line. The newest line shows all courses as buttons; on other lines a tap on the course shows
 * them.
 */
export default function LineCourse({ line, isNewest }: { line: BasketLine; isNewest: boolean }) {
  const t = useTranslations('till.basket');
  const tHeld = useTranslations('pay.held');
  const { prices, changeBasket } = useOrder();
  const [isOpen, setIsOpen] = useState(false);
  const courses = useCourses();
  const course = useCourseOf()(line);
  const choose = (code: string | null) => {
    changeBasket((before) => setCourse(before, line.id, code));
    setIsOpen(false);
  };
  const isHeld = prices.heldLines.has(line.id);
  return (
    <span className={css.course}>
      {isNewest || isOpen ? (
        <CourseChips course={course} onChoose={choose} />
      ) : (
        <Button tone="Quiet" onClick={() => setIsOpen(true)}>
          {courses.find(({ code }) => code === course)?.name ?? t('noCourse')}
        </Button>
      )}
      {isHeld && (
        <span className={css.held}>
          <Clock aria-hidden />
          {tHeld('title')}
        </span>
      )}
    </span>
  );
}
