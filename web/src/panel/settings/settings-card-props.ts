import type { DraftForm } from '../form/use-draft.ts';
import type { SettingsForm, settingsFaultsOf } from './settings-form.ts';

/** The props of each card of the settings: the shared form, and the texts of faults. */
export interface SettingsCardProps {
  form: DraftForm<SettingsForm>;
  faultOf: (field: keyof ReturnType<typeof settingsFaultsOf>) => string | undefined;
}
