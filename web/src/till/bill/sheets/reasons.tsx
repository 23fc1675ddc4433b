import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import css from '../bill.module.css';

/** The longest reason that the service takes. */
const REASON_LENGTH = 250;

interface ReasonsProps {
  /** The usual reasons. */
  usual: readonly string[];
  ownLabel: string;
  /** What the button of the other reason does. */
  answer: string;
  /** Called with the reason that was tapped or typed. */
  onReason: (reason: string) => void;
}

/** Usual reasons to tap, and a field for another one. */
export function Reasons({ usual, ownLabel, answer, onReason }: ReasonsProps) {
  const [own, setOwn] = useState('');
  const isEmpty = own.trim() === '' || undefined;
  const { submit } = useSubmit({ isEmpty }, () => onReason(own.trim()));
  return (
    <div className={css.reasons}>
      {usual.map((reason) => (
        <Button key={reason} isWide onClick={() => onReason(reason)}>
          {reason}
        </Button>
      ))}
      <form className={css.ownReason} onSubmit={submit}>
        <Field
          label={ownLabel}
          value={own}
          maxLength={REASON_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button type="submit" tone="Danger" disabled={isEmpty}>
          {answer}
        </Button>
      </form>
    </div>
  );
}
