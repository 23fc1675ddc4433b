import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from './plan-editor.module.css';

interface UnplacedTablesProps {
  tables: readonly Schemas['Table'][];
  chosenId: string | null;
  onChoose: (id: string) => void;
  onGrab: (event: PointerEvent, table: Schemas['Table']) => void;
}

/** The tables that are not on the plan. One is selected and then put there by a tap, or dragged there with the mouse. */
export function UnplacedTables({ tables, chosenId, onChoose, onGrab }: UnplacedTablesProps) {
  const t = useTranslations('plan');
  if (tables.length === 0) return null;
  return (
    <section aria-label={t('unplaced')}>
      <h2 className={css.unplaced}>{t('unplaced')}</h2>
      <ul className={css.chips}>
        {tables.map((table) => (
          <li key={table.id}>
            <button
              type="button"
              className={css.chip}
              aria-pressed={table.id === chosenId}
              onClick={() => onChoose(table.id)}
              // Not by finger: here a finger scrolls the page.
              onPointerDown={(event) => event.pointerType === 'mouse' && onGrab(event, table)}
            >
              <VenueText>{table.name}</VenueText>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
