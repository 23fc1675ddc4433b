import { classNames } from '../../../ui/class-names.ts';
import css from './day-bar.module.css';
import type { DayEntry, Span } from './week.ts';

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18, 24];

/**
 * A day from midnight to midnight with its open parts. Screen readers skip it: the text beside it says the
 * same.
 */
export function DayBar({ spans, mode }: { spans: readonly Span[]; mode: DayEntry['mode'] }) {
  return (
    <div aria-hidden className={css.bar} dir="ltr">
      <div className={classNames(css.track, mode === 'Unset' && css.unset)}>
        {spans.map(({ from, until, isFromBefore }) => (
          <span
            key={from}
            className={classNames(css.span, isFromBefore && css.before)}
            style={{ left: `${(100 * from) / DAY}%`, width: `${(100 * (until - from)) / DAY}%` }}
          />
        ))}
      </div>
      <div className={css.scale}>
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
