import { QrCode, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { type DraftForm, useDraft } from '../form/use-draft.ts';
import { useSheetForm } from '../form/use-sheet-form.ts';
import { useVenueTextAttributes, VenueField, VenueText } from '../venue-settings/venue-text.tsx';
import { NewCodesSheet } from './guessable-codes.tsx';
import { readSeats } from './new-tables.ts';
import { changeTable, qrCardsAddress, removeTable, useRoomChange } from './save-room.ts';

interface TableForm {
  name: string;
  code: string;
  seats: string;
  areaId: string;
}

interface TableSheetProps {
  table: Schemas['Table'];
  areas: readonly Schemas['Area'][];
  onClose: () => void;
}

/** A sheet to change a table, move it to another area, print its QR card or remove it. */
export function TableSheet({ table, areas, onClose }: TableSheetProps) {
  const t = useTranslations('room');
  const tFields = useTranslations('form.tableFields');
  const { venueId } = useVenue();
  const [isAskingCode, setIsAskingCode] = useState(false);
  const stored = useMemo(() => formOf(table), [table]);
  const form = useDraft<TableForm>(`${venueId}.table.${table.id}`, stored);
  const save = useRoomChange(venueId, () => changeTable(venueId, table, changeOf(form.changes)));
  const remove = useRoomChange(venueId, () => removeTable(venueId, table));
  const faults = useFaults(form.value, table, areas);
  const sheet = useSheetForm({ form, faults, save, isWorthSaving: form.isChanged, onClose });
  if (isAskingCode) return <NewCodesSheet ids={[table.id]} onClose={sheet.finish} />;
  return (
    <FormSheet
      title={<VenueText>{table.name}</VenueText>}
      sheet={sheet}
      record={table}
      nameOf={tFields}
      more={
        <>
          <ButtonLink href={qrCardsAddress(venueId, { tableId: table.id })} target="_blank" icon={<QrCode />}>
            {t('printCard')}
          </ButtonLink>
          <Button icon={<RefreshCw />} onClick={() => setIsAskingCode(true)}>
            {t('newCodes', { count: 1 })}
          </Button>
        </>
      }
      removal={{
        ...{ ask: t('removeThis'), title: t('removeTable', { name: table.name }) },
        ...{ text: t('removeTableText', { code: table.code }), answer: t('remove'), run: remove },
      }}
    >
      <TableFields form={form} faults={sheet.shown} areas={areas} />
    </FormSheet>
  );
}

/** The texts of the faults by field. */
function useFaults(
  { name, code, seats }: TableForm,
  { id }: Schemas['Table'],
  areas: readonly Schemas['Area'][],
) {
  const t = useTranslations('room');
  const isTaken = areas.some(({ tables }) => tables.some((one) => one.id !== id && one.code === code.trim()));
  return {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    code: code.trim() === '' ? t('codeMissing') : isTaken ? t('codeTaken') : undefined,
    seats: readSeats(seats) === 'Wrong' ? t('faults.seatsWrong', { name: '' }) : undefined,
  };
}

interface TableFieldsProps {
  form: DraftForm<TableForm>;
  faults: Partial<Record<'name' | 'code' | 'seats', string | undefined>>;
  areas: readonly Schemas['Area'][];
}

function TableFields({ form: { value, changes, set }, faults, areas }: TableFieldsProps) {
  const venueText = useVenueTextAttributes();
  const t = useTranslations('room');
  const tFields = useTranslations('form.tableFields');
  return (
    <>
      <VenueField
        label={tFields('name')}
        value={value.name}
        maxLength={50}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name}
      />
      <Field
        label={tFields('seats')}
        hint={t('seatsHint')}
        inputMode="numeric"
        value={value.seats}
        onChange={({ target }) => set({ seats: target.value })}
        error={faults.seats}
      />
      <Select
        label={tFields('areaId')}
        value={value.areaId}
        onChange={({ target }) => set({ areaId: target.value })}
      >
        {areas.map((area) => (
          <option key={area.id} value={area.id} {...venueText}>
            {area.name}
          </option>
        ))}
      </Select>
      <Field
        label={tFields('code')}
        hint={changes.code === undefined ? t('codeHint') : t('codeChanges')}
        value={value.code}
        maxLength={50}
        onChange={({ target }) => set({ code: target.value })}
        error={faults.code}
      />
    </>
  );
}

function formOf({ name, code, capacity, areaId }: Schemas['Table']): TableForm {
  return { name, code, seats: capacity === null ? '' : String(capacity), areaId };
}

function changeOf({ name, code, seats, areaId }: Partial<TableForm>): Schemas['TableChange'] {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(code !== undefined && { code: code.trim() }),
    ...(seats !== undefined && { capacity: seats.trim() === '' ? null : Number(seats) }),
    ...(areaId !== undefined && { areaId }),
  };
}
