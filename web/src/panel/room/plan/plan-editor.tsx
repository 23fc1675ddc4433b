import { BrickWall, Rows3 } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import type { Place } from '../../../ui/plan/plan-geometry.ts';
import { PlanView } from '../../../ui/plan/plan-view.tsx';
import { UndoButton } from '../../../ui/undo/undo-button.tsx';
import { useSaveFault } from '../../form/use-save-fault.ts';
import { firstFreePlace, initialSize, isFree } from './place-tables.ts';
import css from './plan-editor.module.css';
import { TableTapLayer, WallLayer } from './plan-layer.tsx';
import { PlanTables } from './plan-tables.tsx';
import { TableTools } from './table-tools.tsx';
import { UnplacedTables } from './unplaced-tables.tsx';
import { type PlanEditing, usePlanEditing } from './use-plan-editing.ts';
import { type DraggedTable, useTableDrag } from './use-table-drag.ts';

/** The editor for the plan of an area. Tables are placed, moved and resized by dragging, taps or keys; walls are drawn by two taps. */
export function PlanEditor({ area }: { area: Schemas['Area'] }) {
  const editing = usePlanEditing(area);
  const { chosen, unplaced, choose } = editing;
  const { dragged, begin } = useTableDrag(editing.extent, editing.drop);
  return (
    <div className={css.editor}>
      <Bar editing={editing} />
      <p role="status" className={css.note}>
        {editing.note}
      </p>
      <EditablePlan
        editing={editing}
        dragged={dragged}
        onGrab={(event, id, place) => begin(event, id, place, 'OnPlan')}
      />
      <Tools editing={editing} />
      <UnplacedTables
        tables={unplaced}
        chosenId={chosen?.id ?? null}
        onChoose={choose}
        onGrab={(event, { id, capacity }) =>
          begin(event, id, { x: 0, y: 0, ...initialSize(capacity) }, 'Beside')
        }
      />
    </div>
  );
}

/** Buttons for the whole plan, and whether it is saved. */
function Bar({
  editing: { draft, unplaced, isDrawingWalls, toggleWalls, placeUnplaced },
}: {
  editing: PlanEditing;
}) {
  const t = useTranslations('plan');
  const tFault = useTranslations('app.fault');
  const faultOf = useSaveFault();
  const { undo, isSaved, fault, again } = draft;
  return (
    <div className={css.bar}>
      <UndoButton disabled={undo === null} onUndo={() => undo?.()} />
      <Button icon={<BrickWall />} aria-pressed={isDrawingWalls} onClick={toggleWalls}>
        {t('walls')}
      </Button>
      {unplaced.length > 0 && (
        <Button tone="Main" icon={<Rows3 />} onClick={placeUnplaced}>
          {t('placeAll', { count: unplaced.length })}
        </Button>
      )}
      {fault === null ? (
        <span className={css.saved}>{t(isSaved ? 'saved' : 'saving')}</span>
      ) : (
        <span role="alert" className={css.fault}>
          {faultOf(fault)} {again !== null && <Button onClick={again}>{tFault('retry')}</Button>}
        </span>
      )}
    </div>
  );
}

interface EditablePlanProps {
  editing: PlanEditing;
  dragged: DraggedTable | null;
  onGrab: (event: PointerEvent, id: string, place: Place) => void;
}

function EditablePlan({ editing, dragged, onGrab }: EditablePlanProps) {
  const { area, plan, extent, chosen, isDrawingWalls, draft, setPlace, othersThan } = editing;
  const walls = (
    <WallLayer
      extent={extent}
      walls={plan.walls}
      onWalls={(changed) => draft.change({ ...plan, walls: changed })}
    />
  );
  const tap = chosen !== null && <TableTapLayer extent={extent} name={chosen.name} onTap={editing.tap} />;
  return (
    <PlanView
      name={area.name}
      places={plan.tables.map(({ place }) => place)}
      walls={plan.walls}
      extent={extent}
      className={isDrawingWalls ? css.walling : css.placing}
      layer={isDrawingWalls ? walls : tap}
    >
      <PlanTables
        tables={area.tables}
        placed={plan.tables}
        dragged={dragged}
        chosenId={chosen?.id ?? null}
        isFree={(id, place) => isFree(place, othersThan(id))}
        onChoose={editing.choose}
        onGrab={onGrab}
        onStep={editing.step}
        onTakeOff={(id) => setPlace(id, null)}
      />
    </PlanView>
  );
}

/** The buttons for the selected table; without one, instructions. */
function Tools({
  editing: { chosen, isDrawingWalls, placeOf, othersThan, setPlace },
}: {
  editing: PlanEditing;
}) {
  const t = useTranslations('plan');
  if (chosen === null) return <p className={css.hint}>{t(isDrawingWalls ? 'wallsHint' : 'hint')}</p>;
  const { id, name, capacity } = chosen;
  return (
    <TableTools
      name={name}
      place={placeOf(id)}
      others={othersThan(id)}
      onPlace={(place) => setPlace(id, place, `tools ${id}`)}
      onPut={() => setPlace(id, firstFreePlace(capacity, othersThan(id)))}
    />
  );
}
