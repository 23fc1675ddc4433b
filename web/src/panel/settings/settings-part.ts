import type { DraftForm } from '../form/use-draft.ts';
import type { SettingsForm, settingsFaultsOf } from './settings-form.ts';

/** What each part of the settings gets: the form they share, and what is wrong at a field. */
export interface SettingsPart {
  form: DraftForm<SettingsForm>;
  faultOf: (field: keyof ReturnType<typeof settingsFaultsOf>) => string | undefined;
}
