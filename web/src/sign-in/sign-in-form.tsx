import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../api/client.ts';
import { keys } from '../api/queries.ts';
import type { Session } from '../session/session.ts';
import { startSession } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { useFaultSentence } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import css from './sign-in.module.css';
import { TypedPassword } from './typed-password.tsx';

/** Signs in with e-mail address and password. */
export function SignInForm({
  email,
  onSignedIn,
}: {
  email?: string;
  onSignedIn: (session: Session) => void;
}) {
  const t = useTranslations('app.signIn');
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const signIn = useMutation({
    networkMode: 'always',
    mutationFn: (body: { email: string; password: string }) =>
      startSession(() => dataOf(api.POST('/venue/v1/session', { body }))),
    onSuccess: async (session) => {
      // What was asked before would say that nobody is signed in.
      await client.cancelQueries({ queryKey: keys.session });
      client.setQueryData(keys.session, session);
      onSignedIn(session);
    },
  });
  const { submit } = useSubmit({}, (form) => {
    const typed = new FormData(form);
    signIn.mutate({ email: String(typed.get('email')).trim(), password: String(typed.get('password')) });
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
      <TypedPassword error={signIn.isError ? sentenceOf(signIn.error) : undefined} />
      <Button type="submit" tone="Main" size="Large" isWide disabled={signIn.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
