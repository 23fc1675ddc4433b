import { loadWords } from 'virtual:words/rights';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { useMay, useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../page-head.tsx';
import { rolesQuery } from '../panel-queries.ts';
import { ProofHoursSetting } from './proof-hours.tsx';
import { RightsEditor } from './rights-editor.tsx';

const RIGHTS_WORDS: PartWords = { name: 'rights-words', load: loadWords };

/** The page with the rights of each role. */
export default function RightsPage() {
  return (
    <PartWordsProvider words={RIGHTS_WORDS}>
      <Rights />
    </PartWordsProvider>
  );
}

function Rights() {
  const t = useTranslations('rights');
  const { venueId } = useVenue();
  const may = useMay();
  const { data, error, refetch } = useQuery(rolesQuery(venueId));
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      {data !== undefined && <RightsEditor decided={data} />}
      {may('settings') && <ProofHoursSetting />}
      {data === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
    </>
  );
}
