import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../ui/class-names.ts';
import css from './sortable-list.module.css';

interface Item {
  id: string;
  name: string;
}

interface SortableListProps<T extends Item> {
  items: readonly T[];
  /** Called with all ids in their new order. */
  onOrder: (ids: string[]) => void;
  /** Whether an order is on its way: it looks so. */
  isSaving?: boolean;
  className?: string | undefined;
  /** Draws an item; the handle is what lifts it. */
  children: (item: T, handle: ReactNode) => ReactNode;
}

/**
 * A list that is put in order by dragging or by keyboard: handles are lifted by space, moved by the arrow keys.
 * Room, printers and campaigns use it.
 */
export function SortableList<T extends Item>(props: SortableListProps<T>) {
  const { items, onOrder, isSaving, className, children } = props;
  const t = useTranslations('form');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const announcements = useAnnouncements(items);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))];
    if (from >= 0 && to >= 0) onOrder(arrayMove(ids, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('moveHint') } }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={classNames(className, isSaving && css.saving)} aria-busy={isSaving}>
          {items.map((item) => (
            <SortableItem key={item.id} item={item} draw={children} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem<T extends Item>({ item, draw }: { item: T; draw: SortableListProps<T>['children'] }) {
  const t = useTranslations('form');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id });
  const style =
    transform === null ? {} : { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition };
  const { role: _, 'aria-roledescription': _kind, ...spoken } = attributes;
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...spoken}
      {...listeners}
      className={css.handle}
      aria-label={t('move', { name: item.name })}
    >
      <GripVertical aria-hidden />
    </button>
  );
  return (
    <li ref={setNodeRef} style={style} className={classNames(isDragging && css.lifted)}>
      {draw(item, handle)}
    </li>
  );
}

/** What a screen reader tells of a move. */
function useAnnouncements(items: readonly Item[]): Announcements {
  const t = useTranslations('form');
  return useMemo(() => {
    const said = (id: UniqueIdentifier) => ({ name: items.find((one) => one.id === id)?.name ?? '' });
    const placed = (id: UniqueIdentifier, over: UniqueIdentifier) => ({
      ...said(id),
      place: items.findIndex((one) => one.id === over) + 1,
      count: items.length,
    });
    return {
      onDragStart: ({ active }) => t('lifted', said(active.id)),
      onDragOver: ({ active, over }) =>
        over === null ? undefined : t('movedTo', placed(active.id, over.id)),
      onDragEnd: ({ active, over }) =>
        over === null ? t('dropCancelled', said(active.id)) : t('dropped', placed(active.id, over.id)),
      onDragCancel: ({ active }) => t('dropCancelled', said(active.id)),
    };
  }, [items, t]);
}
