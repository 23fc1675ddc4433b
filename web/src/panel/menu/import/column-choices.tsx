import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import type { GuessedColumns } from '../sheet/guess-columns.ts';
import css from './import.module.css';

interface ColumnChoicesProps {
  columns: GuessedColumns;
  /** The category of rows that name none. */
  category: string;
  needsCategory: boolean;
  onColumns: (columns: GuessedColumns) => void;
  onCategory: (category: string) => void;
}

/** How the list is read: whether its first row names the columns, and where rows without a category go. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { columns, category, needsCategory, onColumns, onCategory } = props;
  const t = useTranslations('panelImport.columns');
  return (
    <div className={css.choices}>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={columns.hasHeader}
          onChange={({ target }) => onColumns({ ...columns, hasHeader: target.checked })}
        />
        {t('hasHeader')}
      </label>
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
