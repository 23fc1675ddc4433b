import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './day.module.css';

/** Why something was not sent; nothing where it was. */
export function SendFault({ fault }: { fault: unknown }) {
  const sentenceOf = useFaultSentence();
  if (fault === null) return null;
  return (
    <p className={css.wrong} role="alert">
      {sentenceOf(fault)}
    </p>
  );
}
