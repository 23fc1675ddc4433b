import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { ApiFault } from '../../api/fault.ts';
import { accountRoleValues } from '../../api/venue-api-lists.generated.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { type DraftForm, useDraft } from '../form/use-draft.ts';
import { useSheetForm } from '../form/use-sheet-form.ts';
import { OwnPasswordField } from './own-password-field.tsx';
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
/** What the service refuses for one field is said there. */
const FIELD_OF: Record<string, 'email' | 'ownPassword'> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_WRONG: 'ownPassword',
};

/** Adds an account or changes one. A password is never kept on the device. */
export function PersonSheet({ account, onClose }: PersonSheetProps) {
  const t = useTranslations('people');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const [password, setPassword] = useState('');
  const stored = useMemo(() => formOf(account), [account]);
  const form = useDraft<PersonForm>(`${venueId}.account.${account?.id ?? 'new'}`, stored);
  const { role, name, email } = form.value;
  const [currentPassword, setCurrentPassword] = useState('');
  const needsOwn = needsOwnPassword(account, form.changes, password);
  const save = usePeopleChange(venueId, () => {
    const said = { ...(password !== '' && { password }), ...(needsOwn && { currentPassword }) };
    return account === undefined
      ? addAccount(venueId, { role, name: name.trim(), email: email.trim(), ...said, password })
      : changeAccount(venueId, account, { ...trimmed(form.changes), ...said });
  });
  const code = save.error instanceof ApiFault ? save.error.code : null;
  const refusalAt = (field: string) => (FIELD_OF[code ?? ''] === field ? sentenceOf(save.error) : undefined);
  const faults = {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('emailWrong'),
    ownPassword: needsOwn && currentPassword === '' ? t('ownPasswordMissing') : undefined,
    password: isShort(password, account === undefined) ? t('passwordShort') : undefined,
  };
  const sheet = useSheetForm({
    ...{ form, faults, save, onClose },
    adds: account === undefined,
    isWorthSaving: account === undefined || form.isChanged || password !== '',
  });
  return (
    <FormSheet
      title={account?.name ?? t('add')}
      sheet={code !== null && code in FIELD_OF ? { ...sheet, save: { ...save, error: null } } : sheet}
      nameOf={(field) => t(`fields.${field}`)}
      more={account && <PersonActions account={account} onRemoved={sheet.finish} />}
    >
      <PersonFields
        form={form}
        faults={{
          ...sheet.shown,
          email: sheet.shown.email ?? refusalAt('email'),
        }}
      />
      <PasswordField
        label={t(account === undefined ? 'fields.password' : 'newPassword')}
        hint={t(account === undefined ? 'passwordHint' : 'newPasswordHint')}
        value={password}
        onChange={setPassword}
        error={sheet.shown.password}
      />
      {needsOwn && (
        <OwnPasswordField
          value={currentPassword}
          onChange={setCurrentPassword}
          error={sheet.shown.ownPassword ?? refusalAt('ownPassword')}
        />
      )}
    </FormSheet>
  );
}

interface PersonFieldsProps {
  form: DraftForm<PersonForm>;
  faults: Partial<Record<'name' | 'email', string | undefined>>;
}

function PersonFields({ form: { value, set }, faults }: PersonFieldsProps) {
  const t = useTranslations('people');
  return (
    <>
      <div className={css.role}>
        <span aria-hidden>{t('fields.role')}</span>
        <Segments
          label={t('fields.role')}
          value={value.role}
          options={accountRoleValues.toReversed().map((role) => ({ value: role, text: t(`roles.${role}`) }))}
          onChange={(role) => set({ role })}
        />
        <small>{t(`rolesText.${value.role}`)}</small>
      </div>
      <Field
        label={t('fields.name')}
        value={value.name}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name}
      />
      <Field
        label={t('fields.email')}
        type="email"
        dir="ltr"
        value={value.email}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => set({ email: target.value })}
        error={faults.email}
      />
    </>
  );
}

/** Whether a password is too short. @param isNeeded  else none is fine, too */
function isShort(password: string, isNeeded: boolean): boolean {
  return (isNeeded || password !== '') && [...password].length < SHORTEST_PASSWORD;
}

/** Whether the service asks for the person's own password: what lets someone in as an owner, or as the person themselves. */
function needsOwnPassword(
  account: Schemas['VenueAccount'] | undefined,
  { role, email }: Partial<PersonForm>,
  password: string,
): boolean {
  if (account?.role !== 'Owner' && role === 'Owner') return true;
  return (account?.role === 'Owner' || account?.isYou === true) && (email !== undefined || password !== '');
}

function formOf(account: Schemas['VenueAccount'] | undefined): PersonForm {
  return { role: account?.role ?? 'Cashier', name: account?.name ?? '', email: account?.email ?? '' };
}

function trimmed({ role, name, email }: Partial<PersonForm>): Schemas['AccountChange'] {
  return {
    ...(role !== undefined && { role }),
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() }),
  };
}
