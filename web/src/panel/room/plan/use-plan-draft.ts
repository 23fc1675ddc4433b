import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { isResultUnknown } from '../../../api/record-writes.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { placedTables } from '../../../ui/plan/placed-tables.ts';
import type { Placed, Wall } from '../../../ui/plan/plan-geometry.ts';
import { changePlan, useRoomChange } from '../save-room.ts';

/** The plan of an area. */
export interface Plan {
  walls: readonly Wall[];
  tables: readonly Placed[];
}

/** The plan as the person sees it, and what they can do to it. */
export interface PlanDraft {
  plan: Plan;
  /** @param of  changes with the same `of`, such as steps by keyboard, are undone together */
  change: (next: Plan, of?: string) => void;
  /** Undoes the last change; `null` if there is none. */
  undo: (() => void) | null;
  isSaved: boolean;
  fault: unknown;
  /** Sends the unsaved changes again; `null` if there are none. */
  again: (() => void) | null;
}

/** Steps by keyboard are saved together. */
const PAUSE_MS = 500;

interface Changed {
  plan: Plan;
  /** The area in the state that the change was made on. */
  seen: Schemas['Area'];
}

/** Changes the plan of an area at once, and saves it after a moment. A change by others is shown when nothing is unsaved. */
export function usePlanDraft(area: Schemas['Area']): PlanDraft {
  const { venueId } = useVenue();
  const [changed, setChanged] = useState<Changed | null>(null);
  const [past, setPast] = useState<readonly { plan: Plan; of: string | null }[]>([]);
  /** The revision of the last save by this page: an undo must not revert later changes of others. */
  const [own, setOwn] = useState(area.planRevision);
  const unsent = useRef<Changed | null>(null);
  const { mutate, error } = useRoomChange(venueId, (sent: Changed) =>
    changePlan(venueId, sent.seen, bodyOf(sent.plan)).then(({ revision }) => setOwn(revision)),
  );
  const stored: Plan = { walls: area.walls, tables: placedTables(area.tables).map(toPlaced) };
  const plan = changed?.plan ?? stored;
  const send = useEffectEvent(() => {
    const sent = unsent.current;
    if (sent === null) return;
    unsent.current = null;
    mutate(sent, {
      onSuccess: () => setChanged((now) => (now === sent ? null : now)),
      // A refused change is no longer shown.
      onError: (fault) => isResultUnknown(fault) || setChanged((now) => (now === sent ? null : now)),
    });
  });
  useEffect(() => {
    if (changed === null || unsent.current === null) return;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => () => send(), []);
  const show = (next: Plan) => {
    const now = { plan: next, seen: changed?.seen ?? area };
    unsent.current = now;
    setChanged(now);
  };
  const isOwn = changed !== null || own === area.planRevision;
  const last = isOwn ? past.at(-1) : undefined;
  return {
    plan,
    change: (next, of) => {
      if (of === undefined || past.at(-1)?.of !== of || !isOwn)
        setPast([...(isOwn ? past : []), { plan, of: of ?? null }]);
      show(next);
    },
    undo:
      last === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1));
            show(last.plan);
          },
    isSaved: changed === null,
    fault: error,
    again: error !== null && changed !== null ? () => show(changed.plan) : null,
  };
}

function toPlaced({ id, place }: Placed): Placed {
  return { id, place };
}

function bodyOf({ walls, tables }: Plan): Schemas['PlanChange'] {
  return { walls: [...walls], tables: [...tables] };
}
