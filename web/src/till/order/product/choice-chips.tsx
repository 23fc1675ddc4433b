import { Check, CircleAlert, Minus } from 'lucide-react';
import { useId } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './product.module.css';

interface ChoiceChipsProps {
  id?: string;
  legend: string;
  hint?: string;
  options: readonly { id: string; name: string; price?: number }[];
  chosen: readonly string[];
  /** Whether exactly one can be chosen: a second tap does not remove it. */
  isSingle?: boolean;
  /** Whether the prices are shown as additions. */
  isExtra?: boolean;
  /** Whether choosing means leaving an ingredient out. */
  isRemoval?: boolean;
  error?: string | null;
  onToggle: (id: string) => void;
}

/** Choices as chips. A chosen chip has an icon as well as a colour. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { id, legend, hint, options, chosen, isSingle, isExtra, isRemoval, error, onToggle } = props;
  const described = useId();
  return (
    <fieldset id={id} className={css.choices} aria-describedby={error ? described : undefined}>
      <legend>
        {legend} {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </legend>
      {error && (
        <p id={described} className={css.error} role="alert">
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
      <div className={css.chips}>
        {options.map(({ id: optionId, name, price }) => {
          const isChosen = chosen.includes(optionId);
          return (
            <button
              key={optionId}
              type="button"
              className={classNames(css.chip, isChosen && (isRemoval ? css.removed : css.chosen))}
              aria-pressed={isChosen}
              onClick={() => !(isSingle && isChosen) && onToggle(optionId)}
            >
              {isChosen && (isRemoval ? <Minus aria-hidden /> : <Check aria-hidden />)}
              <span>{name}</span>
              {price !== undefined && (price !== 0 || !isExtra) && (
                <span className={css.chipPrice} dir="ltr">
                  {isExtra && '+'}
                  <Amount value={price} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
