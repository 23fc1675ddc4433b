import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { accountRightsValues } from '../../api/venue-api-lists.generated.ts';
import { type Right, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { focusFirstFault } from '../form/focus-first-fault.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { useDraft } from '../form/use-draft.ts';
import css from './rights.module.css';
import {
  GRANTED_ROLES,
  type GrantedRole,
  type RightsForm,
  readLimitPercent,
  rightsFormOf,
  rolesOf,
} from './rights-form.ts';
import { RightsTable } from './rights-table.tsx';
import { useSaveRoles } from './save-roles.ts';

/** The form with the rights of all roles. On a narrow screen, it shows one role at a time. Only owners can change it. */
export function RightsEditor({ decided }: { decided: Schemas['Roles'] }) {
  const t = useTranslations('rights');
  const tPeople = useTranslations('people');
  const { venueId, isOwner } = useVenue();
  const [role, setRole] = useState<GrantedRole>('Waiter');
  const [isTried, setIsTried] = useState(false);
  const stored = useMemo(() => rightsFormOf(decided.roles, accountRightsValues), [decided]);
  const form = useDraft<RightsForm>(`${venueId}.rights`, stored);
  const save = useSaveRoles(venueId, decided.revision);
  const wrong = GRANTED_ROLES.find((one) => readLimitPercent(form.value[`${one}.limit`]) === null);
  const submit = () => {
    setIsTried(true);
    if (wrong !== undefined) {
      setRole(wrong);
      return focusFirstFault();
    }
    const sent = form.send();
    save.mutate(rolesOf({ ...stored, ...sent }, accountRightsValues), { onSuccess: () => form.forget(sent) });
  };
  const discard = () => {
    form.discard();
    save.reset();
    setIsTried(false);
  };
  return (
    <>
      {!isOwner && <p className={css.note}>{t('readOnly')}</p>}
      <div className={css.roles}>
        <Segments
          label={t('role')}
          value={role}
          options={GRANTED_ROLES.map((value) => ({ value, text: tPeople(`roles.${value}`) }))}
          onChange={setRole}
          wraps
        />
      </div>
      <RightsTable form={form} role={role} isFixed={!isOwner} isTried={isTried} />
      {isOwner && (
        <Button
          icon={<RotateCcw />}
          onClick={() => form.set(rightsFormOf(decided.usual, accountRightsValues))}
        >
          {t('backToUsual')}
        </Button>
      )}
      <SaveBar
        form={form}
        record={{ id: `${venueId}.roles`, revision: decided.revision }}
        save={save}
        nameOf={(field) => {
          const [of, right] = field.split('.') as [GrantedRole, Right | 'limit'];
          const what = right === 'limit' ? t('limit') : t(`names.${right}`);
          return `${tPeople(`roles.${of}`)}: ${what}`;
        }}
        onSave={submit}
        onDiscard={discard}
      />
    </>
  );
}
