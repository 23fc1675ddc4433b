import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { AskOnce } from '../../ask-once.tsx';
import { BackLink } from '../../back-link.tsx';
import { focusFirstFault } from '../../form/focus-first-fault.ts';
import { SaveBar } from '../../form/save-bar.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { PageHead } from '../../page-head.tsx';
import type { CampaignsOfVenue } from '../campaign-list.tsx';
import { DryRun } from '../dry-run/dry-run.tsx';
import { addCampaign, changeCampaign, removeCampaign, useCampaignChange } from '../save-campaigns.ts';
import { useSummary } from '../use-summary.ts';
import css from './campaign-editor.module.css';
import { campaignFaultsOf } from './campaign-faults.ts';
import {
  type CampaignForm,
  campaignChangeOf,
  campaignFormOf,
  campaignOf,
  NEW_CAMPAIGN,
} from './campaign-form.ts';
import { TextsCard } from './texts-card.tsx';
import { WhatCard } from './what-card.tsx';
import { WhenCard } from './when-card.tsx';

/** The page of a campaign: the form, what it says in plain words, and what a basket would cost with it. */
export function CampaignEditor(props: CampaignsOfVenue & { campaign?: Schemas['Campaign'] }) {
  const { campaign, campaigns, categories, settings } = props;
  const t = useTranslations('campaigns');
  const [, go] = useLocation();
  const [isTried, setIsTried] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { id: venueId, timeZone } = settings;
  const stored = useMemo(
    () => (campaign === undefined ? NEW_CAMPAIGN : campaignFormOf(campaign, timeZone)),
    [campaign, timeZone],
  );
  const form = useDraft<CampaignForm>(`${venueId}.campaign.${campaign?.id ?? 'new'}`, stored);
  const others = campaigns.filter(({ id }) => id !== campaign?.id).map(({ name }) => name);
  const faults = campaignFaultsOf(form.value, others);
  const isComplete = Object.keys(faults).length === 0;
  const summary = useSummary(categories)(form.value);
  const save = useCampaignChange(venueId, () =>
    campaign === undefined
      ? addCampaign(venueId, campaignOf(form.value, timeZone))
      : changeCampaign(venueId, campaign, campaignChangeOf(stored, form.value, timeZone)),
  );
  const remove = useCampaignChange(venueId, () => removeCampaign(venueId, campaign!));
  const finish = () => {
    form.discard();
    go('/');
  };
  const submit = () => {
    setIsTried(true);
    if (isComplete) save.mutate(undefined, { onSuccess: finish });
    else focusFirstFault();
  };
  const part = { form, faults: isTried ? faults : {} };
  return (
    <>
      <BackLink>{t('toList')}</BackLink>
      <PageHead title={campaign?.name ?? t('add')}>
        {campaign !== undefined && (
          <Button tone="Danger" icon={<Trash2 />} onClick={() => setIsRemoving(true)}>
            {t('removeThis')}
          </Button>
        )}
      </PageHead>
      <div className={css.columns}>
        <div>
          <WhatCard {...part} categories={categories} isNew={campaign === undefined} />
          <WhenCard {...part} />
          <TextsCard {...part} languages={settings.languages} />
        </div>
        <aside className={css.aside} aria-label={t('aside')}>
          <section className={css.summary} aria-live="polite">
            <h2>{t('inWords')}</h2>
            <p>{summary}</p>
          </section>
          <DryRun
            venueId={venueId}
            timeZone={timeZone}
            categories={categories}
            campaign={
              isComplete
                ? { ...campaignOf(form.value, timeZone), ...(campaign && { id: campaign.id }) }
                : null
            }
          />
        </aside>
      </div>
      <SaveBar
        form={form}
        record={campaign}
        save={save}
        nameOf={(field) => t(`fields.${field}`)}
        onSave={submit}
        onDiscard={() => {
          form.discard();
          save.reset();
          setIsTried(false);
        }}
      />
      {isRemoving && campaign !== undefined && (
        <AskOnce
          title={t('remove', { name: campaign.name })}
          text={t('removeText')}
          answer={t('removeAnswer')}
          run={{ ...remove, mutate: () => remove.mutate(undefined, { onSuccess: finish }) }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}
