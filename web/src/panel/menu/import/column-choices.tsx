import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Table } from '../sheet/read-table.ts';
import css from './import.module.css';

interface ColumnChoicesProps {
  table: Table;
  /** The index of the row with the column names; `null` if there is none. */
  header: number | null;
  /** The category of rows without one. */
  category: string;
  needsCategory: boolean;
  onHeader: (header: number | null) => void;
  onCategory: (category: string) => void;
}

/** How many rows can be chosen as the row with the column names. */
const OFFERED_ROWS = 30;
const LONGEST_NAMES = 60;

/** Chooses how the list is read: the row with the column names, and the category of rows without one. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { table, header, category, needsCategory, onHeader, onCategory } = props;
  const t = useTranslations('panelImport.columns');
  return (
    <div className={css.choices}>
      <Select
        label={t('header')}
        hint={header === null || header === 0 ? undefined : t('above', { count: header })}
        value={header ?? ''}
        onChange={({ target }) => onHeader(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('noHeader')}</option>
        {table.slice(0, OFFERED_ROWS).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of a row
          <option key={at} value={at}>
            {t('headerRow', { row: at + 1, names: namesOf(row) })}
          </option>
        ))}
      </Select>
      {needsCategory && (
        <Field
          label={t('category')}
          hint={t('categoryHint')}
          value={category}
          maxLength={100}
          onChange={({ target }) => onCategory(target.value)}
        />
      )}
    </div>
  );
}

function namesOf(row: readonly string[]): string {
  const names = row.filter((cell) => cell !== '').join(' · ');
  return names.length > LONGEST_NAMES ? `${names.slice(0, LONGEST_NAMES)}…` : names;
}
