import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSheetForm } from '../form/use-sheet-form.ts';
import { VenueField } from '../venue-settings/venue-text.tsx';
import { EMPTY_TABLES_ENTRY, newTablesOf } from './new-tables.ts';
import { addArea, renameArea, useRoomChange } from './save-room.ts';

interface AreaSheetProps {
  /** The area to rename; `undefined` to add one. */
  area?: Schemas['Area'];
  areas: readonly Schemas['Area'][];
  onClose: () => void;
}

/** A sheet to rename an area, or to add one, with numbered tables if wanted. */
export function AreaSheet({ area, areas, onClose }: AreaSheetProps) {
  const t = useTranslations('room');
  const { venueId } = useVenue();
  const stored = useMemo(() => ({ name: area?.name ?? '', count: '' }), [area]);
  const form = useDraft(`${venueId}.area.${area?.id ?? 'new'}`, stored);
  const { name, count } = form.value;
  const save = useRoomChange(venueId, () =>
    area === undefined
      ? addArea(venueId, { name: name.trim(), ...(count.trim() !== '' && { tables: tables.tables }) })
      : renameArea(venueId, area, name.trim()),
  );
  const all = areas.flatMap((one) => one.tables);
  const tables = newTablesOf({ ...EMPTY_TABLES_ENTRY, prefix: `${name.trim()} `, to: count || '1' }, all);
  const isTaken = areas.some((one) => one.id !== area?.id && one.name === name.trim());
  const faults = {
    name: name.trim() === '' ? t('nameMissing') : isTaken ? t('areaTaken') : undefined,
    count:
      area === undefined && count.trim() !== '' && tables.fault !== null
        ? t(`faults.${tables.fault.kind}`, { name: tables.fault.name })
        : undefined,
  };
  const sheet = useSheetForm({ form, faults, save, adds: area === undefined, onClose });
  return (
    <FormSheet
      title={area === undefined ? t('addArea') : t('rename', { name: area.name })}
      sheet={sheet}
      record={area}
      nameOf={() => t('areaName')}
    >
      <VenueField
        label={t('areaName')}
        hint={t('areaNameHint')}
        value={name}
        maxLength={100}
        onChange={({ target }) => form.set({ name: target.value })}
        error={sheet.shown.name}
      />
      {area === undefined && (
        <Field
          label={t('areaTables')}
          hint={t('areaTablesHint', { name: name.trim() || t('areaExample') })}
          inputMode="numeric"
          value={count}
          onChange={({ target }) => form.set({ count: target.value })}
          error={sheet.shown.count}
        />
      )}
    </FormSheet>
  );
}
