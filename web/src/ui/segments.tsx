import { classNames } from './class-names.ts';
import css from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** What is chosen here, for people who do not see it. */
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; count?: number }[];
  onChange: (value: Value) => void;
}

/** A row of choices of which one holds. It scrolls sideways where there is no room. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={css.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classNames(css.segment, option.value === value && css.chosen)}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
