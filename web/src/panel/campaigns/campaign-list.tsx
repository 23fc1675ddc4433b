import { BadgePercent, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Message } from '../../ui/message.tsx';
import { PageHead } from '../page-head.tsx';
import type { Settings } from '../panel-queries.ts';
import { sortInPendingOrder } from '../pending-order.ts';
import { SortableList, SortableRow } from '../sorting/sortable-list.tsx';
import { CampaignCalendar } from './calendar/campaign-calendar.tsx';
import css from './campaign-list.module.css';
import { CampaignRow } from './campaign-row.tsx';
import { campaignFormOf } from './editor/campaign-form.ts';
import { reorderCampaigns, useCampaignChange } from './save-campaigns.ts';
import { useSummary } from './use-summary.ts';

export interface CampaignsOfVenue {
  campaigns: readonly Schemas['Campaign'][];
  categories: readonly Schemas['CategorySetup'][];
  settings: Settings;
}

/** All campaigns with a summary of each, and the calendar of their days. */
export function CampaignList({ campaigns, categories, settings }: CampaignsOfVenue) {
  const t = useTranslations('campaigns');
  const sentenceOf = useFaultSentence();
  const summaryOf = useSummary(categories);
  const [, go] = useLocation();
  const { id: venueId, timeZone } = settings;
  const order = useCampaignChange(venueId, (ids: string[]) => reorderCampaigns(venueId, ids));
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <Button tone="Main" icon={<Plus />} onClick={() => go('/new')}>
          {t('add')}
        </Button>
      </PageHead>
      {campaigns.length === 0 && <Message icon={<BadgePercent />} title={t('none')} text={t('noneText')} />}
      {order.error !== null && <p role="alert">{sentenceOf(order.error)}</p>}
      <SortableList
        items={sortInPendingOrder(campaigns, order)}
        isSaving={order.isPending}
        onOrder={(ids) => order.mutate(ids)}
        className={css.campaigns}
      >
        {sortInPendingOrder(campaigns, order).map((campaign) => (
          <SortableRow key={campaign.id} item={campaign}>
            <CampaignRow
              campaign={campaign}
              summary={summaryOf(campaignFormOf(campaign, timeZone))}
              timeZone={timeZone}
            />
          </SortableRow>
        ))}
      </SortableList>
      {campaigns.length > 1 && <p className={css.hint}>{t('orderHint')}</p>}
      {campaigns.some(({ state }) => state !== 'Over') && (
        <CampaignCalendar campaigns={campaigns} timeZone={timeZone} />
      )}
    </>
  );
}
