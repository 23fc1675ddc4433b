import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Card } from '../../card.tsx';
import { ClashNotice } from '../../form/clash-notice.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import css from '../developers.module.css';
import type { ApiKey } from '../key-queries.ts';
import { useIsOwnVenue } from '../use-is-own-venue.ts';
import { useKeyChange } from '../use-key-change.ts';
import { AssistantForm } from './assistant-form.tsx';
import { PermissionChoice } from './permission-choice.tsx';

type Permissions = ApiKey['permissions'];

const NAME_LENGTH = 100;

/** The name of a key, which a button saves, and its permissions, each saved when it is switched. */
export function KeyForm({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations('developers');
  const sentenceOf = useFaultSentence();
  const changePermissions = useKeyChange(apiKey.id);
  const [unsaved, setUnsaved] = useState<Partial<Permissions>>({});
  const save = async (permissions: Partial<Permissions>) => {
    setUnsaved((before) => ({ ...before, ...permissions }));
    await changePermissions.mutateAsync({ change: { permissions } }).catch(() => null);
    setUnsaved((before) => removeSavedPermissions(before, permissions));
  };
  const isOwn = useIsOwnVenue();
  const isFixed = apiKey.revokedAt !== null;
  return (
    <Card title={t('key.settings')}>
      {!isFixed && <NameForm apiKey={apiKey} />}
      <PermissionChoice
        value={apiKey.permissions}
        unsaved={unsaved}
        isFixed={isFixed}
        mayAdd={isOwn}
        onChange={(permissions) => void save(permissions)}
      />
      {changePermissions.error !== null && (
        <p className={css.fault} role="alert">
          {sentenceOf(changePermissions.error)}
        </p>
      )}
      {!isFixed && (isOwn || apiKey.assistantOrders !== null) && <AssistantForm apiKey={apiKey} />}
    </Card>
  );
}

/**
 * The unsaved permissions without those that were just saved. A permission that was switched again in the meantime
 * remains.
 */
function removeSavedPermissions(
  unsaved: Partial<Permissions>,
  saved: Partial<Permissions>,
): Partial<Permissions> {
  const rest = Object.entries(unsaved).filter(([name, value]) => saved[name as keyof Permissions] !== value);
  return Object.fromEntries(rest);
}

function NameForm({ apiKey: { id, name, revision } }: { apiKey: ApiKey }) {
  const t = useTranslations('developers');
  const sentenceOf = useFaultSentence();
  const form = useDraft(`key-name.${id}`, { name });
  const rename = useKeyChange(id);
  const faults = { name: form.value.name.trim() === '' ? t('newKey.nameMissing') : undefined };
  const { shown, submit } = useSubmit(faults, () => {
    if (!form.isChanged || form.clashes.length > 0) return;
    const sent = form.send();
    rename.mutate({ change: sent, revision }, { onSuccess: () => form.forget(sent) });
  });
  const fault = rename.error === null ? undefined : sentenceOf(rename.error);
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      <ClashNotice form={form} isSaving={rename.isPending} nameOf={() => `${t('key.name')} (${name})`} />
      <div className={css.inline}>
        <div className={css.grow}>
          <VenueField
            label={t('key.name')}
            hint={t('newKey.nameHint')}
            error={shown.name ?? fault}
            value={form.value.name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => form.set({ name: target.value })}
          />
        </div>
        <Button type="submit" disabled={!form.isChanged || rename.isPending || form.clashes.length > 0}>
          {t('key.save')}
        </Button>
      </div>
    </form>
  );
}
