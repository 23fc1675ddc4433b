import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Route, Switch } from 'wouter';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageHead } from '../page-head.tsx';
import { campaignsQuery, categoriesQuery, settingsQuery } from '../panel-queries.ts';
import { CampaignList } from './campaign-list.tsx';
import { CampaignEditor } from './editor/campaign-editor.tsx';

/** The campaigns of the venue: the list with its calendar, and the page of a single campaign. */
export default function CampaignsPage() {
  const t = useTranslations('campaigns');
  const { venueId } = useVenue();
  const campaigns = useQuery(campaignsQuery(venueId));
  const categories = useQuery(categoriesQuery(venueId));
  const settings = useQuery(settingsQuery(venueId));
  const all = [campaigns, categories, settings];
  if (!campaigns.data || !categories.data || !settings.data) {
    const error = all.find((query) => query.error !== null)?.error ?? null;
    return (
      <>
        <PageHead title={t('title')} />
        {error === null ? (
          <Loading />
        ) : (
          <FaultMessage fault={error} onRetry={() => all.forEach((query) => void query.refetch())} />
        )}
      </>
    );
  }
  const venue = { campaigns: campaigns.data, categories: categories.data, settings: settings.data };
  return (
    <Switch>
      <Route path="/">
        <CampaignList {...venue} />
      </Route>
      <Route path="/new">
        <CampaignEditor {...venue} />
      </Route>
      <Route path="/:id">
        {({ id }) => {
          const campaign = venue.campaigns.find((one) => one.id === id);
          return campaign === undefined ? (
            <NotFound />
          ) : (
            <CampaignEditor key={id} campaign={campaign} {...venue} />
          );
        }}
      </Route>
    </Switch>
  );
}
