import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { useDraft } from '../form/use-draft.ts';
import css from './add-tables-sheet.module.css';
import { nextTables, type TablesEntry, tablesOf } from './new-tables.ts';
import { addTables, useRoomChange } from './save-room.ts';

interface AddTablesSheetProps {
  area: Schemas['Area'];
  areas: readonly Schemas['Area'][];
  onClose: () => void;
}

/** How many of the tables to come are named. */
const MOST_SHOWN = 60;

/** Adds one table or many to an area: numbered, or from a list. All are added, or none. */
export function AddTablesSheet({ area, areas, onClose }: AddTablesSheetProps) {
  const t = useTranslations('room');
  const { venueId } = useVenue();
  const id = useId();
  const [isTried, setIsTried] = useState(false);
  // What is offered stays while the tables arrive.
  const offered = useMemo(() => nextTables(area), [area]);
  const form = useDraft<TablesEntry>(`${venueId}.tables.${area.id}`, offered);
  const { mode, prefix, from, to, seats, list } = form.value;
  const { tables, fault } = tablesOf(
    form.value,
    areas.flatMap((one) => one.tables),
  );
  const save = useRoomChange(venueId, () => addTables(venueId, area.id, tables));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (fault !== null) return;
    save.mutate(undefined, {
      onSuccess: () => {
        form.discard();
        onClose();
      },
    });
  };
  return (
    <FormSheet
      title={t('addTablesTo', { name: area.name })}
      form={{ ...form, clashes: [] }}
      save={save}
      nameOf={() => ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segments
        label={t('how')}
        value={mode}
        options={(['Numbers', 'List'] as const).map((value) => ({ value, text: t(`modes.${value}`) }))}
        onChange={(chosen) => form.set({ mode: chosen })}
      />
      {mode === 'Numbers' ? (
        <>
          <Field
            label={t('prefix')}
            hint={t('prefixHint')}
            value={prefix}
            maxLength={40}
            onChange={({ target }) => form.set({ prefix: target.value })}
          />
          <div className={css.pair}>
            <Field
              label={t('from')}
              inputMode="numeric"
              value={from}
              onChange={({ target }) => form.set({ from: target.value })}
            />
            <Field
              label={t('to')}
              inputMode="numeric"
              value={to}
              onChange={({ target }) => form.set({ to: target.value })}
            />
          </div>
        </>
      ) : (
        <div className={css.list}>
          <label htmlFor={id}>{t('list')}</label>
          <textarea
            id={id}
            rows={8}
            placeholder={t('listExample')}
            value={list}
            onChange={({ target }) => form.set({ list: target.value })}
          />
        </div>
      )}
      <Field
        label={t('fields.seats')}
        hint={t('seatsHint')}
        inputMode="numeric"
        value={seats}
        onChange={({ target }) => form.set({ seats: target.value })}
      />
      {fault !== null && (isTried || fault.kind !== 'nothing') && (
        <p role="alert" className={css.fault}>
          {t(`faults.${fault.kind}`, { name: fault.name })}
        </p>
      )}
      {tables.length > 0 && (
        <section className={css.coming} aria-label={t('coming', { count: tables.length })}>
          <strong>{t('coming', { count: tables.length })}</strong>
          <ul>
            {tables.slice(0, MOST_SHOWN).map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
            {tables.length > MOST_SHOWN && <li>…</li>}
          </ul>
        </section>
      )}
    </FormSheet>
  );
}
