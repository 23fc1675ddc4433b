import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsActStuck } from '../../acts/acts-provider.tsx';
import { UnknownAct } from '../../acts/unknown-act.tsx';
import { isRefusal } from '../../api/fault.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { scrollToFirstFault } from '../../ui/form/use-submit.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Clashes } from '../reservation/clashes.tsx';
import css from './booking-sheet.module.css';
import type { useSubmittedAct } from './use-submitted-act.ts';

interface PartyFormSheetProps {
  title: string;
  /** The text of the submit button. */
  button: string;
  sending: ReturnType<typeof useSubmittedAct>;
  submit: ComponentProps<'form'>['onSubmit'];
  /** Whether the person has chosen something that is not saved. */
  hasChosen: boolean;
  onClose: () => void;
  /** The fields of the form. */
  children: ReactNode;
}

/**
 * A sheet with a form about a party. It stays open until the service has answered, and shows refusals and new clashes.
 */
export function PartyFormSheet(props: PartyFormSheetProps) {
  const { title, button, sending, submit, hasChosen, onClose, children } = props;
  const t = useTranslations('host.booking');
  const tApp = useTranslations('app');
  const { isOnItsWay, isUnknown, isPhoneWrong, answer } = sending;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPhoneWrong) scrollToFirstFault(form.current);
  }, [isPhoneWrong]);
  const isStuck = useIsActStuck() && isOnItsWay;
  return (
    <Sheet
      title={title}
      place="Side"
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      keepsTyped={isOnItsWay || answer !== null}
      foot={
        answer !== null ? undefined : (
          <Button type="submit" form="party" tone="Main" size="Large" isWide disabled={isOnItsWay}>
            {isUnknown ? tApp('fault.retry') : isOnItsWay ? t('sending') : button}
          </Button>
        )
      }
    >
      <form ref={form} id="party" className={css.form} onSubmit={submit} noValidate>
        <Outcome sending={sending} onClose={onClose} />
        {isStuck && (
          <p role="status" className={css.waits}>
            {t('waits')}
          </p>
        )}
        {/* While the act is being sent, or if its result is unknown, the fields are disabled: a retry sends the same act. */}
        <fieldset className={css.fields} disabled={isUnknown || isOnItsWay}>
          {children}
        </fieldset>
      </form>
    </Sheet>
  );
}

/** The result of the act, if the person must see it. */
function Outcome({ sending, onClose }: Pick<PartyFormSheetProps, 'sending' | 'onClose'>) {
  const t = useTranslations('app');
  const sentenceOf = useFaultSentence();
  const { act, answer, isPhoneWrong } = sending;
  const fault = act?.fault ?? null;
  if (act !== undefined && fault !== null && !isRefusal(fault)) return <UnknownAct act={act} />;
  if (isPhoneWrong) return null;
  if (fault !== null)
    return (
      <p className={css.fault} role="alert">
        {t('fault.refusedAct', { reason: sentenceOf(fault) })}
      </p>
    );
  if (answer === null) return null;
  return (
    <div role="alert" className={css.saved}>
      <Clashes clashes={answer.clashes} />
      <Button tone="Main" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
