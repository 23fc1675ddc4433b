import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { useSubmit } from '../form/use-submit.ts';
import css from './reasons.module.css';

/** The longest reason that the service accepts. */
export const REASON_LENGTH = 250;

interface ReasonsProps {
  /** The usual reasons. */
  usual: readonly string[];
  /** Whether a reason is required. @default true */
  isNeeded?: boolean;
  /** The text of the button that confirms a typed reason. */
  answer: string;
  /** Called with the chosen or typed reason; `null` if the person gives none. */
  onReason: (reason: string | null) => void;
}

/** Asks for a reason and continues with it: a tap chooses a usual reason; any other can be typed. */
export function Reasons({ usual, isNeeded = true, answer, onReason }: ReasonsProps) {
  const t = useTranslations('app.reason');
  const [isOther, setIsOther] = useState(usual.length === 0);
  return (
    <div className={css.reasons}>
      {usual.map((reason) => (
        <Button key={reason} isWide onClick={() => onReason(reason)}>
          {reason}
        </Button>
      ))}
      {!isNeeded && (
        <Button isWide onClick={() => onReason(null)}>
          {t('none')}
        </Button>
      )}
      {isOther ? (
        <OtherReason answer={answer} hasFocus={usual.length > 0} onReason={onReason} />
      ) : (
        <Button isWide onClick={() => setIsOther(true)}>
          {t('other')}
        </Button>
      )}
    </div>
  );
}

interface OtherReasonProps extends Pick<ReasonsProps, 'answer' | 'onReason'> {
  /** Whether the field was opened by a tap and takes the focus. */
  hasFocus: boolean;
}

function OtherReason({ answer, hasFocus, onReason }: OtherReasonProps) {
  const t = useTranslations('app.reason');
  const [own, setOwn] = useState('');
  const isEmpty = own.trim() === '' || undefined;
  const { submit } = useSubmit({ isEmpty }, () => onReason(own.trim()));
  return (
    <form className={css.other} onSubmit={submit}>
      <Field
        label={t('other')}
        value={own}
        maxLength={REASON_LENGTH}
        autoComplete="off"
        // The field only appears after a tap that asks for it, so it takes the focus.
        autoFocus={hasFocus}
        onChange={({ target }) => setOwn(target.value)}
      />
      <Button type="submit" tone="Danger" disabled={isEmpty}>
        {answer}
      </Button>
    </form>
  );
}
