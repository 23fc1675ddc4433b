import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import css from '../bill.module.css';

/** The longest reason that the service takes. */
const REASON_LENGTH = 250;

interface ReasonsProps {
  /** The usual reasons. */
  usual: readonly string[];
  ownLabel: string;
  submit: string;
  /** Called with the reason that was tapped or typed. */
  onReason: (reason: string) => void;
}

/** Usual reasons to tap, and a field for another one. */
export function Reasons({ usual, ownLabel, submit, onReason }: ReasonsProps) {
  const [own, setOwn] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim() !== '') onReason(own.trim());
  };
  return (
    <div className={css.reasons}>
      {usual.map((reason) => (
        <Button key={reason} isWide onClick={() => onReason(reason)}>
          {reason}
        </Button>
      ))}
      <form className={css.ownReason} onSubmit={send}>
        <Field
          label={ownLabel}
          value={own}
          maxLength={REASON_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button type="submit" tone="Danger" disabled={own.trim() === ''}>
          {submit}
        </Button>
      </form>
    </div>
  );
}
