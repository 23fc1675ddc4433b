import { Check, TriangleAlert } from 'lucide-react';
import type { AllergySaid } from '../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../api/client.ts';
import { classNames } from '../ui/class-names.ts';
import type { AllergyTexts } from './allergy-words.tsx';
import css from './mark-bar.module.css';

export interface AllergyBarProps {
  /** A line that is not sent yet only has what staff entered. */
  mark: Schemas['Allergy'] | AllergySaid;
  /** Whether the allergy is for the whole bill. */
  isWhole?: boolean;
  /**
   * A short form for little room: only the warning sign, or only the names.
   * @default the sign, the names and the state
   */
  form?: 'Sign' | 'Names';
  /** Confirms the mark; `at` is when it was set. Without it, the bar cannot be tapped. */
  onSeen?: (at: string) => void;
}

interface MarkBarProps extends AllergyBarProps {
  /** `undefined` until they are loaded: until then the bar names the allergens by their codes. */
  words: AllergyTexts | undefined;
}

/** The state of a mark that the kitchen does not have yet. */
const UNSENT = { seen: undefined, at: '' };

/**
 * The bar with an allergy, as large as the dish; it shows whether the kitchen has seen it. In the kitchen, a tap
 * confirms it.
 */
export function MarkBar({ mark, isWhole = false, form, onSeen, words }: MarkBarProps) {
  const { allergens, text } = mark;
  const { seen, at } = 'at' in mark ? mark : UNSENT;
  const names = [...allergens.map((one) => words?.names[one] ?? one), ...(text === null ? [] : [text])];
  const isAsked = seen === null && onSeen !== undefined && at !== '';
  const said = `${words === undefined ? '' : `${words[isWhole ? 'whole' : 'mark']}: `}${names.join(', ')}`;
  const state =
    seen === undefined ? undefined : words?.[seen !== null ? 'seen' : isAsked ? 'confirm' : 'unseen'];
  if (form === 'Names')
    return (
      <span className={css.names} data-names aria-hidden>
        <span>{names.join(', ')}</span>
      </span>
    );
  if (form === 'Sign')
    return (
      <span className={classNames(css.sign, seen === null && css.unseen)} data-sign>
        <TriangleAlert aria-hidden />
        <span className="unseen">{[said, state].filter((one) => one !== undefined).join('. ')}</span>
      </span>
    );
  const says = (
    <>
      <span className={css.says}>
        <TriangleAlert aria-hidden />
        <span>{said}</span>
      </span>
      {seen !== undefined && (
        <span className={css.state}>
          {seen !== null && <Check aria-hidden />}
          {state}
        </span>
      )}
    </>
  );
  const look = classNames(css.bar, seen === null && css.unseen);
  if (!isAsked) return <span className={look}>{says}</span>;
  return (
    <button type="button" className={look} onClick={() => onSeen(at)}>
      {says}
    </button>
  );
}
