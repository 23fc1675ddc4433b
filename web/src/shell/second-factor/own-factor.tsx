import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { CodeField, typedIn } from '../../session/second-factor/code-field.tsx';
import { ConfirmSecret } from '../../session/second-factor/confirm-secret.tsx';
import { RecoveryCodes } from '../../session/second-factor/recovery-codes.tsx';
import { SecondFactorWords } from '../../session/second-factor/second-factor-words.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage, useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Loading } from '../../ui/loading.tsx';
import css from '../sessions/own-sessions.module.css';

const ownFactorQuery = queryOptions({
  queryKey: ['own-factor'],
  queryFn: () => dataOf(api.GET('/venue/v1/session/second-factor')),
  staleTime: 0,
});

/** Two-step sign-in of the person: setting it up, new recovery codes, turning it off. */
export default function OwnFactor() {
  return (
    <SecondFactorWords>
      <Factor />
    </SecondFactorWords>
  );
}

/** What the person does that needs their password. */
type Act = 'setUp' | 'otherPhone' | 'newCodes' | 'turnOff';

function Factor() {
  const t = useTranslations('secondFactor');
  const { data: factor, error, refetch } = useQuery(ownFactorQuery);
  const [act, setAct] = useState<Act | null>(null);
  if (factor === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <section className={css.part} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {act === null ? (
        <Standing factor={factor} onAct={setAct} />
      ) : (
        <Step
          act={act}
          onEnd={() => {
            setAct(null);
            void refetch();
          }}
        />
      )}
    </section>
  );
}

function Standing({ factor, onAct }: { factor: Schemas['OwnFactor']; onAct: (act: Act) => void }) {
  const t = useTranslations('secondFactor');
  const format = useFormatter();
  const { since, recoveryCodesLeft: count } = factor;
  if (since === null)
    return (
      <>
        <p>{t('text')}</p>
        <Button onClick={() => onAct('setUp')}>{t('setUp')}</Button>
      </>
    );
  const at = format.dateTime(new Date(since), { dateStyle: 'medium' });
  return (
    <>
      <p>{t('onSince', { at })}</p>
      <p role={count === 0 ? 'alert' : undefined}>
        {count === 0 ? t('noCodesLeft') : t('codesLeft', { count })}
      </p>
      <Button onClick={() => onAct('newCodes')}>{t('newCodes')}</Button>
      <Button onClick={() => onAct('otherPhone')}>{t('otherPhone')}</Button>
      <Button tone="Quiet" onClick={() => onAct('turnOff')}>
        {t('turnOff')}
      </Button>
    </>
  );
}

/** Asks for the password, and for a code if there is a factor, and does it. */
function Step({ act, onEnd }: { act: Act; onEnd: () => void }) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const run = useMutation({
    networkMode: 'always',
    mutationFn: (body: Schemas['FactorEnd']) => runAct(act, body),
    onSuccess: (answer) => {
      if (answer === null) onEnd();
    },
  });
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => dataOf(api.PUT('/venue/v1/session/second-factor', { body: { code } })),
    // All other sessions have ended.
    onSuccess: () => client.invalidateQueries({ queryKey: ['own-sessions'] }),
  });
  const { submit } = useSubmit({}, (form) => {
    const typed = typedIn(form);
    run.mutate({ currentPassword: typed('password'), code: typed('code') });
  });
  const answer = run.data ?? null;
  const codes = confirm.data ?? (answer !== null && 'recoveryCodes' in answer ? answer : null);
  if (codes !== null) return <RecoveryCodes codes={codes.recoveryCodes} onDone={onEnd} />;
  if (answer !== null && 'secret' in answer)
    return (
      <ConfirmSecret
        shown={answer}
        isPending={confirm.isPending}
        error={confirm.isError ? sentenceOf(confirm.error) : undefined}
        onConfirm={(code) => confirm.mutate(code)}
        onCancel={onEnd}
      />
    );
  return (
    <form className={css.part} onSubmit={submit}>
      <Field label={t('password')} name="password" type="password" autoComplete="current-password" required />
      {act !== 'setUp' && <CodeField />}
      {run.isError && <p role="alert">{sentenceOf(run.error)}</p>}
      <Button type="submit" tone="Main" disabled={run.isPending}>
        {t(act)}
      </Button>
      <Button tone="Quiet" onClick={onEnd}>
        {t('cancel')}
      </Button>
    </form>
  );
}

/** @returns what to show next; `null` for nothing */
async function runAct(
  act: Act,
  body: Schemas['FactorEnd'],
): Promise<Schemas['ShownSecret'] | Schemas['RecoveryCodes'] | null> {
  switch (act) {
    case 'setUp': {
      const { currentPassword } = body;
      return dataOf(api.POST('/venue/v1/session/second-factor', { body: { currentPassword } }));
    }
    case 'otherPhone':
      return dataOf(api.POST('/venue/v1/session/second-factor', { body }));
    case 'newCodes':
      return dataOf(api.POST('/venue/v1/session/recovery-codes', { body }));
    case 'turnOff':
      await dataOf(api.POST('/venue/v1/session/second-factor/end', { body }));
      return null;
  }
}
