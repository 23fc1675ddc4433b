import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';
import { keys } from '../api/queries.ts';
import type { Session } from '../session/session.ts';
import { startSession } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import { Loading } from '../ui/loading.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { PasswordField } from './password-field.tsx';
import type { Credentials } from './second-step.tsx';
import css from './sign-in.module.css';

const SecondStep = lazyPart(() => import('./second-step.tsx'));

/** The service's answers to a correct password of a person who needs a second step. */
const SECOND_STEP = ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_MISSING'];

interface SignInFormProps {
  email?: string;
  onSignedIn: (session: Session) => void;
}

/** The form with e-mail address and password, followed by the second step if there is one. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const client = useQueryClient();
  const begin = async (session: Session) => {
    // A read that is still running would answer that no one is signed in.
    await client.cancelQueries({ queryKey: keys.session });
    client.setQueryData(keys.session, session);
    onSignedIn(session);
  };
  const signIn = useMutation({
    networkMode: 'always',
    mutationFn: (body: Credentials) => startSession(() => dataOf(api.POST('/venue/v1/session', { body }))),
    onSuccess: begin,
  });
  const { error, variables } = signIn;
  if (variables === undefined || !(error instanceof ApiFault) || !SECOND_STEP.includes(error.code))
    return (
      <PasswordStep
        email={email}
        isPending={signIn.isPending}
        error={error}
        onTyped={(typed) => signIn.mutate(typed)}
      />
    );
  return (
    <Suspense fallback={<Loading />}>
      <SecondStep
        credentials={variables}
        isToSetUp={error.code === 'SECOND_FACTOR_MISSING'}
        onSignedIn={(session) => void begin(session)}
        onBack={signIn.reset}
      />
    </Suspense>
  );
}

interface PasswordStepProps {
  email: string | undefined;
  isPending: boolean;
  error: unknown;
  onTyped: (typed: Credentials) => void;
}

function PasswordStep({ email, isPending, error, onTyped }: PasswordStepProps) {
  const t = useTranslations('app.signIn');
  const sentenceOf = useFaultSentence();
  const { submit } = useSubmit({}, (form) => {
    const typed = new FormData(form);
    onTyped({ email: String(typed.get('email')).trim(), password: String(typed.get('password')) });
  });
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly={email !== undefined}
        required
      />
      <PasswordField error={error === null ? undefined : sentenceOf(error)} />
      <Button type="submit" tone="Main" size="Large" isWide disabled={isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
