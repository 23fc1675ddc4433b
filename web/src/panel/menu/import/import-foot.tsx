import { CircleCheck, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { PanelFoot } from '../../panel-page.tsx';
import { SavingFault } from '../changes/saving-fault.tsx';
import { useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import css from './import.module.css';
import type { ReadRows } from './import-rows.ts';
import { type ImportResult, sendImport } from './send-import.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

interface ImportFootProps {
  read: ReadRows;
  /** The menu would hold more products than it can. */
  isTooMuch: boolean;
  /** How many products more the menu holds. */
  room: number;
}

/** Sends the import, with its progress, and says what became of it. */
export function ImportFoot({ read, isTooMuch, room }: ImportFootProps) {
  const t = useTranslations('panelImport.foot');
  const [existing, setExisting] = useState<Existing>('Keep');
  const { products, rows } = read;
  const { saving, result, send } = useSending(products, existing);
  const faulty = rows.filter(({ faults }) => faults.length > 0).length;
  const isDone =
    !saving.isBusy && saving.fault === null && result !== null && result.sent === products.length;
  if (isDone) return <Done result={result} />;
  return (
    <PanelFoot>
      <footer className={css.foot}>
        {saving.fault !== null && <SavingFault fault={saving.fault} />}
        {isTooMuch && (
          <p className={css.fault} role="alert">
            {t('tooMuch', { room })}
          </p>
        )}
        {rows.some(({ isThere }) => isThere) && (
          <Segments
            label={t('existing')}
            value={existing}
            options={[
              { value: 'Keep', text: t('keep') },
              { value: 'Change', text: t('change') },
            ]}
            onChange={setExisting}
          />
        )}
        {saving.isBusy ? (
          <label className={css.progress}>
            {t('sending', { sent: result?.sent ?? 0, count: products.length })}
            <progress value={result?.sent ?? 0} max={products.length} />
          </label>
        ) : (
          <p>{faulty > 0 ? t('without', { count: faulty }) : t('all')}</p>
        )}
        <Button
          tone="Main"
          size="Large"
          icon={<Upload />}
          disabled={saving.isBusy || isTooMuch || products.length === 0}
          onClick={send}
        >
          {t('send', { count: products.length })}
        </Button>
      </footer>
    </PanelFoot>
  );
}

type Existing = 'Keep' | 'Change';

/** Sends an import piece by piece, and reads the menu anew whatever became of it. */
function useSending(products: ReadRows['products'], existing: Existing) {
  const { place } = useMenuEditing();
  const [result, setResult] = useState<ImportResult | null>(null);
  const saving = useSaving();
  const send = () =>
    saving.run(async () => {
      const { venueId, client } = place;
      const params = { path: { venueId } };
      try {
        await sendImport(products, {
          send: (piece) =>
            dataOf(
              api.POST('/venue/v1/venues/{venueId}/products/import', {
                params,
                // What the list does not say is left out, and stays as it is.
                body: { existing, products: piece as Schemas['ImportedProduct'][] },
              }),
            ),
          onProgress: setResult,
          pause: (failures, seconds) =>
            new Promise((resolve) => {
              const wait = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
              setTimeout(resolve, seconds === null ? wait : seconds * 1_000);
            }),
        });
      } finally {
        await client.invalidateQueries({ queryKey: ['venue', venueId, 'setup-menu'] });
      }
    });
  return { saving, result, send };
}

function Done({ result: { outcomes, categoriesAdded } }: { result: ImportResult }) {
  const t = useTranslations('panelImport.done');
  return (
    <div className={css.done} role="status">
      <h2>
        <CircleCheck aria-hidden /> {t('title')}
      </h2>
      <p>{t('added', { count: outcomes.Added, categories: categoriesAdded })}</p>
      {outcomes.Changed > 0 && <p>{t('changed', { count: outcomes.Changed })}</p>}
      {outcomes.Kept + outcomes.Unchanged > 0 && (
        <p>{t('kept', { count: outcomes.Kept + outcomes.Unchanged })}</p>
      )}
      <Link href="/">{t('toMenu')}</Link>
    </div>
  );
}
