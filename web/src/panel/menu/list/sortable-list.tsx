import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import css from './sortable-list.module.css';

interface SortableListProps {
  items: readonly { id: string; name: string }[];
  /** The ids in their new order, after a drop. */
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

/**
 * A list that is put in order by its handles: with the mouse, with a finger that rests on one, and by keyboard: space
 * takes a row, the arrows move it, space drops it. What happens is also read out.
 */
export function SortableList({ items, onOrder, children }: SortableListProps) {
  const t = useTranslations('panelMenu.order');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('taken', { name: nameOf(active.id), place: placeOf(active.id), count: ids.length }),
    onDragOver: ({ active, over }) =>
      over === null
        ? undefined
        : t('over', { name: nameOf(active.id), place: placeOf(over.id), count: ids.length }),
    onDragEnd: ({ active, over }) =>
      t('dropped', { name: nameOf(active.id), place: placeOf((over ?? active).id), count: ids.length }),
    onDragCancel: ({ active }) => t('cancelled', { name: nameOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('howTo') } }}
      onDragEnd={({ active, over }) => {
        if (over === null || over.id === active.id) return;
        onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  id: string;
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row of a {@link SortableList} with its handle. */
export function SortableRow({ id, name, className, children }: SortableRowProps) {
  const t = useTranslations('panelMenu.order');
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id });
  const shift = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragged={isDragging || undefined}
      style={{ transform: shift, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={css.handle}
        {...attributes}
        {...listeners}
        aria-label={t('handle', { name })}
      >
        <GripVertical aria-hidden />
      </button>
      {children}
    </li>
  );
}
