import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import type { DraftForm } from '../form/use-draft.ts';
import { RIGHT_GROUPS, type RightGroupName } from './right-groups.ts';
import css from './rights.module.css';
import { GRANTED_ROLES, type GrantedRole, type RightsForm, readLimitPercent } from './rights-form.ts';

interface RightsTableProps {
  form: DraftForm<RightsForm>;
  /** The role that a narrow screen shows. */
  role: GrantedRole;
  isFixed: boolean;
  /** Whether the person tried to save: from then on, faults are shown. */
  isTried: boolean;
}

/** A table of rights in groups, with a column for each role, and below it the discount limit of each role. */
export function RightsTable(props: RightsTableProps) {
  const t = useTranslations('rights');
  const tPeople = useTranslations('people');
  const groups = Object.keys(RIGHT_GROUPS) as RightGroupName[];
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <td />
          {GRANTED_ROLES.map((role) => (
            <th key={role} scope="col" className={cellOf(role, props.role)}>
              {tPeople(`roles.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th colSpan={GRANTED_ROLES.length + 1} scope="rowgroup" className={css.group}>
              {t(`groups.${group}`)}
            </th>
          </tr>
          {RIGHT_GROUPS[group].map((right) => (
            <tr key={right}>
              <th scope="row">{t(`names.${right}`)}</th>
              {GRANTED_ROLES.map((role) => {
                const field = `${role}.${right}` as const;
                return (
                  <td key={role} className={cellOf(role, props.role)}>
                    <label className={css.check}>
                      <input
                        type="checkbox"
                        aria-label={t('may', { role: tPeople(`roles.${role}`), right: t(`names.${right}`) })}
                        checked={props.form.value[field]}
                        disabled={props.isFixed}
                        onChange={({ target }) =>
                          props.form.set({ [field]: target.checked } as Partial<RightsForm>)
                        }
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
          {group === 'reductions' && <LimitRow {...props} />}
        </tbody>
      ))}
    </table>
  );
}

/** The highest discount by hand of each role, in percent of a bill. */
function LimitRow({ form, role: shown, isFixed, isTried }: RightsTableProps) {
  const t = useTranslations('rights');
  const tPeople = useTranslations('people');
  const isWrong = (role: GrantedRole) => isTried && readLimitPercent(form.value[`${role}.limit`]) === null;
  return (
    <tr>
      <th scope="row">
        {t('limit')}
        <small id="limit-hint">{t('limitHint')}</small>
        {GRANTED_ROLES.some(isWrong) && (
          <small role="alert" className={css.fault}>
            {t('limitWrong')}
          </small>
        )}
      </th>
      {GRANTED_ROLES.map((role) => (
        <td key={role} className={cellOf(role, shown)}>
          <span className={css.limit}>
            <input
              inputMode="decimal"
              dir="ltr"
              aria-label={t('may', { role: tPeople(`roles.${role}`), right: t('limit') })}
              aria-describedby="limit-hint"
              aria-invalid={isWrong(role)}
              value={form.value[`${role}.limit`]}
              disabled={isFixed}
              maxLength={6}
              onChange={({ target }) => form.set({ [`${role}.limit`]: target.value } as Partial<RightsForm>)}
            />
            <span aria-hidden>%</span>
          </span>
        </td>
      ))}
    </tr>
  );
}

function cellOf(role: GrantedRole, shown: GrantedRole): string {
  return classNames(css.cell, role === shown && css.shown);
}
