import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import {
  type Extent,
  extentOf,
  movePlaceTo,
  PLAN_SQUARES,
  type Place,
} from '../../../ui/plan/plan-geometry.ts';
import { initialSize, isFree, nextFreePlace, placeInRows } from './place-tables.ts';
import { type Plan, usePlanDraft } from './use-plan-draft.ts';
import type { Point } from './walls.ts';

export type PlanEditing = ReturnType<typeof usePlanEditing>;

/** The state of the plan editor: the plan, the selected table, and whether the person is drawing walls. */
export function usePlanEditing(area: Schemas['Area']) {
  const t = useTranslations('plan');
  const draft = usePlanDraft(area);
  const { plan, change } = draft;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isDrawingWalls, setIsDrawingWalls] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const placeOf = (id: string) => plan.tables.find((one) => one.id === id)?.place ?? null;
  const othersThan = (id: string) => plan.tables.filter((one) => one.id !== id).map((one) => one.place);
  const unplaced = area.tables.filter(({ id }) => placeOf(id) === null);
  const chosen = area.tables.find(({ id }) => id === chosenId) ?? null;
  /** @param of  see `change` of {@link usePlanDraft} */
  const setPlace = (id: string, place: Place | null, of?: string) => {
    setNote(null);
    if (place !== null && !isFree(place, othersThan(id))) return setNote(t('taken'));
    const others = plan.tables.filter((one) => one.id !== id);
    change({ ...plan, tables: place === null ? others : [...others, { id, place }] }, of);
  };
  return {
    ...{ area, draft, plan, chosen, isDrawingWalls, note, unplaced, placeOf, othersThan, setPlace },
    extent: extentToDraw(plan),
    choose: (id: string) => {
      setIsDrawingWalls(false);
      setChosenId(id === chosenId ? null : id);
    },
    toggleWalls: () => {
      setChosenId(null);
      setIsDrawingWalls(!isDrawingWalls);
    },
    drop: (id: string, place: Place) => {
      setChosenId(id);
      setPlace(id, place);
    },
    /** Moves the selected table to a tapped point, in squares. */
    tap: ({ x, y }: Point) => {
      if (chosen === null) return;
      const place = placeOf(chosen.id) ?? { x: 0, y: 0, ...initialSize(chosen.capacity) };
      setPlace(chosen.id, movePlaceTo(place, x - place.width / 2, y - place.height / 2));
    },
    step: (id: string, place: Place, { x, y }: Point) => {
      setChosenId(id);
      const next = nextFreePlace(place, x, y, othersThan(id));
      if (next !== null) setPlace(id, next, `steps ${id}`);
    },
    placeUnplaced: () => change({ ...plan, tables: [...plan.tables, ...placeInRows(unplaced, plan.tables)] }),
  };
}

/** The visible part of the plan: all tables and walls, with space to the right and below. */
function extentToDraw({ walls, tables }: Plan): Extent {
  const used = extentOf(
    tables.map(({ place }) => place),
    walls,
  );
  const side = (end: number, least: number) => Math.min(Math.max(end + 10, least), PLAN_SQUARES);
  const [width, height] = [side(used.x + used.width, 48), side(used.y + used.height, 36)];
  return { x: -1, y: -1, width: width + 2, height: height + 2 };
}
