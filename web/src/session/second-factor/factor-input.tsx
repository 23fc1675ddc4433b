import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFault } from '../../api/fault.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyFault } from './passkeys.ts';
import css from './second-factor.module.css';
import type { StepChoices } from './use-second-step.ts';

interface FactorInputProps {
  choices: StepChoices;
  /** The text of the button that sends the code. */
  action: string;
  isPending: boolean;
  /** Why the last try failed; `null` if it did not fail. */
  fault: unknown;
  onPasskey: () => void;
}

/** The inputs for the second step: a passkey, a code of the app, or a recovery code. */
export function FactorInput({ choices, action, isPending, fault, onPasskey }: FactorInputProps) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFactorSentence();
  const [isTyping, setIsTyping] = useState(false);
  const { hasApp, hasPasskey, elsewhere } = choices;
  if (hasApp === undefined) return <Loading />;
  const isOfCode = fault instanceof ApiFault && fault.code === 'SECOND_FACTOR_WRONG';
  return (
    <>
      {fault !== null && !isOfCode && <p role="alert">{sentenceOf(fault)}</p>}
      {elsewhere !== null && (
        <p>{elsewhere.host === null ? t('passkeysFormer') : t('passkeysOnlyAt', { host: elsewhere.host })}</p>
      )}
      {hasPasskey && (
        <Button tone="Main" size="Large" isWide disabled={isPending} onClick={onPasskey}>
          {t('usePasskey')}
        </Button>
      )}
      {hasPasskey && hasApp && <p className={css.or}>{t('or')}</p>}
      {hasApp || !hasPasskey || isTyping ? (
        <>
          <CodeField
            only={hasApp ? undefined : 'Recovery'}
            error={isOfCode ? sentenceOf(fault) : undefined}
          />
          <Button type="submit" tone={hasPasskey ? 'Plain' : 'Main'} size="Large" isWide disabled={isPending}>
            {action}
          </Button>
        </>
      ) : (
        <Button tone="Quiet" onClick={() => setIsTyping(true)}>
          {t('useRecoveryCode')}
        </Button>
      )}
    </>
  );
}

/** Returns the sentence for a failed second step; also for a passkey that was not used. */
export function useFactorSentence(): (fault: unknown) => string {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFaultSentence();
  return (fault) => {
    if (!(fault instanceof PasskeyFault)) return sentenceOf(fault);
    const { why } = fault;
    if (why.kind === 'Elsewhere') return t('passkeysAt', { host: why.host });
    return t(why.kind === 'Exists' ? 'passkeyExists' : 'passkeyGivenUp');
  };
}
