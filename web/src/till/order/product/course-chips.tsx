import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { useCourses } from '../menu/use-courses.ts';
import css from './product.module.css';

interface CourseChipsProps {
  /** The code of the chosen course; `null` for no course. */
  course: string | null;
  onChoose: (code: string | null) => void;
}

/** The courses of the venue and *at once* as chips. Shows nothing if the venue has no courses. */
export function CourseChips({ course, onChoose }: CourseChipsProps) {
  const t = useTranslations('till.basket');
  const courses = useCourses();
  if (courses.length === 0) return null;
  const known = courses.some(({ code }) => code === course) ? course : null;
  const options = [...courses, { code: null, name: t('noCourse') }];
  return (
    <fieldset className={css.choices}>
      <legend>{t('course')}</legend>
      <div className={css.chips}>
        {options.map(({ code, name }) => (
          <button
            key={code ?? ''}
            type="button"
            className={classNames(css.chip, code === known && css.chosen)}
            aria-pressed={code === known}
            onClick={() => onChoose(code)}
          >
            {code === known && <Check aria-hidden />}
            <span>{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
