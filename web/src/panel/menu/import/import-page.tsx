import { loadWords } from 'virtual:words/import';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PartWords, PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { useNow } from '../../../time/use-now.ts';
import { dateAt } from '../../../time/venue-time.ts';
import { BackLink } from '../../back-link.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import { portionWord } from '../portion-word.ts';
import { PrintedLines } from '../printed/printed-lines.tsx';
import { PRINTED_COLUMNS, splitLines, type TypedLine } from '../printed/read-printed.ts';
import {
  columnsByHeader,
  type GuessedColumns,
  guessColumns,
  type MenuLanguages,
  withLanguage,
} from '../sheet/guess-columns.ts';
import { readRows } from '../sheet/import-rows.ts';
import { takesMealCards } from '../sheet/meal-card-cells.ts';
import type { ImportChoices } from '../sheet/read-row.ts';
import type { Table } from '../sheet/read-table.ts';
import { useSheetWords } from '../sheet/use-sheet-words.ts';
import type { SheetFile } from '../sheet-file/read-sheet-file.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ColumnNotes } from './column-notes.tsx';
import css from './import.module.css';
import { ImportFoot } from './import-foot.tsx';
import { ImportSource } from './import-source.tsx';
import { RowsTable } from './rows-table.tsx';
import type { ExistingProducts } from './use-import.ts';

interface ImportedList {
  /** The file that the list was read from; `null` if it was pasted. */
  file: SheetFile | null;
  table: Table;
  columns: GuessedColumns;
}

const NO_LIST: ImportedList = { file: null, table: [], columns: { header: null, kinds: [], leftOut: [] } };

const IMPORT_WORDS: PartWords = { name: 'import-words', load: loadWords };

/** Imports a menu that was pasted or dropped. Before saving, the person sees every row with its faults, and the changes. */
export default function ImportPage() {
  return (
    <PartWordsProvider words={IMPORT_WORDS}>
      <Import />
    </PartWordsProvider>
  );
}

function Import() {
  const t = useTranslations('panelImport');
  const languages = useLanguages();
  const [list, setList] = useState(NO_LIST);
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const hasTable = list.table.length > 0;
  const take = (table: Table, file: SheetFile | null) =>
    setList({ file, table, columns: guessColumns(table, languages) });
  return (
    <section className={css.page}>
      <BackLink>{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <ImportSource
        hasTable={hasTable || lines.length > 0}
        file={list.file}
        onFile={(file) => take(file.table, file)}
        onTable={(table) => take(table, null)}
        onPrinted={(text) => setLines(splitLines(text))}
        onClear={() => {
          setList(NO_LIST);
          setLines([]);
        }}
      />
      {lines.length > 0 && !hasTable && (
        <PrintedLines
          lines={lines}
          onLines={setLines}
          onTable={(table) =>
            setList({ ...NO_LIST, table, columns: { header: null, kinds: PRINTED_COLUMNS, leftOut: [] } })
          }
        />
      )}
      {hasTable && <ListRows list={list} languages={languages} onList={setList} />}
    </section>
  );
}

interface ListRowsProps {
  list: ImportedList;
  languages: MenuLanguages;
  onList: (list: ImportedList) => void;
}

/** The rows of a list, the choices of how to read them, and the changes to the menu. */
function ListRows({ list, languages, onList }: ListRowsProps) {
  const { table, columns } = list;
  const { stored } = useMenuEditing();
  const [category, setCategory] = useState('');
  const [existing, setExisting] = useState<ExistingProducts>('Change');
  const choices = useDeferredValue(useChoices(columns, category));
  const isWhole = existing === 'Replace';
  const read = useMemo(() => readRows(table, choices, stored, isWhole), [table, choices, stored, isWhole]);
  const lacksCategory = read.rows.some(({ faults }) => faults.some(({ kind }) => kind === 'noCategory'));
  const setColumns = (changed: GuessedColumns) => onList({ ...list, columns: changed });
  return (
    <>
      <ColumnChoices
        table={table}
        header={columns.header}
        category={category}
        onHeader={(header) => setColumns(columnsByHeader(table, header, languages))}
        onCategory={setCategory}
        needsCategory={lacksCategory || category !== ''}
      />
      <ColumnNotes
        table={table}
        columns={columns}
        onLanguage={(language) => setColumns(withLanguage(columns, language))}
      />
      <RowsTable
        table={table}
        columns={columns}
        rows={read.rows}
        languages={languages.further}
        onColumns={setColumns}
        onCell={(row, column, text) => onList({ ...list, table: withCell(table, row, column, text) })}
        onLeaveOut={(left) => onList(withoutRows(list, left))}
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

/** A list without some of its rows. @param left  the indexes of the rows to remove */
function withoutRows({ table, columns, ...list }: ImportedList, left: ReadonlySet<number>): ImportedList {
  const above = [...left].filter((at) => columns.header !== null && at < columns.header).length;
  const header = columns.header === null ? null : columns.header - above;
  return { ...list, table: table.filter((_, at) => !left.has(at)), columns: { ...columns, header } };
}

function useLanguages(): MenuLanguages {
  const { languages, defaultLanguage } = useMenuEditing();
  return useMemo(
    () => ({ own: defaultLanguage.code, further: languages.map(({ code }) => code) }),
    [languages, defaultLanguage.code],
  );
}

function withCell(table: Table, row: number, column: number, text: string): Table {
  const changed = (cells: readonly string[]) => cells.map((cell, place) => (place === column ? text : cell));
  return table.map((cells, at) => (at === row ? changed(cells) : cells));
}

/** The choices with which the list is read: its columns, and the settings of the venue. */
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
      takesMealCards: takesMealCards(settings.paymentMethods),
      courses: settings.courses,
    }),
    [columns, category, allergens, defaultLanguage.code, settings, today],
  );
}
