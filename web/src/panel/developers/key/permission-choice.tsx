import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import css from './permission-choice.module.css';

type Permissions = Schemas['KeyPermissions'];

const NAMES = ['placesOrders', 'takesReservations'] as const satisfies (keyof Permissions)[];

/**
 * The permissions of a key.
 * @param unsaved  the permissions that are being saved
 */
export function PermissionChoice({
  value,
  unsaved = {},
  isFixed = false,
  mayAdd = true,
  onChange,
}: {
  value: Permissions;
  unsaved?: Partial<Permissions>;
  isFixed?: boolean;
  /** Whether permissions that the key does not have can be added. */
  mayAdd?: boolean;
  onChange: (change: Partial<Permissions>) => void;
}) {
  const t = useTranslations('developers.permissions');
  return (
    <fieldset className={css.choice} disabled={isFixed}>
      <legend>{t('title')}</legend>
      <p className={css.soft}>{t('text')}</p>
      {NAMES.map((name) => (
        <label key={name} className={css.permission}>
          <input
            type="checkbox"
            disabled={!mayAdd && !value[name]}
            checked={unsaved[name] ?? value[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
          <span>
            <strong>{t(name)}</strong>
            <small>{t(`${name}Text`)}</small>
          </span>
          {unsaved[name] !== undefined && <em className={css.unsaved}>{t('saving')}</em>}
        </label>
      ))}
    </fieldset>
  );
}
