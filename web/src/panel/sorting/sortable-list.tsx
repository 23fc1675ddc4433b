import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { DragArea, DragAreaContext, type SortedItem } from './drag-area.tsx';
import css from './sortable-list.module.css';

interface SortableListProps {
  items: readonly SortedItem[];
  /** Called with all ids in their new order. */
  onOrder: (ids: string[]) => void;
  /** Whether an order is being saved: then the list is in italics. */
  isSaving?: boolean;
  /** Whether the rows are in a grid, not only below each other. */
  isGrid?: boolean;
  /** Whether rows of other lists in the same {@link DragArea} can be dropped onto rows of this list. */
  takesOthers?: boolean;
  className?: string | undefined;
  /** A {@link SortableRow} for each item. */
  children: ReactNode;
}

/**
 * A list that is sorted by dragging its handles or with the keyboard: the space key lifts a row, the arrow keys move it.
 * Menu, room, printers and campaigns use it.
 */
export function SortableList(props: SortableListProps) {
  const isInArea = use(DragAreaContext) !== null;
  return isInArea ? (
    <ListInArea {...props} />
  ) : (
    <DragArea>
      <ListInArea {...props} />
    </DragArea>
  );
}

function ListInArea(props: SortableListProps) {
  const { items, onOrder, isSaving, isGrid, takesOthers = false, className, children } = props;
  const { lists } = use(DragAreaContext)!;
  const listId = useId();
  useLayoutEffect(() => {
    lists.set(listId, { items, onOrder, takesOthers });
  });
  useLayoutEffect(() => () => void lists.delete(listId), [lists, listId]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  return (
    <SortableContext
      id={listId}
      items={ids}
      strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
    >
      <ListContext value={listId}>
        <ul className={classNames(className, isSaving && css.saving)} aria-busy={isSaving}>
          {children}
        </ul>
      </ListContext>
    </SortableContext>
  );
}

const ListContext = createContext('');

interface Handle {
  name: string;
  attributes: object;
  listeners: object | undefined;
  ref: (element: HTMLElement | null) => void;
}

const HandleContext = createContext<Handle | null>(null);

interface SortableRowProps {
  item: SortedItem;
  className?: string | undefined;
  /** The content of the row, with a {@link DragHandle}. */
  children: ReactNode;
}

/** A row of a {@link SortableList}. */
export function SortableRow({ item: { id, name }, className, children }: SortableRowProps) {
  const { lists, held } = use(DragAreaContext)!;
  const listId = use(ListContext);
  const isOutside = held !== null && held.listId !== listId;
  const takesIt = !held?.isByKeyboard && lists.get(listId)?.takesOthers === true;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    isOver,
  } = useSortable({ id, disabled: { droppable: isOutside && !takesIt } });
  const style =
    transform === null
      ? {}
      : {
          transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`,
          transition,
        };
  const { role: _, 'aria-roledescription': _kind, ...spoken } = attributes;
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={classNames(css.row, className, isDragging && css.lifted)}
      data-takes={(isOver && isOutside) || undefined}
    >
      <HandleContext value={{ name, attributes: spoken, listeners, ref: setActivatorNodeRef }}>
        <DragAreaContext value={null}>{children}</DragAreaContext>
      </HandleContext>
    </li>
  );
}

/** The handle by which a row is dragged. */
export function DragHandle() {
  const t = useTranslations('form');
  const { name, attributes, listeners, ref } = use(HandleContext)!;
  return (
    <button
      type="button"
      ref={ref}
      {...attributes}
      {...listeners}
      className={css.handle}
      aria-label={t('move', { name })}
    >
      <GripVertical aria-hidden />
    </button>
  );
}
