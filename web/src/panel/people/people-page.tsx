import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { PageHead } from '../page-head.tsx';
import { accountsQuery } from '../panel-queries.ts';
import { InvitationMessage, type SentInvitation } from './invitation-message.tsx';
import css from './people-page.module.css';
import { PersonRow } from './person-row.tsx';
import { PersonSheet } from './person-sheet.tsx';

const SecondFactorRule = lazyPart(() => import('./second-factor-rule.tsx'));

/** A list with fewer people has no search field. */
const SEARCHED_FROM = 8;

/** The people of the venue with their roles. */
export default function PeoplePage() {
  const t = useTranslations('people');
  const { venueId, isOwner } = useVenue();
  const { data: accounts, error, refetch } = useQuery(accountsQuery(venueId));
  // The id of the open account, `New` for a new account, `null` if the sheet is closed.
  const [opened, setOpened] = useState<string | null>(null);
  const [invited, setInvited] = useState<SentInvitation | null>(null);
  const [searchText, setSearchText] = useState('');
  const found = accounts?.filter((one) => isFound(one, searchText, t(`roles.${one.role}`)));
  const account = accounts?.find(({ id }) => id === opened);
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button tone="Main" icon={<UserPlus />} onClick={() => setOpened('New')}>
          {t('add')}
        </Button>
      </PageHead>
      {invited !== null && <InvitationMessage {...invited} />}
      {accounts === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      {(accounts?.length ?? 0) >= SEARCHED_FROM && (
        <div className={css.search}>
          <Field
            label={t('search')}
            type="search"
            value={searchText}
            autoComplete="off"
            onChange={({ target }) => setSearchText(target.value)}
          />
        </div>
      )}
      <ul className={css.people}>
        {found?.map((one) => {
          // Only an owner may change an owner or their own account.
          const mayChange = isOwner || (one.role !== 'Owner' && !one.isYou);
          return <PersonRow key={one.id} account={one} onOpen={mayChange ? () => setOpened(one.id) : null} />;
        })}
      </ul>
      {found?.length === 0 && <p className={css.hint}>{t('nothingFound', { text: searchText.trim() })}</p>}
      {accounts?.length === 1 && <p className={css.hint}>{t('alone')}</p>}
      {accounts !== undefined && (
        <Suspense>
          <SecondFactorRule accounts={accounts} />
        </Suspense>
      )}
      {opened === 'New' && <PersonSheet onSaved={setInvited} onClose={() => setOpened(null)} />}
      {account !== undefined && (
        <PersonSheet
          key={account.id}
          account={account}
          onSaved={setInvited}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Whether the searched text is part of the name, the e-mail address or the role of a person. */
function isFound(
  { name, email, invitedEmail }: Schemas['VenueAccount'],
  searchText: string,
  role: string,
): boolean {
  const text = searchText.trim().toLocaleLowerCase();
  return [name, email ?? invitedEmail ?? '', role].some((one) => one.toLocaleLowerCase().includes(text));
}
