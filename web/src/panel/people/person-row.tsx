import {
  BookOpen,
  ChefHat,
  CircleCheck,
  CircleDashed,
  Coins,
  Crown,
  HandPlatter,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import css from './person-row.module.css';

const ICONS: Record<Schemas['VenueAccount']['role'], LucideIcon> = {
  Owner: Crown,
  Manager: ShieldCheck,
  Cashier: Coins,
  Waiter: HandPlatter,
  Cook: ChefHat,
  Host: BookOpen,
  Bridge: ReceiptText,
};

interface PersonRowProps {
  account: Schemas['VenueAccount'];
  /** Opens the sheet of the person; `null` if the signed-in person may not change them. */
  onOpen: (() => void) | null;
}

/** A row for a person with their role and whether they are signed in. A tap opens the sheet to change them. */
export function PersonRow({ account, onOpen }: PersonRowProps) {
  const t = useTranslations('people');
  const { name, email, invitedEmail, role, isYou } = account;
  const Icon = ICONS[role];
  const address = email ?? invitedEmail;
  return (
    <li>
      <button type="button" className={css.row} disabled={onOpen === null} onClick={onOpen ?? undefined}>
        <span className={css.role}>
          <Icon aria-hidden />
          {t(`roles.${role}`)}
        </span>
        <span className={css.who}>
          <strong>
            {name}
            {isYou && <span className={css.you}>{t('you')}</span>}
          </strong>
          {address === null ? (
            <span className={css.email}>{t('noEmail')}</span>
          ) : (
            <bdi dir="ltr" className={css.email}>
              {address}
            </bdi>
          )}
        </span>
        {address !== null && <SignInState account={account} />}
      </button>
    </li>
  );
}

/** The text whether a person with an e-mail address is invited or has signed in. */
function SignInState({ account: { email, lastSignInAt } }: Pick<PersonRowProps, 'account'>) {
  const t = useTranslations('people');
  const format = useFormatter();
  if (email === null)
    return (
      <span className={css.since}>
        <Mail aria-hidden />
        {t('invited')}
      </span>
    );
  return (
    <span className={css.since}>
      {lastSignInAt === null ? <CircleDashed aria-hidden /> : <CircleCheck aria-hidden />}
      {lastSignInAt === null
        ? t('signedOut')
        : t('signedIn', {
            at: format.dateTime(new Date(lastSignInAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
    </span>
  );
}
