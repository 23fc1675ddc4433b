import { ChefHat, CircleCheck, CircleDashed, Crown } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import css from './person-row.module.css';

/** A person with their role and whether they are signed in; opens to change them. */
export function PersonRow({ account, onOpen }: { account: Schemas['VenueAccount']; onOpen: () => void }) {
  const t = useTranslations('people');
  const format = useFormatter();
  const { name, email, role, isYou, lastSignInAt } = account;
  const since =
    lastSignInAt === null
      ? t('signedOut')
      : t('signedIn', {
          at: format.dateTime(new Date(lastSignInAt), { dateStyle: 'medium', timeStyle: 'short' }),
        });
  return (
    <li>
      <button type="button" className={css.row} onClick={onOpen}>
        <span className={css.role}>
          {role === 'Owner' ? <Crown aria-hidden /> : <ChefHat aria-hidden />}
          {t(`roles.${role}`)}
        </span>
        <span className={css.who}>
          <strong>
            {name}
            {isYou && <span className={css.you}>{t('you')}</span>}
          </strong>
          <bdi dir="ltr" className={css.email}>
            {email}
          </bdi>
        </span>
        <span className={css.since}>
          {lastSignInAt === null ? <CircleDashed aria-hidden /> : <CircleCheck aria-hidden />}
          {since}
        </span>
      </button>
    </li>
  );
}
