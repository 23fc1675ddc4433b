import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';
import { createFieldReader } from '../session/second-factor/code-field.tsx';
import { ConfirmSecret } from '../session/second-factor/confirm-secret.tsx';
import { FactorInput, useFactorSentence } from '../session/second-factor/factor-input.tsx';
import { PasskeyName } from '../session/second-factor/passkey-name.tsx';
import { canUsePasskeys, makePasskey } from '../session/second-factor/passkeys.ts';
import { RecoveryCodes } from '../session/second-factor/recovery-codes.tsx';
import { SecondFactorWords } from '../session/second-factor/second-factor-words.tsx';
import { useSecondStep } from '../session/second-factor/use-second-step.ts';
import type { Session } from '../session/session.ts';
import { startSession } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import css from './sign-in.module.css';

/** The credentials that were correct in the first step. */
export interface Credentials {
  email: string;
  password: string;
}

interface SecondStepProps {
  credentials: Credentials;
  /** Whether the person must set up a second factor, because the restaurant requires one. */
  isToSetUp: boolean;
  onSignedIn: (session: Session) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code or a passkey, or setting up a second factor. */
export default function SecondStep({ isToSetUp, ...props }: SecondStepProps) {
  return (
    <SecondFactorWords>
      {isToSetUp ? <FactorSetUp {...props} /> : <FactorForm {...props} />}
    </SecondFactorWords>
  );
}

type StepProps = Omit<SecondStepProps, 'isToSetUp'>;

function FactorForm({ credentials, onSignedIn, onBack }: StepProps) {
  const t = useTranslations('secondFactor');
  const choices = useSecondStep('sign-in', () =>
    dataOf(api.POST('/venue/v1/second-step', { body: credentials })),
  );
  const signIn = useMutation({
    networkMode: 'always',
    mutationFn: async (code: string | null) => {
      const step = code === null ? { passkey: await choices.answer() } : { code };
      return startSession(() => dataOf(api.POST('/venue/v1/session', { body: { ...credentials, ...step } })));
    },
    onSuccess: onSignedIn,
  });
  const { submit } = useSubmit({}, (form) => signIn.mutate(createFieldReader(form)('code')));
  return (
    <form className={css.form} onSubmit={submit}>
      <FactorInput
        choices={choices}
        action={t('signIn')}
        isPending={signIn.isPending}
        fault={signIn.error}
        onPasskey={() => signIn.mutate(null)}
      />
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

/** A new session, and the recovery codes that the person must see. */
interface StartedSession {
  session: Session;
  recoveryCodes: readonly string[];
}

/** Begins a session with a call that also makes recovery codes. */
async function startWithCodes(confirm: () => Promise<Schemas['ConfirmedFactor']>): Promise<StartedSession> {
  let recoveryCodes: readonly string[] = [];
  const session = await startSession(async () => {
    const data = await confirm();
    recoveryCodes = data.recoveryCodes;
    return data.session;
  });
  return { session, recoveryCodes };
}

/** Whether the person already has a second factor, for example because the answer to an earlier try was lost. */
const hasFactorAlready = (fault: unknown) =>
  fault instanceof ApiFault && fault.code === 'SECOND_FACTOR_NEEDED';

function FactorSetUp({ credentials, onSignedIn, onBack }: StepProps) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFactorSentence();
  const [begun, setBegun] = useState<StartedSession | null>(null);
  const [isPasskey, setIsPasskey] = useState(false);
  const show = useMutation({
    networkMode: 'always',
    mutationFn: () => dataOf(api.POST('/venue/v1/second-factor', { body: credentials })),
  });
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) =>
      startWithCodes(() => dataOf(api.PUT('/venue/v1/second-factor', { body: { ...credentials, code } }))),
    onSuccess: setBegun,
  });
  if ([show.error, confirm.error].some(hasFactorAlready))
    return <FactorForm credentials={credentials} onSignedIn={onSignedIn} onBack={onBack} />;
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
  if (isPasskey)
    return (
      <AddPasskey
        credentials={credentials}
        onSignedIn={onSignedIn}
        onBegun={setBegun}
        onCancel={() => setIsPasskey(false)}
      />
    );
  return (
    <section className={css.form}>
      <p>{t('required')}</p>
      {show.isError && <p role="alert">{sentenceOf(show.error)}</p>}
      <Button tone="Main" size="Large" isWide disabled={show.isPending} onClick={() => show.mutate()}>
        {t('setUp')}
      </Button>
      {canUsePasskeys() && (
        <Button size="Large" isWide onClick={() => setIsPasskey(true)}>
          {t('addPasskey')}
        </Button>
      )}
      <Button tone="Quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </section>
  );
}

interface AddPasskeyProps {
  credentials: Credentials;
  onSignedIn: (session: Session) => void;
  onBegun: (begun: StartedSession) => void;
  onCancel: () => void;
}

function AddPasskey({ credentials, onSignedIn, onBegun, onCancel }: AddPasskeyProps) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFactorSentence();
  const add = useMutation({
    networkMode: 'always',
    mutationFn: async (name: string) => {
      const offer = await dataOf(api.POST('/venue/v1/second-factor/passkey', { body: credentials }));
      const body = { ...credentials, name, passkey: await makePasskey(offer) };
      return startWithCodes(() => dataOf(api.PUT('/venue/v1/second-factor/passkey', { body })));
    },
    onSuccess: onBegun,
  });
  const { submit } = useSubmit({}, (form) => add.mutate(createFieldReader(form)('name')));
  if (hasFactorAlready(add.error))
    return <FactorForm credentials={credentials} onSignedIn={onSignedIn} onBack={onCancel} />;
  return (
    <form className={css.form} onSubmit={submit}>
      <p>{t('passkeyText', { host: location.hostname })}</p>
      <PasskeyName />
      {add.isError && <p role="alert">{sentenceOf(add.error)}</p>}
      <Button type="submit" tone="Main" size="Large" isWide disabled={add.isPending}>
        {t('addPasskey')}
      </Button>
      <Button tone="Quiet" onClick={onCancel}>
        {t('back')}
      </Button>
    </form>
  );
}
