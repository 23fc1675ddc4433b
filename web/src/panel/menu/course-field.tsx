import { useTranslations } from 'use-intl';
import { MoreWords } from '../../device/more-words.tsx';
import { Select } from '../../ui/select.tsx';
import { COURSES_WORDS } from '../venue-settings/courses/courses-words.ts';
import { useOwnText } from '../venue-settings/own-text.tsx';
import { useMenuEditing } from './menu-context.tsx';

interface CourseFieldProps {
  /** The code of the chosen course; `null` for that of the category, or none. */
  value: string | null;
  /** The course of the category of a product; left out for a category. */
  ofCategory?: string | null;
  onChange: (code: string | null) => void;
}

/** The course of a product or a category. Without courses there is nothing to choose. */
export function CourseField(props: CourseFieldProps) {
  const { settings } = useMenuEditing();
  if (settings.courses.length === 0) return null;
  return (
    <MoreWords words={COURSES_WORDS}>
      <CourseSelect {...props} />
    </MoreWords>
  );
}

function CourseSelect({ value, ofCategory = null, onChange }: CourseFieldProps) {
  const t = useTranslations('courses');
  const { courses } = useMenuEditing().settings;
  const ownText = useOwnText();
  const inherited = courses.find(({ code }) => code === ofCategory);
  return (
    <Select label={t('label')} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">
        {inherited === undefined ? t('none') : t('asCategory', { name: inherited.name })}
      </option>
      {courses.map(({ code, name }) => (
        <option key={code} value={code} {...ownText}>
          {name}
        </option>
      ))}
    </Select>
  );
}
