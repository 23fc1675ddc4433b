import { QrCode, Trash2 } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { AskOnce } from '../ask-once.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { useDraft } from '../form/use-draft.ts';
import { seatsOf } from './new-tables.ts';
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

/** Changes a table, moves it to another area, prints its card or removes it. */
export function TableSheet({ table, areas, onClose }: TableSheetProps) {
  const t = useTranslations('room');
  const { venueId } = useVenue();
  const [isTried, setIsTried] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const stored = useMemo(() => formOf(table), [table]);
  const form = useDraft<TableForm>(`${venueId}.table.${table.id}`, stored);
  const save = useRoomChange(venueId, () => changeTable(venueId, table, changeOf(form.changes)));
  const remove = useRoomChange(venueId, () => removeTable(venueId, table));
  const { name, code, seats, areaId } = form.value;
  const isTaken = areas.some(({ tables }) =>
    tables.some((one) => one.id !== table.id && one.code === code.trim()),
  );
  const faults = {
    name: name.trim() === '' ? t('nameMissing') : undefined,
    code: code.trim() === '' ? t('codeMissing') : isTaken ? t('codeTaken') : undefined,
    seats: seatsOf(seats) === 'Wrong' ? t('faults.seatsWrong', { name: '' }) : undefined,
  };
  const faultOf = (field: keyof typeof faults) => (isTried ? faults[field] : undefined);
  const finish = () => {
    form.discard();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    if (form.isChanged) save.mutate(undefined, { onSuccess: finish });
    else onClose();
  };
  if (isRemoving)
    return (
      <AskOnce
        title={t('removeTable', { name: table.name })}
        text={t('removeTableText', { code: table.code })}
        answer={t('remove')}
        run={{ ...remove, mutate: () => remove.mutate(undefined, { onSuccess: finish }) }}
        onClose={() => setIsRemoving(false)}
      />
    );
  return (
    <FormSheet
      title={table.name}
      form={form}
      record={table}
      save={save}
      nameOf={(field) => t(`fields.${field}`)}
      onSubmit={submit}
      onClose={onClose}
      more={
        <>
          <ButtonLink href={qrCardsAddress(venueId, { tableId: table.id })} target="_blank" icon={<QrCode />}>
            {t('printCard')}
          </ButtonLink>
          <Button tone="Danger" icon={<Trash2 />} onClick={() => setIsRemoving(true)}>
            {t('removeThis')}
          </Button>
        </>
      }
    >
      <Field
        label={t('fields.name')}
        value={name}
        maxLength={50}
        onChange={({ target }) => form.set({ name: target.value })}
        error={faultOf('name')}
      />
      <Field
        label={t('fields.seats')}
        hint={t('seatsHint')}
        inputMode="numeric"
        value={seats}
        onChange={({ target }) => form.set({ seats: target.value })}
        error={faultOf('seats')}
      />
      <Select
        label={t('fields.areaId')}
        value={areaId}
        onChange={({ target }) => form.set({ areaId: target.value })}
      >
        {areas.map((area) => (
          <option key={area.id} value={area.id}>
            {area.name}
          </option>
        ))}
      </Select>
      <Field
        label={t('fields.code')}
        hint={form.changes.code === undefined ? t('codeHint') : t('codeChanges')}
        value={code}
        maxLength={50}
        onChange={({ target }) => form.set({ code: target.value })}
        error={faultOf('code')}
      />
    </FormSheet>
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
