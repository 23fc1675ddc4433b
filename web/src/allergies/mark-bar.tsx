import { Check, TriangleAlert } from 'lucide-react';
import type { AllergySaid } from '../acts/kitchen/allergy-acts.ts';
import type { Schemas } from '../api/client.ts';
import { classNames } from '../ui/class-names.ts';
import type { AllergyTexts } from './allergy-words.tsx';
import css from './mark-bar.module.css';

export interface AllergyBarProps {
  /** Of a line that is not sent yet: what is said alone. */
  mark: Schemas['Allergy'] | AllergySaid;
  /** Whether it is of the whole bill. */
  isWhole?: boolean;
  /** Whether only the sign is shown, where there is no room for more. */
  isShort?: boolean;
  /** Confirms the mark with this `at`; without it the bar is only shown. */
  onSeen?: (at: string) => void;
}

interface MarkBarProps extends AllergyBarProps {
  /** `undefined` until they are here: the allergens are named by their codes then, and nothing waits. */
  words: AllergyTexts | undefined;
}

/** The kitchen is not told yet. */
const UNSENT = { seen: undefined, at: '' };

/** An allergy: as large as the dish, and whether the kitchen has seen it. In the kitchen a tap on it confirms it. */
export function MarkBar({ mark, isWhole = false, isShort = false, onSeen, words }: MarkBarProps) {
  const { allergens, text } = mark;
  const { seen, at } = 'at' in mark ? mark : UNSENT;
  const names = [...allergens.map((one) => words?.names[one] ?? one), ...(text === null ? [] : [text])];
  const isAsked = seen === null && onSeen !== undefined && at !== '';
  const says = (
    <>
      <span className={css.says}>
        <TriangleAlert aria-hidden />
        <span className={isShort ? 'unseen' : undefined}>
          {words !== undefined && `${words[isWhole ? 'whole' : 'mark']}: `}
          {names.join(', ')}
        </span>
      </span>
      {seen !== undefined && (
        <span className={css.state}>
          {seen !== null && <Check aria-hidden />}
          {words?.[seen !== null ? 'seen' : isAsked ? 'confirm' : 'unseen']}
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
