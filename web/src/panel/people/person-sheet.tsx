import { useQuery } from '@tanstack/react-query';
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
import { settingsQuery } from '../panel-queries.ts';
import type { SentInvitation } from './invitation-message.tsx';
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
  /** The account to change; `undefined` to add one. */
  account?: Schemas['VenueAccount'];
  /** Called after the save, with the invitation of the person; `null` if there is none. */
  onSaved: (invited: SentInvitation | null) => void;
  onClose: () => void;
}

const SHORTEST_PASSWORD = 8;
/** The field at which each refusal of the service is shown. */
const FIELD_OF: Record<string, 'email' | 'password' | 'ownPassword'> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_COMMON: 'password',
  PASSWORD_PERSONAL: 'password',
  PASSWORD_WRONG: 'ownPassword',
};

/** A sheet to add or change an account. A typed password is never stored on the device. */
export function PersonSheet({ account, onSaved, onClose }: PersonSheetProps) {
  const t = useTranslations('people');
  const sentenceOf = useFaultSentence();
  const { venueId, isOwner } = useVenue();
  const [password, setPassword] = useState('');
  const stored = useMemo(() => formOf(account), [account]);
  const form = useDraft<PersonForm>(`${venueId}.account.${account?.id ?? 'new'}`, stored);
  const signsIn = form.value.email.trim() !== '';
  const [currentPassword, setCurrentPassword] = useState('');
  const needsOwn = needsOwnPassword(account, form.changes, password);
  const isInvited = useIsInvited(account, form.value.role);
  const hasPassword = signsIn && !isInvited;
  const save = usePeopleChange(venueId, () => {
    const passwords = { ...(hasPassword && password && { password }), ...(needsOwn && { currentPassword }) };
    return savePerson(venueId, account, form, passwords).then(onSaved);
  });
  const code = save.error instanceof ApiFault ? save.error.code : null;
  const refusalAt = (field: string) => (FIELD_OF[code ?? ''] === field ? sentenceOf(save.error) : undefined);
  const faults = usePersonFaults(form.value, {
    password,
    needsPassword: hasPassword && !account?.email,
    lacksOwn: needsOwn && currentPassword === '',
  });
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
        roles={accountRoleValues.filter((one) => isOwner || one !== 'Owner')}
        isInvited={isInvited && signsIn}
        faults={{ ...sheet.shown, email: sheet.shown.email ?? refusalAt('email') }}
      />
      {hasPassword && (
        <PasswordField
          label={t(account?.email ? 'newPassword' : 'fields.password')}
          hint={t(account?.email ? 'newPasswordHint' : 'passwordHint')}
          value={password}
          onChange={setPassword}
          error={sheet.shown.password ?? refusalAt('password')}
        />
      )}
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

/** Adds or changes an account. @returns the invitation of its person; `null` if there is none */
async function savePerson(
  venueId: string,
  account: PersonSheetProps['account'],
  { value: { role, name, email }, changes }: DraftForm<PersonForm>,
  passwords: Pick<Schemas['AccountChange'], 'password' | 'currentPassword'>,
): Promise<SentInvitation | null> {
  const address = email.trim() === '' ? {} : { email: email.trim() };
  const { mail, invitedEmail } =
    account === undefined
      ? await addAccount(venueId, { role, name: name.trim(), ...address, ...passwords })
      : await changeAccount(venueId, account, { ...trimValues(changes), ...passwords });
  return invitedEmail === null ? null : { mail, email: invitedEmail };
}

interface PersonFieldsProps {
  form: DraftForm<PersonForm>;
  /** The roles that the signed-in person can assign. */
  roles: readonly Role[];
  /** Whether the person is invited by e-mail. */
  isInvited: boolean;
  faults: Partial<Record<'name' | 'email', string | undefined>>;
}

function PersonFields({ form: { value, set }, roles, isInvited, faults }: PersonFieldsProps) {
  const t = useTranslations('people');
  return (
    <>
      <div className={css.role}>
        <span aria-hidden>{t('fields.role')}</span>
        <Segments
          label={t('fields.role')}
          value={value.role}
          options={roles.map((role) => ({ value: role, text: t(`roles.${role}`) }))}
          wraps
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
        hint={isInvited ? t('inviteHint') : needsEmail(value.role) ? undefined : t('emailHint')}
        error={faults.email}
      />
    </>
  );
}

/** Whether the person gets an invitation by e-mail and chooses the password there. */
function useIsInvited(account: Schemas['VenueAccount'] | undefined, role: Role): boolean {
  const { venueId } = useVenue();
  const { data: settings } = useQuery(settingsQuery(venueId));
  return settings?.sendsMail === true && role !== 'Bridge' && !account?.email;
}

/** Whether accounts of a role must have an e-mail address, because a PIN at a shared device is not enough. */
function needsEmail(role: Role): boolean {
  return role === 'Owner' || role === 'Bridge';
}

interface Passwords {
  password: string;
  needsPassword: boolean;
  /** Whether the signed-in person's own password is required and not typed yet. */
  lacksOwn: boolean;
}

/** The texts of the faults by field. */
function usePersonFaults(
  { role, name, email }: PersonForm,
  { password, needsPassword, lacksOwn }: Passwords,
) {
  const t = useTranslations('people');
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const missing = needsEmail(role) ? t('emailMissing') : undefined;
  return {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    email: email.trim() === '' ? missing : isAddress ? undefined : t('emailWrong'),
    ownPassword: lacksOwn ? t('ownPasswordMissing') : undefined,
    password: isShort(password, needsPassword) ? t('passwordShort') : undefined,
  };
}

/** Whether a password is too short. @param isNeeded  whether a password is required; otherwise it can be empty */
function isShort(password: string, isNeeded: boolean): boolean {
  return (isNeeded || password !== '') && [...password].length < SHORTEST_PASSWORD;
}

/**
 * Whether the service asks for the person's own password: for changes that give access as an owner, or to
 * their own account.
 */
function needsOwnPassword(
  account: Schemas['VenueAccount'] | undefined,
  { role, email }: Partial<PersonForm>,
  password: string,
): boolean {
  if (account?.role !== 'Owner' && role === 'Owner') return true;
  return (account?.role === 'Owner' || account?.isYou === true) && (email !== undefined || password !== '');
}

function formOf(account: Schemas['VenueAccount'] | undefined): PersonForm {
  return {
    role: account?.role ?? 'Waiter',
    name: account?.name ?? '',
    email: account?.email ?? account?.invitedEmail ?? '',
  };
}

function trimValues({ role, name, email }: Partial<PersonForm>): Schemas['AccountChange'] {
  return {
    ...(role !== undefined && { role }),
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: email.trim() || null }),
  };
}
