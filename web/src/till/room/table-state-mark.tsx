import {
  Armchair,
  Banknote,
  BellRing,
  CalendarClock,
  ChefHat,
  Circle,
  CircleAlert,
  CircleHelp,
  Clock,
  CloudUpload,
  Flame,
  ReceiptText,
  Utensils,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import css from './room.module.css';
import type { RoomTable, TileState } from './table-state.ts';

const ICONS: Record<TileState, typeof Circle> = {
  Refused: CircleAlert,
  Unknown: CircleHelp,
  BillAsked: ReceiptText,
  ToServe: BellRing,
  CourseDue: Flame,
  Sending: CloudUpload,
  Ordered: Clock,
  Preparing: ChefHat,
  AllServed: Utensils,
  Paid: Banknote,
  Seated: Armchair,
  ReservedSoon: CalendarClock,
  Free: Circle,
};

interface TableStateMarkProps {
  table: RoomTable;
  /** Shown before the state, because it is more urgent. */
  children?: ReactNode;
}

/** The state of a table as an icon and a word. */
export function TableStateMark({ table: { state, toServe, nextCourse }, children }: TableStateMarkProps) {
  const t = useTranslations('till.room');
  const Icon = ICONS[state];
  const words =
    state === 'ToServe'
      ? t('toServe', { count: toServe })
      : state === 'CourseDue' && nextCourse !== null
        ? `${nextCourse.name}: ${t('states.CourseDue')}`
        : t(`states.${state}`);
  return (
    <span className={css.state}>
      {children}
      <Icon aria-hidden data-icon />
      <span data-word>{words}</span>
    </span>
  );
}
