import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './day.module.css';

/** Says why a call failed; shows nothing if it did not fail. */
export function SendFault({ fault }: { fault: unknown }) {
  const sentenceOf = useFaultSentence();
  if (fault === null) return null;
  return (
    <p className={css.wrong} role="alert">
      {sentenceOf(fault)}
    </p>
  );
}
