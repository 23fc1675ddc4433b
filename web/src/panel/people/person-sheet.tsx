import { type FormEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { ApiFault } from '../../api/fault.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { useDraft } from '../form/use-draft.ts';
import { PasswordField } from './password-field.tsx';
import { PersonActions } from './person-actions.tsx';
import css from './person-sheet.module.css';
import { addAccount, changeAccount, usePeopleChange } from './save-people.ts';

type Role = Schemas['VenueAccount']['role'];

interface PersonForm {
  role: Role;
  name: string;
  email: string;
}

interface PersonSheetProps {
  /** The account to change; without one an account is added. */
  account?: Schemas['VenueAccount'];
  onClose: () => void;
}

const SHORTEST_PASSWORD = 8;

/** Adds an account or changes one. A password is never kept on the device. */
export function PersonSheet({ account, onClose }: PersonSheetProps) {
  const t = useTranslations('people');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const [isTried, setIsTried] = useState(false);
  const [password, setPassword] = useState('');
  const stored = useMemo(() => formOf(account), [account]);
  const form = useDraft<PersonForm>(`${venueId}.account.${account?.id ?? 'new'}`, stored);
  const { role, name, email } = form.value;
  const save = usePeopleChange(venueId, () => {
    const said = password === '' ? {} : { password };
    return account === undefined
      ? addAccount(venueId, { role, name: name.trim(), email: email.trim(), password })
      : changeAccount(venueId, account, { ...trimmed(form.changes), ...said });
  });
  const isEmailTaken = save.error instanceof ApiFault && save.error.code === 'EMAIL_TAKEN';
  const isNeeded = account === undefined || password !== '';
  const faults = {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('emailWrong'),
    password: isNeeded && [...password].length < SHORTEST_PASSWORD ? t('passwordShort') : undefined,
  };
  const faultOf = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);
  const finish = () => {
    form.discard();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    if (account !== undefined && !form.isChanged && password === '') onClose();
    else save.mutate(undefined, { onSuccess: finish });
  };
  return (
    <FormSheet
      title={account?.name ?? t('add')}
      form={form}
      save={isEmailTaken ? { ...save, error: null } : save}
      nameOf={(field) => t(`fields.${field}`)}
      onSubmit={submit}
      onClose={onClose}
      more={account && <PersonActions account={account} onRemoved={finish} />}
    >
      <div className={css.role}>
        <span aria-hidden>{t('fields.role')}</span>
        <Segments
          label={t('fields.role')}
          value={role}
          options={(['Staff', 'Owner'] as const).map((value) => ({ value, text: t(`roles.${value}`) }))}
          onChange={(chosen) => form.set({ role: chosen })}
        />
        <small>{t(`rolesText.${role}`)}</small>
      </div>
      <Field
        label={t('fields.name')}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => form.set({ name: target.value })}
        error={faultOf('name')}
      />
      <Field
        label={t('fields.email')}
        type="email"
        dir="ltr"
        value={email}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => form.set({ email: target.value })}
        error={faultOf('email') ?? (isEmailTaken ? sentenceOf(save.error) : undefined)}
      />
      <PasswordField
        label={t(account === undefined ? 'fields.password' : 'newPassword')}
        hint={t(account === undefined ? 'passwordHint' : 'newPasswordHint')}
        value={password}
        onChange={setPassword}
        error={faultOf('password')}
      />
    </FormSheet>
  );
}

function formOf(account: Schemas['VenueAccount'] | undefined): PersonForm {
  return { role: account?.role ?? 'Staff', name: account?.name ?? '', email: account?.email ?? '' };
}

function trimmed({ role, name, email }: Partial<PersonForm>): Schemas['AccountChange'] {
  return {
    ...(role !== undefined && { role }),
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
  };
}
