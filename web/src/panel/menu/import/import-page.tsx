import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { BackLink } from '../../back-link.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { portionWord } from '../portion-word.ts';
import { PrintedLines } from '../printed/printed-lines.tsx';
import { linesOf, PRINTED_COLUMNS, type TypedLine } from '../printed/read-printed.ts';
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

/** A list as it is on the page. */
interface ImportedList {
  table: Table;
  columns: GuessedColumns;
}

const NO_LIST: ImportedList = { table: [], columns: { hasHeader: false, kinds: [] } };

/** Imports a menu that was pasted or dropped: every row is visible, with its faults, and then what would change, before anything is saved. */
export default function ImportPage() {
  const t = useTranslations('panelImport');
  const { languages } = useMenuEditing();
  const [list, setList] = useState(NO_LIST);
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const codes = languages.map(({ code }) => code);
  const hasTable = list.table.length > 0;
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <ImportSource
        hasTable={hasTable || lines.length > 0}
        onTable={(table) => setList({ table, columns: guessColumns(table, codes) })}
        onPrinted={(text) => setLines(linesOf(text))}
        onClear={() => {
          setList(NO_LIST);
          setLines([]);
        }}
      />
      {lines.length > 0 && !hasTable && (
        <PrintedLines
          lines={lines}
          onLines={setLines}
          onTable={(table) => setList({ table, columns: { hasHeader: false, kinds: PRINTED_COLUMNS } })}
        />
      )}
      {hasTable && <ListRows list={list} languages={codes} onList={setList} />}
    </section>
  );
}

interface ListRowsProps {
  list: ImportedList;
  languages: readonly string[];
  onList: (list: ImportedList) => void;
}

/** The rows of a list, how they are read, and what they would change. */
function ListRows({ list, languages, onList }: ListRowsProps) {
  const { table, columns } = list;
  const { stored } = useMenuEditing();
  const [category, setCategory] = useState('');
  const [existing, setExisting] = useState<Existing>('Change');
  const choices = useDeferredValue(useChoices(columns, category));
  const isWhole = existing === 'Replace';
  const read = useMemo(() => readRows(table, choices, stored, isWhole), [table, choices, stored, isWhole]);
  const lacksCategory = read.rows.some(({ faults }) => faults.some(({ kind }) => kind === 'noCategory'));
  const setColumns = (changed: GuessedColumns) => onList({ ...list, columns: changed });
  return (
    <>
      <ColumnChoices
        columns={columns}
        category={category}
        onColumns={setColumns}
        onCategory={setCategory}
        needsCategory={lacksCategory || category !== ''}
      />
      <RowsTable
        table={table}
        columns={columns}
        rows={read.rows}
        languages={languages}
        onColumns={setColumns}
        onCell={(row, column, text) => onList({ ...list, table: withCell(table, row, column, text) })}
        onLeaveOut={(left) => onList({ ...list, table: table.filter((_, at) => !left.has(at)) })}
      />
      <ImportFoot
        table={table}
        read={read}
        existing={existing}
        hasStock={columns.kinds.includes('Stock')}
        onExisting={setExisting}
      />
    </>
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
