import type { DraftForm } from '../form/use-draft.ts';
import type { CampaignFaults } from './editor/campaign-faults.ts';
import type { CampaignForm } from './editor/campaign-form.ts';

/** What each part of the form gets. */
export interface CampaignPart {
  form: DraftForm<CampaignForm>;
  /** What to say at the fields; empty until the person tried to save. */
  faults: CampaignFaults;
}
