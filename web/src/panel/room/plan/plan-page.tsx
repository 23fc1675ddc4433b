import { loadWords } from 'virtual:words/plan';
import { useQuery } from '@tanstack/react-query';
import { Grid2x2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { tablesQuery } from '../../../api/queries.ts';
import { type PartWords, PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Message } from '../../../ui/message.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { BackLink } from '../../back-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { PlanEditor } from './plan-editor.tsx';

const PLAN_WORDS: PartWords = { name: 'plan-words', load: loadWords };

/** The page to edit the plan of an area. */
export default function PlanPage({ areaId }: { areaId: string }) {
  return (
    <PartWordsProvider words={PLAN_WORDS}>
      <Area areaId={areaId} />
    </PartWordsProvider>
  );
}

function Area({ areaId }: { areaId: string }) {
  const t = useTranslations('plan');
  const tRoom = useTranslations('room');
  const { venueId } = useVenue();
  const { data: areas, error, refetch } = useQuery(tablesQuery(venueId));
  if (areas === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  const area = areas.find(({ id }) => id === areaId);
  if (area === undefined) return <NotFound />;
  return (
    <>
      <BackLink>{tRoom('title')}</BackLink>
      <PageHead title={t('planOf', { name: area.name })} text={t('text')} />
      {area.tables.length === 0 ? (
        <Message icon={<Grid2x2 />} title={t('noTables')} text={t('noTablesText')} />
      ) : (
        <PlanEditor key={area.id} area={area} />
      )}
    </>
  );
}
