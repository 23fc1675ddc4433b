import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { BackLink } from '../../back-link.tsx';
import { productsOf } from '../changes/shown-menu.ts';
import { useMenuEditing } from '../menu-context.tsx';
import { portionWord } from '../portion-word.ts';
import { ColumnChoices } from './column-choices.tsx';
import { type GuessedColumns, guessColumns } from './guess-columns.ts';
import css from './import.module.css';
import { ImportFoot } from './import-foot.tsx';
import { type ImportChoices, readRows } from './import-rows.ts';
import { ImportSource } from './import-source.tsx';
import { readTable, type Table } from './read-table.ts';
import { RowsTable } from './rows-table.tsx';

/** More products than this a menu does not hold. */
const MOST_PRODUCTS = 1_000;

/** Imports a menu that was pasted or dropped: every row is visible, with its faults, before anything is sent. */
export default function ImportPage() {
  const t = useTranslations('panelImport');
  const { stored } = useMenuEditing();
  const [table, setTable] = useState<Table>([]);
  const [columns, setColumns] = useState<GuessedColumns>({ hasHeader: false, kinds: [] });
  const [category, setCategory] = useState('');
  const choices = useChoices(columns, category);
  const shown = useDeferredValue(choices);
  const read = useMemo(() => readRows(table, shown, stored), [table, shown, stored]);
  const take = (text: string) => {
    const taken = readTable(text);
    setTable(taken);
    setColumns(guessColumns(taken));
  };
  const setCell = (row: number, column: number, text: string) =>
    setTable((before) =>
      before.map((cells, at) =>
        at === row ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
      ),
    );
  const added = read.rows.filter(
    ({ isThere, isHeading, faults }) => !isThere && !isHeading && faults.length === 0,
  );
  const room = MOST_PRODUCTS - productsOf(stored).length;
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <ImportSource hasTable={table.length > 0} onText={take} onClear={() => setTable([])} />
      {table.length > 0 && (
        <>
          <ColumnChoices
            columns={columns}
            category={category}
            onColumns={setColumns}
            onCategory={setCategory}
            needsCategory={read.rows.some(({ faults }) => faults.includes('noCategory')) || category !== ''}
          />
          <RowsTable
            table={table}
            columns={columns}
            rows={read.rows}
            onColumns={setColumns}
            onCell={setCell}
          />
          <ImportFoot
            read={read}
            isTooMuch={
              added.length > 0 && read.products.length > room + read.rows.filter((row) => row.isThere).length
            }
            room={room}
          />
        </>
      )}
    </section>
  );
}

/** What the list is read with: its columns, and what the venue has. */
function useChoices(columns: GuessedColumns, category: string): ImportChoices {
  const { defaultLanguage, settings } = useMenuEditing();
  const today = dateAt(useNow(), settings.timeZone);
  return useMemo(
    () => ({
      ...columns,
      category,
      portion: portionWord(defaultLanguage.code),
      vat: { classes: settings.vatClasses, usual: settings.vatClass, today },
    }),
    [columns, category, defaultLanguage.code, settings, today],
  );
}
