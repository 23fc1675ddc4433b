import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../api/client.ts';
import { CodeField, typedIn } from '../session/second-factor/code-field.tsx';
import { ConfirmSecret } from '../session/second-factor/confirm-secret.tsx';
import { RecoveryCodes } from '../session/second-factor/recovery-codes.tsx';
import { SecondFactorWords } from '../session/second-factor/second-factor-words.tsx';
import type { Session } from '../session/session.ts';
import { startSession } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import css from './sign-in.module.css';

/** What was right in the first step. */
export interface Credentials {
  email: string;
  password: string;
}

interface SecondStepProps {
  credentials: Credentials;
  /** Whether the person has no second factor, and the restaurant requires one. */
  isToSetUp: boolean;
  onSignedIn: (session: Session) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code, or setting up the app that shows one. */
export default function SecondStep({ isToSetUp, ...props }: SecondStepProps) {
  return <SecondFactorWords>{isToSetUp ? <SetUp {...props} /> : <Code {...props} />}</SecondFactorWords>;
}

type StepProps = Omit<SecondStepProps, 'isToSetUp'>;

function Code({ credentials, onSignedIn, onBack }: StepProps) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFaultSentence();
  const signIn = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) =>
      startSession(() => dataOf(api.POST('/venue/v1/session', { body: { ...credentials, code } }))),
    onSuccess: onSignedIn,
  });
  const { submit } = useSubmit({}, (form) => signIn.mutate(typedIn(form)('code')));
  return (
    <form className={css.form} onSubmit={submit}>
      <CodeField error={signIn.isError ? sentenceOf(signIn.error) : undefined} />
      <Button type="submit" tone="Main" size="Large" isWide disabled={signIn.isPending}>
        {t('signIn')}
      </Button>
      <Button tone="Quiet" onClick={onBack}>
        {t('back')}
      </Button>
      <details className={css.forgotten}>
        <summary>{t('lost')}</summary>
        <p>{t('lostText')}</p>
      </details>
    </form>
  );
}

function SetUp({ credentials, onSignedIn, onBack }: StepProps) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFaultSentence();
  const [begun, setBegun] = useState<{ session: Session; recoveryCodes: readonly string[] } | null>(null);
  const show = useMutation({
    networkMode: 'always',
    mutationFn: () => dataOf(api.POST('/venue/v1/second-factor', { body: credentials })),
  });
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: async (code: string) => {
      let recoveryCodes: readonly string[] = [];
      const session = await startSession(async () => {
        const data = await dataOf(api.PUT('/venue/v1/second-factor', { body: { ...credentials, code } }));
        recoveryCodes = data.recoveryCodes;
        return data.session;
      });
      return { session, recoveryCodes };
    },
    onSuccess: setBegun,
  });
  if (begun !== null)
    return <RecoveryCodes codes={begun.recoveryCodes} onDone={() => onSignedIn(begun.session)} />;
  if (show.data !== undefined)
    return (
      <ConfirmSecret
        shown={show.data}
        isPending={confirm.isPending}
        error={confirm.isError ? sentenceOf(confirm.error) : undefined}
        onConfirm={(code) => confirm.mutate(code)}
        onCancel={onBack}
      />
    );
  return (
    <section className={css.form}>
      <p>{t('required')}</p>
      {show.isError && <p role="alert">{sentenceOf(show.error)}</p>}
      <Button tone="Main" size="Large" isWide disabled={show.isPending} onClick={() => show.mutate()}>
        {t('setUp')}
      </Button>
      <Button tone="Quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </section>
  );
}
