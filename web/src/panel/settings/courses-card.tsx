import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { PartWordsProvider } from '../../device/part-words-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../card.tsx';
import { categoriesQuery } from '../panel-queries.ts';
import { hasUnnamedCourse, moveCourseEarlier, usesOfCourse } from '../venue-settings/courses/course-list.ts';
import { COURSES_WORDS } from '../venue-settings/courses/courses-words.ts';
import { useVenueTextAttributes } from '../venue-settings/venue-text.tsx';
import css from './courses-card.module.css';

type Course = Schemas['Course'];

/** The limit of the service. */
const MOST_COURSES = 6;

const USUAL_COURSES = ['starter', 'main', 'dessert'] as const;

interface CoursesCardProps {
  venueId: string;
  courses: readonly Course[];
  /** Whether the person tried to save the courses. */
  isTried: boolean;
  onChange: (courses: Course[]) => void;
}

/** The courses of the venue in the order of serving. They can be added, renamed, moved and removed. */
export default function CoursesCard(props: CoursesCardProps) {
  return (
    <PartWordsProvider words={COURSES_WORDS}>
      <Courses {...props} />
    </PartWordsProvider>
  );
}

function Courses({ venueId, courses, isTried, onChange }: CoursesCardProps) {
  const t = useTranslations('courses');
  const { data: menu = [] } = useQuery(categoriesQuery(venueId));
  const isWrong = isTried && hasUnnamedCourse(courses);
  const add = (name: string) => onChange([...courses, { code: crypto.randomUUID().slice(0, 8), name }]);
  return (
    <Card title={t('title')} text={t('text')}>
      <ol className={css.courses}>
        {courses.map((course, at) => (
          <CourseRow
            key={course.code}
            course={course}
            place={at + 1}
            uses={usesOfCourse(course.code, menu)}
            fault={isWrong && course.name.trim() === '' ? t('nameMissing') : undefined}
            onName={(name) => onChange(courses.map((one) => (one === course ? { ...one, name } : one)))}
            onEarlier={() => onChange(moveCourseEarlier(courses, at))}
            onRemove={() => onChange(courses.filter((one) => one !== course))}
          />
        ))}
      </ol>
      <div className={css.add}>
        {courses.length === 0 && (
          <Button onClick={() => onChange(USUAL_COURSES.map((code) => ({ code, name: t(code) })))}>
            {t('usual')}
          </Button>
        )}
        {courses.length < MOST_COURSES && (
          <Button icon={<Plus />} onClick={() => add('')}>
            {t('add')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface CourseRowProps {
  course: Course;
  /** The number of the course in the order of serving, from 1. */
  place: number;
  /** The names of the categories and products of this course. */
  uses: readonly string[];
  fault: string | undefined;
  onName: (name: string) => void;
  onEarlier: () => void;
  onRemove: () => void;
}

function CourseRow({ course: { name }, place, uses, fault, onName, onEarlier, onRemove }: CourseRowProps) {
  const t = useTranslations('courses');
  const venueText = useVenueTextAttributes();
  return (
    <li className={css.course}>
      <Field
        label={t('name', { place: String(place) })}
        {...venueText}
        value={name}
        maxLength={60}
        error={fault}
        onChange={({ target }) => onName(target.value)}
      />
      <Button
        tone="Quiet"
        icon={<ArrowUp />}
        label={t('earlier', { name })}
        disabled={place === 1}
        onClick={onEarlier}
      />
      <Button
        tone="Quiet"
        icon={<Trash2 />}
        label={t('remove', { name })}
        disabled={uses.length > 0}
        onClick={onRemove}
      />
      {uses.length > 0 && <p className={css.uses}>{t('used', { names: uses.join(', ') })}</p>}
    </li>
  );
}
