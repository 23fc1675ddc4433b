import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../page-head.tsx';
import { accountsQuery } from '../panel-queries.ts';
import css from './people-page.module.css';
import { PersonRow } from './person-row.tsx';
import { PersonSheet } from './person-sheet.tsx';

/** Who signs in for the venue, and as what. */
export default function PeoplePage() {
  const t = useTranslations('people');
  const { venueId } = useVenue();
  const { data: accounts, error, refetch } = useQuery(accountsQuery(venueId));
  // The id of an account, `New`, or nothing.
  const [opened, setOpened] = useState<string | null>(null);
  const account = accounts?.find(({ id }) => id === opened);
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button tone="Main" icon={<UserPlus />} onClick={() => setOpened('New')}>
          {t('add')}
        </Button>
      </PageHead>
      {accounts === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      <ul className={css.people}>
        {accounts?.map((one) => (
          <PersonRow key={one.id} account={one} onOpen={() => setOpened(one.id)} />
        ))}
      </ul>
      {accounts?.length === 1 && <p className={css.hint}>{t('alone')}</p>}
      {opened === 'New' && <PersonSheet onClose={() => setOpened(null)} />}
      {account !== undefined && (
        <PersonSheet key={account.id} account={account} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
