import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
import { type ColumnKind, columnKindsFor } from '../sheet/column-names.ts';
import type { GuessedColumns } from '../sheet/guess-columns.ts';
import type { ImportRow, RowFaultKind } from '../sheet/read-row.ts';
import type { Table } from '../sheet/read-table.ts';
import { useSheetWords } from '../sheet/use-sheet-words.ts';
import css from './import.module.css';

interface RowsTableProps {
  table: Table;
  columns: GuessedColumns;
  rows: readonly ImportRow[];
  /** The codes of the languages into which the menu is translated. */
  languages: readonly string[];
  onColumns: (columns: GuessedColumns) => void;
  onCell: (row: number, column: number, text: string) => void;
  /** Removes rows from the list, by their index. */
  onLeaveOut: (rows: ReadonlySet<number>) => void;
}

/** How many rows are shown at first. Rows with a fault are always shown. */
const FIRST_SHOWN = 300;

/** The rows as they will be imported. A fault is shown at its cell and can be corrected there. */
export function RowsTable(props: RowsTableProps) {
  const { table, columns, rows, languages, onColumns, onCell, onLeaveOut } = props;
  const t = useTranslations('panelImport.rows');
  const [isFaultyOnly, setIsFaultyOnly] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  // A row that is being corrected stays visible.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const isOpen = ({ at, faults }: ImportRow) => faults.length > 0 || touched.has(at);
  const wanted = rows.filter((row) => !isFaultyOnly || isOpen(row));
  const shown = wanted.filter((row, place) => isWhole || place < FIRST_SHOWN || isOpen(row));
  return (
    <div className={css.rows}>
      <RowsHead
        rows={rows}
        isFaultyOnly={isFaultyOnly}
        onFaultyOnly={setIsFaultyOnly}
        onLeaveOut={(left) => {
          setTouched(new Set());
          onLeaveOut(left);
        }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table */}
      <section className={css.scroll} aria-label={t('table')} tabIndex={0}>
        <table className={css.table}>
          <ColumnsHead columns={columns} languages={languages} onColumns={onColumns} />
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.at}
                row={row}
                cells={table[row.at] ?? []}
                isOpen={isOpen(row)}
                onCell={(column, text) => {
                  setTouched((before) => new Set(before).add(row.at));
                  onCell(row.at, column, text);
                }}
              />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < wanted.length && (
        <Button onClick={() => setIsWhole(true)}>{t('more', { count: wanted.length - shown.length })}</Button>
      )}
    </div>
  );
}

interface RowsHeadProps extends Pick<RowsTableProps, 'rows' | 'onLeaveOut'> {
  isFaultyOnly: boolean;
  onFaultyOnly: (isFaultyOnly: boolean) => void;
}

/** The number of rows with a fault, and buttons that act on all of them. */
function RowsHead({ rows, isFaultyOnly, onFaultyOnly, onLeaveOut }: RowsHeadProps) {
  const t = useTranslations('panelImport.rows');
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const count = rows.filter(({ kind }) => kind !== 'Heading').length;
  return (
    <div className={css.rowsHead}>
      <p role="status">{t('count', { count, faulty: faulty.length })}</p>
      {(faulty.length > 0 || isFaultyOnly) && (
        <label className={css.switch}>
          <input
            type="checkbox"
            checked={isFaultyOnly}
            onChange={({ target }) => onFaultyOnly(target.checked)}
          />
          {t('faultyOnly')}
        </label>
      )}
      {faulty.length > 0 && (
        <Button tone="Quiet" icon={<X />} onClick={() => onLeaveOut(new Set(faulty.map(({ at }) => at)))}>
          {t('leaveOut')}
        </Button>
      )}
    </div>
  );
}

/** The content of each column, which can be changed. */
function ColumnsHead(props: Pick<RowsTableProps, 'columns' | 'languages' | 'onColumns'>) {
  const { columns, languages, onColumns } = props;
  const t = useTranslations('panelImport.rows');
  return (
    <thead>
      <tr>
        <th scope="col">{t('row')}</th>
        <th scope="col">{t('state')}</th>
        {columns.kinds.map((kind, at) => (
          <th scope="col" key={columnKey(at)}>
            <ColumnChoice
              kind={kind}
              number={at + 1}
              languages={languages}
              onChange={(chosen) => onColumns({ ...columns, kinds: withKind(columns.kinds, at, chosen) })}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The kinds after one column was chosen. Another column with the same kind is ignored: no two columns share a kind. */
function withKind(kinds: readonly ColumnKind[], at: number, chosen: ColumnKind): ColumnKind[] {
  return kinds.map((kind, place) => (place === at ? chosen : kind === chosen ? 'Ignore' : kind));
}

/** The React key of a column: its index is its only identity. */
function columnKey(at: number): string {
  return `column-${at}`;
}

interface ColumnChoiceProps {
  kind: ColumnKind;
  number: number;
  languages: readonly string[];
  onChange: (kind: ColumnKind) => void;
}

function ColumnChoice({ kind, number, languages, onChange }: ColumnChoiceProps) {
  const t = useTranslations('panelImport.columns');
  const { headOf } = useSheetWords();
  return (
    <select
      aria-label={t('of', { number })}
      value={kind}
      onChange={({ target }) => onChange(target.value as ColumnKind)}
    >
      {columnKindsFor(languages).map((each) => (
        <option key={each} value={each}>
          {headOf(each)}
        </option>
      ))}
    </select>
  );
}

interface RowProps {
  row: ImportRow;
  cells: readonly string[];
  /** Whether the cells of the row are input fields. */
  isOpen: boolean;
  onCell: (column: number, text: string) => void;
}

const Row = memo(
  function Row({ row, cells, isOpen, onCell }: RowProps) {
    const venueText = useVenueTextAttributes();
    const id = useId();
    const { at, faults, kind } = row;
    return (
      <tr data-faulty={faults.length > 0 || undefined} data-heading={HEADS.includes(kind) || undefined}>
        <th scope="row">{at + 1}</th>
        <td className={css.state}>
          <RowState row={row} cellId={(column) => `${id}-${column}`} />
        </td>
        {cells.map((cell, column) =>
          isOpen ? (
            <OpenCell
              key={columnKey(column)}
              id={`${id}-${column}`}
              row={at}
              column={column}
              text={cell}
              fault={faults.find((fault) => fault.column === column)?.kind}
              onText={(text) => onCell(column, text)}
            />
          ) : (
            <td key={columnKey(column)}>
              <span {...venueText}>{cell}</span>
            </td>
          ),
        )}
      </tr>
    );
  },
  (before, after) =>
    before.cells === after.cells &&
    before.isOpen === after.isOpen &&
    stateOf(before.row) === stateOf(after.row),
);

interface OpenCellProps {
  id: string;
  row: number;
  column: number;
  text: string;
  fault: RowFaultKind | undefined;
  onText: (text: string) => void;
}

/** A cell that can be corrected, with its fault next to it. */
function OpenCell({ id, row, column, text, fault, onText }: OpenCellProps) {
  const t = useTranslations('panelImport.rows');
  const venueText = useVenueTextAttributes();
  return (
    <td data-fault={fault !== undefined || undefined}>
      <div className={css.open}>
        <input
          id={id}
          aria-label={t('cell', { row: row + 1, column: column + 1 })}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-reason`}
          value={text}
          {...venueText}
          onChange={({ target }) => onText(target.value)}
        />
        {fault !== undefined && <small id={`${id}-reason`}>{t(`faults.${fault}`)}</small>}
      </div>
    </td>
  );
}

const HEADS: readonly ImportRow['kind'][] = ['Heading', 'Category'];

/** All that a row shows besides its cells, as one text: if it is unchanged, the row is not rendered again. */
function stateOf({ faults, kind, stored, vatClass }: ImportRow): string {
  return JSON.stringify([faults, kind, stored === null, vatClass?.code]);
}

interface RowStateProps {
  row: ImportRow;
  /** Returns the id of the input field of a column. */
  cellId: (column: number) => string;
}

/** The effect of a row. If it has a fault: a link to its cell, and the faults of the row as a whole. */
function RowState({ row: { at, faults, kind, stored, vatClass }, cellId }: RowStateProps) {
  const t = useTranslations('panelImport.rows');
  const place = faults.find(({ column }) => column !== null)?.column;
  if (faults.length > 0) {
    return (
      <>
        {place == null ? (
          <TriangleAlert aria-hidden />
        ) : (
          <button
            type="button"
            aria-label={t('showFault', { row: at + 1 })}
            onClick={() => document.getElementById(cellId(place))?.focus()}
          >
            <TriangleAlert aria-hidden />
          </button>
        )}{' '}
        {faults.map((fault) => (fault.column === null ? t(`faults.${fault.kind}`) : null))}
      </>
    );
  }
  return (
    <>
      {!HEADS.includes(kind) && <CircleCheck aria-hidden />}{' '}
      {HEADS.includes(kind)
        ? t(kind === 'Heading' ? 'heading' : 'category')
        : t(stored === null ? 'new' : 'there')}
      {vatClass !== null && ` · ${t('vatClass', { name: vatClass.name })}`}
    </>
  );
}
