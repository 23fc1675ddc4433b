import { loadWords } from 'virtual:words/room';
import { useQuery } from '@tanstack/react-query';
import { Grid2x2, Plus, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Route, Switch } from 'wouter';
import { tablesQuery } from '../../api/queries.ts';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FaultMessage, useFaultSentence } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { PageHead } from '../page-head.tsx';
import { sortInPendingOrder } from '../pending-order.ts';
import { SortableList, SortableRow } from '../sorting/sortable-list.tsx';
import { AreaCard } from './area-card.tsx';
import { AreaSheet } from './area-sheet.tsx';
import { GuessableCodesWarning } from './guessable-codes.tsx';
import css from './room-page.module.css';
import { qrCardsAddress, reorderAreas, useRoomChange } from './save-room.ts';

const ROOM_WORDS: PartWords = { name: 'room-words', load: loadWords };

const PlanPage = lazyPart(() => import('./plan/plan-page.tsx'));

/** The areas and tables of the venue, and the plan of each area. */
export default function RoomPage() {
  return (
    <PartWordsProvider words={ROOM_WORDS}>
      <Switch>
        <Route path="/plan/:areaId">
          {({ areaId }) => (
            <Suspense fallback={<Loading />}>
              <PlanPage areaId={areaId} />
            </Suspense>
          )}
        </Route>
        <Route>
          <Areas />
        </Route>
      </Switch>
    </PartWordsProvider>
  );
}

/** The areas and tables, in the order in which the till shows them. */
function Areas() {
  const t = useTranslations('room');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const { data: areas, error, refetch } = useQuery(tablesQuery(venueId));
  const [isAdding, setIsAdding] = useState(false);
  const order = useRoomChange(venueId, (ids: string[]) => reorderAreas(venueId, ids));
  const count = areas?.reduce((sum, { tables }) => sum + tables.length, 0) ?? 0;
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {count > 0 && (
          <ButtonLink href={qrCardsAddress(venueId)} target="_blank" icon={<QrCode />}>
            {t('printAll', { count })}
          </ButtonLink>
        )}
        <Button tone="Main" icon={<Plus />} onClick={() => setIsAdding(true)}>
          {t('addArea')}
        </Button>
      </PageHead>
      {areas === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      {areas?.length === 0 && <Message icon={<Grid2x2 />} title={t('none')} text={t('noneText')} />}
      {areas !== undefined && <GuessableCodesWarning areas={areas} />}
      {order.error !== null && <p role="alert">{sentenceOf(order.error)}</p>}
      {areas !== undefined && (
        <SortableList
          items={sortInPendingOrder(areas, order)}
          isSaving={order.isPending}
          onOrder={(ids) => order.mutate(ids)}
          className={css.areas}
        >
          {sortInPendingOrder(areas, order).map((area) => (
            <SortableRow key={area.id} item={area}>
              <AreaCard area={area} areas={areas} />
            </SortableRow>
          ))}
        </SortableList>
      )}
      {isAdding && <AreaSheet areas={areas ?? []} onClose={() => setIsAdding(false)} />}
    </>
  );
}
