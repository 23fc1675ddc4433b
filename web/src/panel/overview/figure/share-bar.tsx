import css from '../overview.module.css';
import { useFigureFormats } from './use-figure-formats.ts';

/** The share of a part in a whole, as a bar and a percentage. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const { percent } = useFigureFormats();
  const share = whole === 0 ? 0 : part / whole;
  return (
    <span className={css.share}>
      <span className={css.track} aria-hidden>
        <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {percent(share)}
    </span>
  );
}
