import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Select } from '../../../ui/select.tsx';
import type { DraftForm } from '../../form/use-draft.ts';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import type { Drawer, DrawerForm, drawerFaultsOf } from './drawer-form.ts';

/** The printers that can open a drawer, and the devices that can use it; missing while they are not loaded. */
export interface DrawerChoices {
  printers: readonly Schemas['Printer'][] | undefined;
  /** Also missing for a person who may not see devices. */
  devices: readonly Schemas['Device'][] | undefined;
}

interface DrawerFieldsProps extends DrawerChoices {
  form: DraftForm<DrawerForm>;
  faults: Partial<ReturnType<typeof drawerFaultsOf>>;
  others: readonly Drawer[];
}

/** The fields of a cash drawer: its name, the printer that opens it, and the device that uses it. */
export function DrawerFields({ form, faults, others, printers = [], devices }: DrawerFieldsProps) {
  const t = useTranslations('drawers');
  const { value, set } = form;
  const openers = printers.filter(({ drawerPin, purpose }) => drawerPin !== null && purpose !== 'Kitchen');
  const taken = others.map(({ deviceId }) => deviceId);
  const free = devices?.filter(({ id, kind }) => kind !== 'Board' && !taken.includes(id));
  return (
    <>
      <VenueField
        label={t('fields.name')}
        hint={t('nameHint')}
        value={value.name}
        maxLength={50}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name && t(`faults.${faults.name}`)}
      />
      <Select
        label={t('fields.printerId')}
        hint={t('printerHint')}
        value={value.printerId}
        onChange={({ target }) => set({ printerId: target.value })}
      >
        <option value="">{t('firstPrinter')}</option>
        <Options of={openers} chosen={value.printerId} missingText={t('gonePrinter')} />
      </Select>
      {free !== undefined && (
        <Select
          label={t('fields.deviceId')}
          hint={t('deviceHint')}
          value={value.deviceId}
          onChange={({ target }) => set({ deviceId: target.value })}
        >
          <option value="">{t('noDevice')}</option>
          <Options of={free} chosen={value.deviceId} missingText={t('goneDevice')} />
        </Select>
      )}
    </>
  );
}

interface OptionsProps {
  of: readonly { id: string; name: string }[];
  chosen: string;
  /** The text for a chosen printer or device that no longer exists. */
  missingText: string;
}

function Options({ of: choices, chosen, missingText }: OptionsProps) {
  const isGone = chosen !== '' && !choices.some(({ id }) => id === chosen);
  return (
    <>
      {isGone && <option value={chosen}>{missingText}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
