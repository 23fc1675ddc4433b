import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFault } from '../../api/fault.ts';
import { beginInTab, type PersonProof } from '../../session/own-device.ts';
import { createFieldReader } from '../../session/second-factor/code-field.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { Segments } from '../../ui/segments.tsx';
import type { PinEntryProps } from './pin-entry.tsx';
import css from './pin-pad.module.css';

type ProofKind = 'code' | 'password';

const FactorCode = lazyPart(() => import('./factor-code.tsx'));

/** Whether the password is right, but a code of the second factor is missing or wrong. */
const isFactorFault = (fault: unknown) =>
  fault instanceof ApiFault && ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG'].includes(fault.code);

/** A person chooses their PIN, with a code from a manager or with their own password. */
export function ChoosePin({ person, onBegun, onBack }: PinEntryProps) {
  const t = useTranslations('device');
  const tApp = useTranslations('app');
  const [by, setBy] = useState<ProofKind>('code');
  const [typed, setTyped] = useState({ proof: '', pin: '', again: '' });
  const { proof, pin, again } = typed;
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const { choose, asksCode, reset } = useChoosePin(person.id, onBegun);
  const { pinDigits: digits, hasPin } = person;
  // A person who forgot a PIN that is longer than required may choose one of four digits.
  const isWhole = /^\d+$/.test(pin) && (pin.length === digits || (hasPin && pin.length === 4));
  const { shown, submit } = useSubmit(
    {
      proof: proof.trim() === '' ? t(`${by}Missing`) : undefined,
      pin: isWhole ? undefined : t('pinLength', { digits }),
      again: pin === again ? undefined : t('notSame'),
    },
    (form) => {
      const factorCode = createFieldReader(form)('code');
      const byPassword = { pin, password: proof, ...(factorCode !== '' && { factorCode }) };
      choose.mutate(by === 'code' ? { pin, code: proof } : byPassword);
    },
  );
  const changeProof = (kind: ProofKind) => {
    setBy(kind);
    reset();
    type({ proof: '' });
  };
  return (
    <form className={css.entry} onSubmit={submit} noValidate>
      <h2>{t('choose', { name: person.name })}</h2>
      <ProofChoice by={by} onChange={changeProof} />
      <ProofField by={by} value={proof} onChange={(next) => type({ proof: next })} error={shown.proof} />
      <PinField
        label={t('newPinLabel', { digits })}
        hint={t('newPinHint')}
        value={pin}
        onChange={(next) => type({ pin: next })}
        error={shown.pin}
      />
      <PinField
        label={t('again')}
        value={again}
        onChange={(next) => type({ again: next })}
        error={shown.again}
      />
      <ChoiceFault fault={choose.error} asksCode={asksCode} />
      <Button type="submit" tone="Main" size="Large" isWide disabled={choose.isPending}>
        {t('setPin')}
      </Button>
      <Button onClick={onBack}>{tApp('back')}</Button>
    </form>
  );
}

/** Sends the new PIN, and remembers whether a second factor is required. */
function useChoosePin(personId: string, onBegun: PinEntryProps['onBegun']) {
  const [asksCode, setAsksCode] = useState(false);
  const choose = useMutation({
    networkMode: 'always',
    mutationFn: (entry: PersonProof) => beginInTab(personId, entry),
    onSuccess: onBegun,
    onError: (fault) => setAsksCode(isFactorFault(fault)),
  });
  const reset = () => {
    setAsksCode(false);
    choose.reset();
  };
  return { choose, asksCode, reset };
}

/** The reason of a refusal. A refusal of the second factor is shown at its field. */
function ChoiceFault({ fault, asksCode }: { fault: Error | null; asksCode: boolean }) {
  const sentenceOf = useFaultSentence();
  const sentence = fault === null ? undefined : sentenceOf(fault);
  if (asksCode)
    return (
      <Suspense>
        <FactorCode error={sentence} />
      </Suspense>
    );
  return sentence === undefined ? null : (
    <p role="alert" className={css.fault}>
      {sentence}
    </p>
  );
}

function ProofChoice({ by, onChange }: { by: ProofKind; onChange: (by: ProofKind) => void }) {
  const t = useTranslations('device');
  const options = [
    { value: 'code', text: t('byCode') },
    { value: 'password', text: t('byPassword') },
  ] as const;
  return <Segments wraps label={t('by')} value={by} options={options} onChange={onChange} />;
}

interface TextFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function ProofField({ by, value, onChange, error }: TextFieldProps & { by: ProofKind }) {
  const t = useTranslations('device');
  return (
    <Field
      label={t(by)}
      hint={by === 'code' ? t('codeHint') : undefined}
      type={by === 'code' ? 'text' : 'password'}
      autoComplete="off"
      autoCapitalize="characters"
      dir="ltr"
      maxLength={200}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

function PinField({
  label,
  hint,
  value,
  onChange,
  error,
}: TextFieldProps & { label: string; hint?: string }) {
  return (
    <Field
      label={label}
      hint={hint}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={6}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
