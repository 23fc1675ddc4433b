import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { isResultUnknown } from '../../../api/record-writes.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { placedTables } from '../../../ui/plan/placed-tables.ts';
import type { PlacedTable, Wall } from '../../../ui/plan/plan-geometry.ts';
import { changePlan, useRoomChange } from '../save-room.ts';

/** The walls of an area and its placed tables. */
export interface Plan {
  walls: readonly Wall[];
  tables: readonly PlacedTable[];
}

/** The plan with unsaved changes, and functions that change and save it. */
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

/** A change is saved after this pause, so that several steps by keyboard are saved together. */
const PAUSE_MS = 500;

interface Changed {
  plan: Plan;
  /** The area as the person saw it when they made the first unsaved change. */
  seen: Schemas['Area'];
}

/**
 * The plan of an area. A change is shown at once and saved after a moment. Changes by others are shown once there are no
 * unsaved changes.
 */
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
  const stored: Plan = { walls: area.walls, tables: placedTables(area.tables).map(placedOf) };
  const plan = changed?.plan ?? stored;
  const send = useEffectEvent(() => {
    const sent = unsent.current;
    if (sent === null) return;
    unsent.current = null;
    mutate(sent, {
      onSuccess: () => setChanged((now) => (now === sent ? null : now)),
      // A refused change is discarded; one with an unknown result stays, to be sent again.
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

function placedOf({ id, place }: PlacedTable): PlacedTable {
  return { id, place };
}

function bodyOf({ walls, tables }: Plan): Schemas['PlanChange'] {
  return { walls: [...walls], tables: [...tables] };
}
