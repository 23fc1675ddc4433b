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
  /** What is offered, next to what is stored. */
  choices: readonly number[];
  textOf: (value: number) => string;
}

/** A setting of the venue that is a number, on a page about something else. It is saved when another is chosen. */
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
