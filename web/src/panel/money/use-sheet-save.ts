import type { Settings } from '../panel-queries.ts';
import { type SettingsChange, useSaveSettings } from '../venue-settings/use-save-settings.ts';

/** Saves a change of the settings that a form in a sheet makes. */
export function useSheetSave(settings: Settings, change: SettingsChange) {
  const save = useSaveSettings(settings);
  return {
    isPending: save.isPending,
    error: save.error,
    mutate: (_: undefined, then: { onSuccess: () => void }) => save.mutate(change, then),
  };
}
