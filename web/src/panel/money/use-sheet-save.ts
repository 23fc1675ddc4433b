import type { Schemas } from '../../api/client.ts';
import type { Settings } from '../panel-queries.ts';
import { useSaveSettings } from '../venue-settings/use-save-settings.ts';

/** Saves a change of the settings that a form in a sheet makes. @param bodyOf  is asked when it is sent */
export function useSheetSave(settings: Settings, bodyOf: () => Schemas['SettingsChange']) {
  const save = useSaveSettings(settings);
  return {
    isPending: save.isPending,
    error: save.error,
    mutate: (_: undefined, then: { onSuccess: () => void }) => save.mutate(bodyOf(), then),
  };
}
