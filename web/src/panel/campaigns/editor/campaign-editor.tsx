import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import type { Schemas } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { PAGE_ABOVE } from '../../../ui/way-back/way-back.ts';
import { BackLink } from '../../back-link.tsx';
import { ConfirmSheet } from '../../confirm-sheet.tsx';
import { focusFirstFault } from '../../form/focus-first-fault.ts';
import { SaveBar } from '../../form/save-bar.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { PageHead } from '../../page-head.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import type { CampaignsOfVenue } from '../campaign-list.tsx';
import { withoutRemovedProducts } from '../covers/covers.ts';
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
import { ReductionCard } from './reduction-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TextsCard } from './texts-card.tsx';

interface CampaignEditorProps extends CampaignsOfVenue {
  /** The campaign to change; `undefined` to add one. */
  campaign?: Schemas['Campaign'];
}

/** The page of a campaign: its form, its summary, and the price of a basket with the campaign. */
export function CampaignEditor(props: CampaignEditorProps) {
  const { campaign, categories, settings } = props;
  const t = useTranslations('campaigns');
  const [, go] = useLocation();
  const [isTried, setIsTried] = useState(false);
  const { id: venueId, timeZone } = settings;
  const { stored, form, faults } = useCampaignForm(props);
  const isComplete = Object.keys(faults).length === 0;
  const send = () =>
    campaign === undefined
      ? addCampaign(venueId, campaignOf(form.value, timeZone))
      : changeCampaign(venueId, campaign, campaignChangeOf(stored, form.value, timeZone));
  const save = useCampaignChange(venueId, send, form.forget);
  const finish = () => {
    form.discard();
    go('/', { state: PAGE_ABOVE });
  };
  const submit = () => {
    setIsTried(true);
    if (isComplete) save.mutate(form.send(), { onSuccess: finish });
    else focusFirstFault();
  };
  const part = { form, faults: isTried ? faults : {} };
  return (
    <>
      <BackLink>{t('toList')}</BackLink>
      <CampaignHead venueId={venueId} campaign={campaign} onRemoved={finish} />
      <div className={css.columns}>
        <div inert={save.isPending}>
          <ReductionCard {...part} categories={categories} isNew={campaign === undefined} />
          <ScheduleCard {...part} />
          <TextsCard {...part} languages={settings.languages} />
        </div>
        <CampaignAside {...props} form={form.value} isComplete={isComplete} />
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
    </>
  );
}

/** The stored campaign, the campaign as typed, and its faults. */
function useCampaignForm({ campaign, campaigns, categories, settings }: CampaignEditorProps) {
  const { id, timeZone } = settings;
  const stored = useMemo(
    () => (campaign === undefined ? NEW_CAMPAIGN : campaignFormOf(campaign, timeZone)),
    [campaign, timeZone],
  );
  const draft = useDraft<CampaignForm>(`${id}.campaign.${campaign?.id ?? 'new'}`, stored);
  const form = { ...draft, value: { ...draft.value, ...withoutRemovedProducts(draft.changes, categories) } };
  const others = campaigns.filter((one) => one.id !== campaign?.id).map(({ name }) => name);
  return { stored, form, faults: campaignFaultsOf(form.value, others) };
}

interface CampaignAsideProps extends CampaignEditorProps {
  form: CampaignForm;
  isComplete: boolean;
}

/** The summary of the campaign, and the price of a basket with the campaign. */
function CampaignAside({ form, isComplete, campaign, categories, settings }: CampaignAsideProps) {
  const t = useTranslations('campaigns');
  const { id: venueId, timeZone } = settings;
  const summary = useSummary(categories)(form);
  const tried = isComplete ? { ...campaignOf(form, timeZone), ...(campaign && { id: campaign.id }) } : null;
  return (
    <aside className={css.aside} aria-label={t('aside')}>
      <section className={css.summary} aria-live="polite">
        <h2>{t('inWords')}</h2>
        <p>{summary}</p>
      </section>
      <DryRun venueId={venueId} timeZone={timeZone} categories={categories} campaign={tried} />
    </aside>
  );
}

interface CampaignHeadProps {
  venueId: string;
  campaign: Schemas['Campaign'] | undefined;
  onRemoved: () => void;
}

/** The name of the campaign, with a button that removes a stored campaign. */
function CampaignHead({ venueId, campaign, onRemoved }: CampaignHeadProps) {
  const t = useTranslations('campaigns');
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = useCampaignChange(venueId, () => removeCampaign(venueId, campaign!));
  if (campaign === undefined) return <PageHead title={t('add')} />;
  return (
    <PageHead title={<VenueText>{campaign.name}</VenueText>}>
      <Button tone="Danger" icon={<Trash2 />} onClick={() => setIsRemoving(true)}>
        {t('removeThis')}
      </Button>
      {isRemoving && (
        <ConfirmSheet
          title={t('remove', { name: campaign.name })}
          text={t('removeText')}
          answer={t('removeAnswer')}
          run={{ ...remove, mutate: () => remove.mutate(undefined, { onSuccess: onRemoved }) }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </PageHead>
  );
}
