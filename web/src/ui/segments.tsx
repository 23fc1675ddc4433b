import { classNames } from './class-names.ts';
import { scrollEdges } from './screen/scroll-edges.ts';
import css from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** What is chosen here, for people who do not see it. */
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; count?: number; lang?: string }[];
  onChange: (value: Value) => void;
  /** Whether they wrap to a second row if there is no room, as in a form: every choice is visible. */
  wraps?: boolean;
}

/** A row of choices of which one holds. It scrolls sideways where there is no room, unless it wraps. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, options, onChange, wraps = false } = props;
  return (
    <fieldset
      ref={wraps ? undefined : scrollEdges}
      className={classNames(css.segments, wraps && css.wraps)}
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classNames(css.segment, option.value === value && css.chosen)}
          aria-pressed={option.value === value}
          lang={option.lang}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
