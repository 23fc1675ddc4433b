import type { DraftForm } from '../form/use-draft.ts';
import type { CampaignFaults } from './editor/campaign-faults.ts';
import type { CampaignForm } from './editor/campaign-form.ts';

/** The props of each part of the campaign form. */
export interface CampaignCardProps {
  form: DraftForm<CampaignForm>;
  /** The faults to show at the fields; empty until the person first tries to save. */
  faults: CampaignFaults;
}
