import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { COLUMN_KINDS, type ColumnKind, type GuessedColumns } from './guess-columns.ts';
import css from './import.module.css';
import type { ImportRow } from './import-rows.ts';
import type { Table } from './read-table.ts';

interface RowsTableProps {
  table: Table;
  columns: GuessedColumns;
  rows: readonly ImportRow[];
  onColumns: (columns: GuessedColumns) => void;
  onCell: (row: number, column: number, text: string) => void;
}

/** Every row as it will be imported. A row with a fault says it, and can be put right where it stands. */
export function RowsTable({ table, columns, rows, onColumns, onCell }: RowsTableProps) {
  const t = useTranslations('panelImport.rows');
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  const [isFaultyOnly, setIsFaultyOnly] = useState(false);
  // A row that is being put right stays visible.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const shown = rows.filter(({ faults, at }) => !isFaultyOnly || faults.length > 0 || touched.has(at));
  return (
    <div className={css.rows}>
      <div className={css.rowsHead}>
        <p role="status">
          {t('count', { count: rows.filter(({ isHeading }) => !isHeading).length, faulty })}
        </p>
        {(faulty > 0 || isFaultyOnly) && (
          <label className={css.switch}>
            <input
              type="checkbox"
              checked={isFaultyOnly}
              onChange={({ target }) => setIsFaultyOnly(target.checked)}
            />
            {t('faultyOnly')}
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={css.scroll} aria-label={t('table')} tabIndex={0}>
        <table className={css.table}>
          <ColumnsHead columns={columns} onColumns={onColumns} />
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.at}
                row={row}
                cells={table[row.at] ?? []}
                isOpen={row.faults.length > 0 || touched.has(row.at)}
                onCell={(column, text) => {
                  setTouched((before) => new Set(before).add(row.at));
                  onCell(row.at, column, text);
                }}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** What each column is; it can be chosen. */
function ColumnsHead({ columns, onColumns }: Pick<RowsTableProps, 'columns' | 'onColumns'>) {
  const t = useTranslations('panelImport.rows');
  return (
    <thead>
      <tr>
        <th scope="col">{t('row')}</th>
        {columns.kinds.map((kind, at) => (
          <th scope="col" key={columnKey(at)}>
            <ColumnChoice
              kind={kind}
              number={at + 1}
              onChange={(chosen) => onColumns({ ...columns, kinds: withKind(columns.kinds, at, chosen) })}
            />
          </th>
        ))}
        <th scope="col">{t('state')}</th>
      </tr>
    </thead>
  );
}

/** A kind is that of one column only. */
function withKind(kinds: readonly ColumnKind[], at: number, chosen: ColumnKind): ColumnKind[] {
  return kinds.map((kind, place) => (place === at ? chosen : kind === chosen ? 'Ignore' : kind));
}

/** Columns of a table have no other identity than their place. */
function columnKey(at: number): string {
  return `column-${at}`;
}

interface ColumnChoiceProps {
  kind: ColumnKind;
  number: number;
  onChange: (kind: ColumnKind) => void;
}

function ColumnChoice({ kind, number, onChange }: ColumnChoiceProps) {
  const t = useTranslations('panelImport.columns');
  return (
    <select
      aria-label={t('of', { number })}
      value={kind}
      onChange={({ target }) => onChange(target.value as ColumnKind)}
    >
      {COLUMN_KINDS.map((each) => (
        <option key={each} value={each}>
          {t(`kinds.${each}`)}
        </option>
      ))}
    </select>
  );
}

interface RowProps {
  row: ImportRow;
  cells: readonly string[];
  /** Its cells are fields. */
  isOpen: boolean;
  onCell: (column: number, text: string) => void;
}

const Row = memo(
  function Row({ row, cells, isOpen, onCell }: RowProps) {
    const t = useTranslations('panelImport.rows');
    const { at, faults, isHeading, isThere, vatClass } = row;
    return (
      <tr data-faulty={faults.length > 0 || undefined} data-heading={isHeading || undefined}>
        <th scope="row">{at + 1}</th>
        {cells.map((cell, column) => (
          <td key={columnKey(column)}>
            {isOpen ? (
              <input
                aria-label={t('cell', { row: at + 1, column: column + 1 })}
                value={cell}
                onChange={({ target }) => onCell(column, target.value)}
              />
            ) : (
              cell
            )}
          </td>
        ))}
        <td className={css.state}>
          {faults.length > 0 ? (
            <>
              <TriangleAlert aria-hidden /> {faults.map((fault) => t(`faults.${fault}`)).join(' ')}
            </>
          ) : (
            <>
              {!isHeading && <CircleCheck aria-hidden />}{' '}
              {t(isHeading ? 'heading' : isThere ? 'there' : 'new')}
              {vatClass !== null && ` · ${t('vatClass', { name: vatClass.name })}`}
            </>
          )}
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.cells === after.cells &&
    before.isOpen === after.isOpen &&
    before.row.faults.join() === after.row.faults.join() &&
    before.row.isThere === after.row.isThere &&
    before.row.vatClass === after.row.vatClass &&
    before.row.isHeading === after.row.isHeading,
);
