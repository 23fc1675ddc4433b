import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useFormatter } from 'use-intl';
import { addDays } from '../../../time/venue-time.ts';
import { useWeekdayName, WEEKDAYS } from '../../weekdays.ts';
import { MonthDay } from './month-day.tsx';
import css from './month-grid.module.css';
import { shortWeekdayNames, type YearMonth } from './year.ts';

interface MonthGridProps {
  year: number;
  month: YearMonth;
  today: string;
  /** The date with the keyboard focus: the only tab stop of the whole year. */
  focus: string;
  onFocus: (date: string) => void;
  onOpen: (date: string) => void;
}

/** A month as a table of weeks, which begin on Monday. */
export function MonthGrid({ year, month, today, focus, onFocus, onOpen }: MonthGridProps) {
  const format = useFormatter();
  const nameOfDay = useWeekdayName();
  const grid = useFocusedDate(focus);
  const title = format.dateTime(new Date(Date.UTC(year, month.month - 1, 1)), {
    month: 'long',
    timeZone: 'UTC',
  });
  const heads = shortWeekdayNames((style) => WEEKDAYS.map((day) => nameOfDay(day, style)));
  const cells = [...Array.from({ length: month.lead }, () => null), ...month.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    cells.slice(at * 7, at * 7 + 7),
  );
  return (
    <table ref={grid} className={css.month} onKeyDown={(event) => stepByKey(event, onFocus)}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day, at) => (
            <th key={day} scope="col" abbr={nameOfDay(day)}>
              {heads[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the weeks never changes
          <tr key={at}>
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the days never changes
              <td key={place}>
                {day !== null && (
                  <MonthDay
                    day={day}
                    isToday={day.date === today}
                    isStop={day.date === focus}
                    onOpen={onOpen}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Focuses the date that an arrow key has moved to, if this month contains it. */
function useFocusedDate(focus: string): RefObject<HTMLTableElement | null> {
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLButtonElement>(`[data-date="${focus}"]`);
    if (cell && document.activeElement?.hasAttribute('data-date') && document.activeElement !== cell)
      cell.focus();
  }, [focus]);
  return grid;
}

/** How many days each arrow key moves. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves to another date with an arrow key. In right-to-left languages, left and right are swapped. */
function stepByKey(event: KeyboardEvent<HTMLElement>, onFocus: (date: string) => void): void {
  const step = STEPS[event.key];
  const date = (event.target as HTMLElement).dataset['date'];
  if (step === undefined || date === undefined) return;
  event.preventDefault();
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  onFocus(addDays(date, isMirrored && Math.abs(step) === 1 ? -step : step));
}
