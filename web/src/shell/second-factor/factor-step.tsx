import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { createFieldReader } from '../../session/second-factor/code-field.tsx';
import { ConfirmSecret } from '../../session/second-factor/confirm-secret.tsx';
import { FactorInput, useFactorSentence } from '../../session/second-factor/factor-input.tsx';
import { PasskeyName } from '../../session/second-factor/passkey-name.tsx';
import { makePasskey } from '../../session/second-factor/passkeys.ts';
import { RecoveryCodes } from '../../session/second-factor/recovery-codes.tsx';
import { CHALLENGE_MAX_AGE_MS, useSecondStep } from '../../session/second-factor/use-second-step.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import css from '../sessions/own-sessions.module.css';

/** An act on a second factor. It needs the password, and a second factor if the person has one. */
export type FactorAct =
  | { kind: 'addPasskey' }
  | { kind: 'setUp' | 'otherPhone' | 'newCodes' | 'removeApp' | 'turnOff' }
  | { kind: 'removePasskey'; passkey: Schemas['OwnPasskey'] };

/** The typed values and the answer of the second factor. */
interface ProofBody {
  currentPassword: string;
  code?: string;
  passkey?: Schemas['PasskeyAnswer'];
}

interface FactorStepProps {
  act: FactorAct;
  hasFactor: boolean;
  onEnd: () => void;
}

/** Asks for the password, and for the second factor if there is one, then does the act. */
export function FactorStep({ act, hasFactor, onEnd }: FactorStepProps) {
  const sentenceOf = useFactorSentence();
  const client = useQueryClient();
  const addPasskey = useNewPasskey();
  // The act may have ended all other sessions.
  const onDone = () => client.invalidateQueries({ queryKey: ['own-sessions'] });
  const run = useMutation({
    networkMode: 'always',
    mutationFn: async ({
      form,
      step,
    }: {
      form: HTMLFormElement;
      step: () => Promise<Partial<ProofBody>>;
    }) => {
      const typed = createFieldReader(form);
      const prove = async () => ({ currentPassword: typed('password'), ...(await step()) });
      return act.kind === 'addPasskey' ? addPasskey(typed('name'), prove) : runAct(act, await prove());
    },
    onSuccess: (answer) => {
      void onDone();
      if (answer === null) onEnd();
    },
  });
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => dataOf(api.PUT('/venue/v1/session/second-factor', { body: { code } })),
    onSuccess: onDone,
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
    <ProofForm
      act={act}
      hasFactor={hasFactor}
      isPending={run.isPending}
      fault={run.error}
      onProved={(form, step) => run.mutate({ form, step })}
      onCancel={onEnd}
    />
  );
}

interface ProofFormProps {
  act: FactorAct;
  hasFactor: boolean;
  isPending: boolean;
  fault: unknown;
  onProved: (form: HTMLFormElement, step: () => Promise<Partial<ProofBody>>) => void;
  onCancel: () => void;
}

function ProofForm({ act, hasFactor, isPending, fault, onProved, onCancel }: ProofFormProps) {
  const t = useTranslations('secondFactor');
  const sentenceOf = useFactorSentence();
  const form = useRef<HTMLFormElement>(null);
  const begin = () => dataOf(api.POST('/venue/v1/session/second-step'));
  const choices = useSecondStep('own', begin, hasFactor);
  const { submit } = useSubmit({}, (sent) =>
    onProved(sent, async () => (hasFactor ? { code: createFieldReader(sent)('code') } : {})),
  );
  const action =
    act.kind === 'removePasskey' ? t('removePasskeyOf', { name: act.passkey.name }) : t(act.kind);
  const answerWithPasskey = () => {
    const typed = ['password', 'name'].map((name) => form.current!.elements.namedItem(name));
    const isTyped = (field: unknown) => !(field instanceof HTMLInputElement) || field.reportValidity();
    if (typed.every(isTyped)) onProved(form.current!, async () => ({ passkey: await choices.answer() }));
  };
  return (
    <form ref={form} className={css.part} onSubmit={submit}>
      {choices.hasPasskey && <p className={css.mark}>{action}</p>}
      {act.kind === 'addPasskey' && <p>{t('passkeyText', { host: location.hostname })}</p>}
      {act.kind === 'addPasskey' && <PasskeyName />}
      <Field label={t('password')} name="password" type="password" autoComplete="current-password" required />
      {hasFactor ? (
        <FactorInput
          choices={choices}
          action={action}
          isPending={isPending}
          fault={fault}
          onPasskey={answerWithPasskey}
        />
      ) : (
        <>
          {fault !== null && <p role="alert">{sentenceOf(fault)}</p>}
          <Button type="submit" tone="Main" disabled={isPending}>
            {action}
          </Button>
        </>
      )}
      <Button tone="Quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}

/**
 * Adds a passkey. If the person closes the browser's prompt, the next try uses the same challenge, because the typed
 * code is already used.
 * @returns recovery codes to show; `null` if there are none
 */
function useNewPasskey() {
  const kept = useRef<{ offer: Schemas['PasskeyOffer']; untilMs: number } | null>(null);
  return async (name: string, prove: () => Promise<ProofBody>): Promise<Schemas['RecoveryCodes'] | null> => {
    if (kept.current === null || kept.current.untilMs < Date.now()) {
      const offer = await dataOf(api.POST('/venue/v1/session/passkeys', { body: await prove() }));
      kept.current = { offer, untilMs: Date.now() + CHALLENGE_MAX_AGE_MS };
    }
    const passkey = await makePasskey(kept.current.offer);
    // The call uses the challenge, even if it is refused.
    kept.current = null;
    const codes = await dataOf(api.PUT('/venue/v1/session/passkeys', { body: { name, passkey } }));
    return codes.recoveryCodes.length === 0 ? null : codes;
  };
}

/** @returns what to show next; `null` if there is nothing to show */
async function runAct(
  act: Exclude<FactorAct, { kind: 'addPasskey' }>,
  body: ProofBody,
): Promise<Schemas['ShownSecret'] | Schemas['RecoveryCodes'] | null> {
  switch (act.kind) {
    case 'setUp':
    case 'otherPhone':
      return dataOf(api.POST('/venue/v1/session/second-factor', { body }));
    case 'newCodes':
      return dataOf(api.POST('/venue/v1/session/recovery-codes', { body }));
    case 'removePasskey': {
      const params = { path: { passkeyId: act.passkey.id } };
      await dataOf(api.POST('/venue/v1/session/passkeys/{passkeyId}/end', { params, body }));
      return null;
    }
    case 'removeApp':
    case 'turnOff': {
      const ended = { ...body, appOnly: act.kind === 'removeApp' };
      await dataOf(api.POST('/venue/v1/session/second-factor/end', { body: ended }));
      return null;
    }
  }
}
