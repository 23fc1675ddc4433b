import { classNames } from '../../../ui/class-names.ts';
import css from './day-bar.module.css';
import type { DayEntry, Span } from './week.ts';

const DAY = 24 * 60;
const HOURS = [0, 6, 12, 18, 24];

/**
 * A bar for a day from midnight to midnight with its open hours. Screen readers skip the bar: the text next to it says
 * the same.
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
