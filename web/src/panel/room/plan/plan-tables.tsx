import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Place, PlacedTable } from '../../../ui/plan/plan-geometry.ts';
import { PLAN_TABLE_CLASS, PlanPlace } from '../../../ui/plan/plan-view.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from './plan-editor.module.css';
import { arrowStep } from './plan-layer.tsx';
import type { DraggedTable } from './use-table-drag.ts';
import type { Point } from './walls.ts';

interface PlanTablesProps {
  tables: readonly Schemas['Table'][];
  placed: readonly PlacedTable[];
  dragged: DraggedTable | null;
  chosenId: string | null;
  isFree: (id: string, place: Place) => boolean;
  onChoose: (id: string) => void;
  onGrab: (event: PointerEvent, id: string, place: Place) => void;
  onStep: (id: string, place: Place, step: Point) => void;
  onTakeOff: (id: string) => void;
}

/** The tables on the plan, in the order of the till. A dragged table is shown where it would be dropped. */
export function PlanTables(props: PlanTablesProps) {
  const { tables, placed, dragged, chosenId, isFree, onChoose, onGrab, onStep, onTakeOff } = props;
  const t = useTranslations('plan');
  const tRoom = useTranslations('room');
  const placeOf = new Map(placed.map(({ id, place }) => [id, place]));
  return tables.map(({ id, name, capacity }) => {
    const stored = placeOf.get(id);
    const moving = dragged?.id === id ? dragged.place : null;
    const place = moving ?? stored;
    if (place === undefined) return null;
    return (
      <PlanPlace key={id} place={place} className={moving === null ? undefined : css.moving}>
        <button
          type="button"
          className={classNames(PLAN_TABLE_CLASS, css.table)}
          aria-pressed={id === chosenId}
          aria-description={t('keys')}
          data-taken={(moving !== null && !isFree(id, moving)) || undefined}
          onClick={() => onChoose(id)}
          onPointerDown={(event) => stored !== undefined && onGrab(event, id, stored)}
          onKeyDown={(event) => {
            if (stored === undefined) return;
            if (event.key === 'Delete' || event.key === 'Backspace') return onTakeOff(id);
            const step = arrowStep(event);
            if (step === null) return;
            event.preventDefault();
            onStep(id, stored, step);
          }}
        >
          <strong>
            <VenueText>{name}</VenueText>
          </strong>
          {capacity !== null && <span data-word>{tRoom('seats', { count: capacity })}</span>}
        </button>
      </PlanPlace>
    );
  });
}
