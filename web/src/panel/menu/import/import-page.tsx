import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { BackLink } from '../../back-link.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { portionWord } from '../portion-word.ts';
import { type GuessedColumns, guessColumns } from '../sheet/guess-columns.ts';
import { readRows } from '../sheet/import-rows.ts';
import type { ImportChoices } from '../sheet/read-row.ts';
import type { Table } from '../sheet/read-table.ts';
import { useSheetWords } from '../sheet/use-sheet-words.ts';
import { ColumnChoices } from './column-choices.tsx';
import css from './import.module.css';
import { ImportFoot } from './import-foot.tsx';
import { ImportSource } from './import-source.tsx';
import { RowsTable } from './rows-table.tsx';
import type { Existing } from './use-import.ts';

/** Imports a menu that was pasted or dropped: every row is visible, with its faults, and then what would change, before anything is saved. */
export default function ImportPage() {
  const t = useTranslations('panelImport');
  const { stored, languages } = useMenuEditing();
  const [table, setTable] = useState<Table>([]);
  const [columns, setColumns] = useState<GuessedColumns>({ hasHeader: false, kinds: [] });
  const [category, setCategory] = useState('');
  const [existing, setExisting] = useState<Existing>('Change');
  const choices = useChoices(columns, category);
  const shown = useDeferredValue(choices);
  const isWhole = existing === 'Replace';
  const read = useMemo(() => readRows(table, shown, stored, isWhole), [table, shown, stored, isWhole]);
  const codes = languages.map(({ code }) => code);
  const take = (taken: Table) => {
    setTable(taken);
    setColumns(guessColumns(taken, codes));
  };
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <ImportSource hasTable={table.length > 0} onTable={take} onClear={() => setTable([])} />
      {table.length > 0 && (
        <>
          <ColumnChoices
            columns={columns}
            category={category}
            onColumns={setColumns}
            onCategory={setCategory}
            needsCategory={
              read.rows.some(({ faults }) => faults.some(({ kind }) => kind === 'noCategory')) ||
              category !== ''
            }
          />
          <RowsTable
            table={table}
            columns={columns}
            rows={read.rows}
            languages={codes}
            onColumns={setColumns}
            onCell={(row, column, text) => setTable(withCell(table, row, column, text))}
            onLeaveOut={(left) => setTable(table.filter((_, at) => !left.has(at)))}
          />
          <ImportFoot
            table={table}
            read={read}
            existing={existing}
            hasStock={columns.kinds.includes('Stock')}
            onExisting={setExisting}
          />
        </>
      )}
    </section>
  );
}

function withCell(table: Table, row: number, column: number, text: string): Table {
  const changed = (cells: readonly string[]) => cells.map((cell, place) => (place === column ? text : cell));
  return table.map((cells, at) => (at === row ? changed(cells) : cells));
}

/** What the list is read with: its columns, and what the venue has. */
function useChoices(columns: GuessedColumns, category: string): ImportChoices {
  const { defaultLanguage, settings } = useMenuEditing();
  const today = dateAt(useNow(), settings.timeZone);
  const { allergens } = useSheetWords();
  return useMemo(
    () => ({
      ...columns,
      ...{ category, allergens },
      portion: portionWord(defaultLanguage.code),
      vat: { classes: settings.vatClasses, usual: settings.vatClass, today },
    }),
    [columns, category, allergens, defaultLanguage.code, settings, today],
  );
}
