import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Select } from '../../ui/select.tsx';
import { settingsQuery } from '../panel-queries.ts';

interface NumberSettingProps {
  name: keyof Schemas['Settings'] & ('idleLockMinutes' | 'proofHours');
  label: string;
  hint: string;
  /** The offered numbers. The stored number is offered, too. */
  choices: readonly number[];
  textOf: (value: number) => string;
}

/** A field for one numeric setting of the venue, outside the settings page. It is saved as soon as a number is chosen. */
export function NumberSetting({ name, label, hint, choices, textOf }: NumberSettingProps) {
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const { venueId } = useVenue();
  const { data: settings } = useQuery(settingsQuery(venueId));
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (value: number) =>
      dataOf(
        api.PATCH('/venue/v1/venues/{venueId}/settings', {
          params: { path: { venueId } },
          body: { [name]: value },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: settingsQuery(venueId).queryKey }),
  });
  if (settings === undefined) return null;
  const value = save.isPending ? save.variables : settings[name];
  return (
    <Select
      label={label}
      hint={hint}
      error={save.error === null ? undefined : sentenceOf(save.error)}
      value={value}
      onChange={({ target }) => save.mutate(Number(target.value))}
    >
      {[...new Set([...choices, value])]
        .sort((a, b) => a - b)
        .map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
    </Select>
  );
}
