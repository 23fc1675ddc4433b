import {
  type Active,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { createContext, type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface SortedItem {
  id: string;
  name: string;
}

/** A sortable list within a {@link DragArea}. */
export interface SortedList {
  items: readonly SortedItem[];
  onOrder: (ids: string[]) => void;
  /** Whether a row of another list can be dropped onto a row of this one. */
  takesOthers: boolean;
}

interface Dragging {
  /** The lists by their id. */
  lists: Map<string, SortedList>;
  /** The list of the row that is being dragged; `null` if none is. */
  held: { listId: string | null; isByKeyboard: boolean } | null;
}

export const DragAreaContext = createContext<Dragging | null>(null);

interface DragAreaProps {
  /** Called when a row was dropped onto a row of another list with `takesOthers`. */
  onMoveInto?: (id: string, targetId: string) => void;
  children: ReactNode;
}

/** Contains lists whose rows are dragged with the mouse, a finger or the keyboard. A pointer can also drag to another list. */
export function DragArea({ onMoveInto, children }: DragAreaProps) {
  const t = useTranslations('form');
  const [lists] = useState(() => new Map<string, SortedList>());
  const [held, setHeld] = useState<Dragging['held']>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const listOf = (entry: Active | Over | null) => lists.get(listIdOf(entry) ?? '');
  const named = (active: Active) => ({ name: itemOf(listOf(active), active.id)?.name ?? '' });
  const placed = (active: Active, over: Over) => {
    const items = listOf(active)?.items ?? [];
    return { ...named(active), place: items.findIndex(({ id }) => id === over.id) + 1, count: items.length };
  };
  const isOwn = (active: Active, over: Over) => listIdOf(over) === listIdOf(active);
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    if (over === null || active.id === over.id) return;
    if (!isOwn(active, over)) return onMoveInto?.(String(active.id), String(over.id));
    const { items, onOrder } = listOf(active)!;
    const ids = items.map(({ id }) => id);
    onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const dragging = useMemo(() => ({ lists, held }), [lists, held]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointedOrNearest}
      onDragStart={({ active, activatorEvent }) =>
        setHeld({ listId: listIdOf(active), isByKeyboard: activatorEvent instanceof KeyboardEvent })
      }
      onDragCancel={() => setHeld(null)}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('moveHint') },
        announcements: {
          onDragStart: ({ active }) => t('lifted', named(active)),
          onDragOver: ({ active, over }) =>
            over !== null && isOwn(active, over) ? t('movedTo', placed(active, over)) : undefined,
          onDragEnd: ({ active, over }) => {
            if (over === null) return t('dropCancelled', named(active));
            return isOwn(active, over) ? t('dropped', placed(active, over)) : undefined;
          },
          onDragCancel: ({ active }) => t('dropCancelled', named(active)),
        },
      }}
    >
      <DragAreaContext value={dragging}>{children}</DragAreaContext>
    </DndContext>
  );
}

/** The drop target: the row of another list under the pointer or, if there is none, the nearest row of the own list. */
const pointedOrNearest: CollisionDetection = (args) => {
  const own = listIdOf(args.active);
  const isOwn = ({ data }: { data: Active['data'] }) => listIdOf({ data }) === own;
  const others = args.droppableContainers.filter((row) => !isOwn(row));
  const pointed = others.length > 0 ? pointerWithin({ ...args, droppableContainers: others }) : [];
  if (pointed.length > 0) return pointed;
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(isOwn) });
};

function itemOf(list: SortedList | undefined, id: Active['id']): SortedItem | undefined {
  return list?.items.find((item) => item.id === id);
}

function listIdOf(entry: { data: Active['data'] } | null): string | null {
  return entry?.data.current?.['sortable']?.containerId ?? null;
}
