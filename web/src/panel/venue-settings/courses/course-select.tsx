import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { Select } from '../../../ui/select.tsx';
import { useVenueTextAttributes } from '../venue-text.tsx';
import { COURSES_WORDS } from './courses-words.ts';

export interface CourseSelectProps {
  courses: readonly Schemas['Course'][];
  /** The code of the chosen course; `null`: the course of the category applies, or none. */
  value: string | null;
  /** For a product: the course of its category. Omitted for a category. */
  ofCategory?: string | null;
  onChange: (code: string | null) => void;
}

/** Chooses one of the courses of a venue. */
export default function CourseSelect(props: CourseSelectProps) {
  return (
    <PartWordsProvider words={COURSES_WORDS}>
      <Courses {...props} />
    </PartWordsProvider>
  );
}

function Courses({ courses, value, ofCategory = null, onChange }: CourseSelectProps) {
  const t = useTranslations('courses');
  const venueText = useVenueTextAttributes();
  const inherited = courses.find(({ code }) => code === ofCategory);
  return (
    <Select label={t('label')} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">
        {inherited === undefined ? t('none') : t('asCategory', { name: inherited.name })}
      </option>
      {courses.map(({ code, name }) => (
        <option key={code} value={code} {...venueText}>
          {name}
        </option>
      ))}
    </Select>
  );
}
