import type { Settings } from '../panel-queries.ts';
import { type SettingsChange, useSaveSettings } from '../venue-settings/use-save-settings.ts';

/** The save of a form in a sheet that changes the settings. */
export function useSheetSave(settings: Settings, change: SettingsChange) {
  const save = useSaveSettings(settings);
  return {
    isPending: save.isPending,
    error: save.error,
    mutate: (_: undefined, then: { onSuccess: () => void }) => save.mutate(change, then),
  };
}
