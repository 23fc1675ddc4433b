import { classNames } from './class-names.ts';
import { scrollEdges } from './screen/scroll-edges.ts';
import css from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; count?: number; lang?: string }[];
  onChange: (value: Value) => void;
  /** Whether the options wrap to a second row if there is too little space, so that all of them are visible. */
  wraps?: boolean;
}

/** A row of options of which one is selected. If there is too little space, it scrolls sideways, unless it wraps. */
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
