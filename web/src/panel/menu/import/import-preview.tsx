import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { RecordDifferences } from '../../differences/record-differences.tsx';
import css from './import.module.css';
import type { ImportAnswer } from './use-import.ts';

/** How many records are shown at first. */
const FIRST_SHOWN = 50;

/** The records that the list would add, change and remove, with old and new values. Removals are first. */
export function ImportPreview({ answer: { differences, products } }: { answer: ImportAnswer }) {
  const t = useTranslations('panelImport.preview');
  const [isWhole, setIsWhole] = useState(false);
  const countOf = (action: string) =>
    differences.filter((one) => one.kind === 'Product' && one.action === action).length;
  const same = products.filter(({ outcome }) => outcome === 'Unchanged' || outcome === 'Kept').length;
  const ordered = ORDER.flatMap((action) => differences.filter((one) => one.action === action));
  const shown = isWhole ? ordered : ordered.slice(0, FIRST_SHOWN);
  return (
    <section ref={scrollIntoView} className={css.preview} aria-labelledby="import-preview">
      <h2 id="import-preview">{t('title')}</h2>
      <p role="status">
        {differences.length === 0
          ? t('nothing')
          : t('counts', {
              ...{ added: countOf('Added'), changed: countOf('Changed') },
              ...{ removed: countOf('Removed'), same },
            })}
      </p>
      <ul>
        {shown.map((record) => (
          <li key={`${record.kind} ${record.action} ${record.id}`} data-action={record.action}>
            <RecordDifferences record={record} />
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button onClick={() => setIsWhole(true)}>
          {t('more', { count: ordered.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

const ORDER = ['Removed', 'Changed', 'Added', 'Reordered'] as const;

/** Scrolls to the preview, which is below a long table. */
function scrollIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'start' });
}
