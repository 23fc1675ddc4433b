import { CircleCheck, ListChecks, Save } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { ApiFault } from '../../../api/fault.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { PanelFoot } from '../../panel-page.tsx';
import { SavingFault } from '../changes/saving-fault.tsx';
import type { ImportedRows } from '../sheet/import-rows.ts';
import type { Table } from '../sheet/read-table.ts';
import css from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import { type ExistingProducts, type ImportAnswer, type ImportBody, useImport } from './use-import.ts';

interface ImportFootProps {
  table: Table;
  read: ImportedRows;
  existing: ExistingProducts;
  /** Whether the list has a stock column. */
  hasStock: boolean;
  onExisting: (existing: ExistingProducts) => void;
}

/** Shows what the list would change, saves it, and shows the result. */
export function ImportFoot({ table, read, existing, hasStock, onExisting }: ImportFootProps) {
  const t = useTranslations('panelImport.foot');
  const [setsStock, setSetsStock] = useState(false);
  const { categories, products, rows } = read;
  const body = useMemo(
    // Properties that are not in the list are omitted: their stored values do not change.
    () => ({ existing, setsStock, categories, products }) as ImportBody,
    [existing, setsStock, categories, products],
  );
  const { saving, preview, done, compare, save } = useImport(table, body);
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  if (done !== null) return <Done answer={done} />;
  const isReady = faulty === 0 && products.length > 0 && !saving.isBusy;
  const isSaving = preview !== null;
  return (
    <>
      <div className={css.ways}>
        <Segments
          wraps
          label={t('existing')}
          value={existing}
          options={(['Keep', 'Change', 'Replace'] as const).map((value) => ({ value, text: t(value) }))}
          onChange={onExisting}
        />
        {hasStock && existing !== 'Keep' && (
          <label className={css.switch}>
            <input
              type="checkbox"
              checked={setsStock}
              onChange={({ target }) => setSetsStock(target.checked)}
            />
            {t('setsStock')}
          </label>
        )}
        <p className={css.note}>{faulty > 0 ? t('faulty', { count: faulty }) : t(`${existing}Text`)}</p>
      </div>
      {isSaving && <ImportPreview answer={preview} />}
      <PanelFoot>
        <footer className={css.foot}>
          {saving.fault !== null && <ImportFault fault={saving.fault} read={read} />}
          <Button
            tone="Main"
            size="Large"
            icon={isSaving ? <Save /> : <ListChecks />}
            disabled={!isReady || preview?.differences.length === 0}
            onClick={isSaving ? save : compare}
          >
            {t(isSaving ? 'save' : 'compare')}
          </Button>
        </footer>
      </PanelFoot>
    </>
  );
}

/** Why the list was refused: each problem with its row. */
function ImportFault({ fault, read }: { fault: unknown; read: ImportedRows }) {
  const t = useTranslations('panelImport.foot');
  const problems = fault instanceof ApiFault ? fault.problems : [];
  const located = problems.flatMap(({ field, message }) => {
    const at = read.productRows[Number(/^products\[(\d+)\]/.exec(field)?.[1] ?? -1)];
    return at === undefined ? [] : [t('problem', { row: at + 1, message })];
  });
  return (
    <div className={css.fault}>
      <SavingFault fault={fault} />
      <ul>
        {located.slice(0, MOST_PROBLEMS).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const MOST_PROBLEMS = 10;

function Done({ answer: { products, categoriesAdded, differences } }: { answer: ImportAnswer }) {
  const t = useTranslations('panelImport.done');
  const count = (outcomes: readonly string[]) =>
    products.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [changed, kept] = [count(['Changed']), count(['Kept', 'Unchanged'])];
  const removed = differences.filter(({ kind, action }) => kind === 'Product' && action === 'Removed').length;
  return (
    <div className={css.done} role="status">
      <h2>
        <CircleCheck aria-hidden /> {t('title')}
      </h2>
      <p>{t('added', { count: count(['Added']), categories: categoriesAdded })}</p>
      {changed > 0 && <p>{t('changed', { count: changed })}</p>}
      {removed > 0 && <p>{t('removed', { count: removed })}</p>}
      {kept > 0 && <p>{t('kept', { count: kept })}</p>}
      <Link href="/">{t('toMenu')}</Link>
    </div>
  );
}
