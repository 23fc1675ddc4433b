import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHead } from '../../page-head.tsx';
import { ApiDocuments } from '../api-documents.tsx';
import { FindCallForm } from '../calls/find-call-form.tsx';
import css from '../developers.module.css';
import { keysQuery } from '../key-queries.ts';
import { useIsOwnVenue } from '../use-is-own-venue.ts';
import { BranchKeys } from './branch-keys.tsx';
import { KeyLimits } from './key-limits.tsx';
import { KeyList } from './key-list.tsx';
import { NewKeySheet } from './new-key-sheet.tsx';

/** The keys of the venue, their limits, the search for a call, and the documents. */
export function KeysPage() {
  const t = useTranslations('developers');
  const { venueId } = useVenue();
  const isOwn = useIsOwnVenue();
  const { data: keys, error, refetch } = useQuery(keysQuery(venueId));
  const [isMaking, setIsMaking] = useState(false);
  if (keys === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {isOwn && (
          <Button tone="Main" icon={<Plus />} onClick={() => setIsMaking(true)}>
            {t('keys.add')}
          </Button>
        )}
      </PageHead>
      <KeyList keys={keys} />
      <BranchKeys />
      <div className={css.columns}>
        <KeyLimits keys={keys} />
        <div>
          <FindCallForm keys={keys} />
          <ApiDocuments />
        </div>
      </div>
      {isMaking && <NewKeySheet keys={keys} onClose={() => setIsMaking(false)} />}
    </>
  );
}
