import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Field } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { FormSheet } from '../form/form-sheet.tsx';
import { type DraftForm, useDraft } from '../form/use-draft.ts';
import { useSheetForm } from '../form/use-sheet-form.ts';
import { useVenueTextAttributes, VenueField, VenueText } from '../venue-settings/venue-text.tsx';
import css from './add-tables-sheet.module.css';
import { type NewTable, newTablesOf, suggestTables, type TablesEntry } from './new-tables.ts';
import { addTables, useRoomChange } from './save-room.ts';

interface AddTablesSheetProps {
  area: Schemas['Area'];
  areas: readonly Schemas['Area'][];
  onClose: () => void;
}

/** A sheet to add tables to an area: numbered ones, or from a list of names. Either all tables are added or none. */
export function AddTablesSheet({ area, areas, onClose }: AddTablesSheetProps) {
  const t = useTranslations('room');
  const tFields = useTranslations('form.tableFields');
  const { venueId } = useVenue();
  // Computed once: the suggestion must not change while the new tables appear.
  const all = useMemo(() => areas.flatMap(({ tables }) => tables), [areas]);
  const suggested = useMemo(() => suggestTables(area, all), [area, all]);
  const form = { ...useDraft<TablesEntry>(`${venueId}.tables.${area.id}`, suggested), clashes: [] };
  const { mode, seats } = form.value;
  const { tables, fault } = newTablesOf(form.value, all);
  const save = useRoomChange(venueId, () => addTables(venueId, area.id, tables));
  const sheet = useSheetForm({ form, faults: { tables: fault ?? undefined }, save, adds: true, onClose });
  const shownFault = fault?.kind === 'nothing' ? sheet.shown.tables : fault;
  return (
    <FormSheet title={t('addTablesTo', { name: area.name })} sheet={sheet} nameOf={() => ''}>
      <Segments
        label={t('how')}
        value={mode}
        options={(['Numbers', 'List'] as const).map((value) => ({ value, text: t(`modes.${value}`) }))}
        onChange={(chosen) => form.set({ mode: chosen })}
      />
      {mode === 'Numbers' ? <NumbersFields form={form} /> : <ListField form={form} />}
      <Field
        label={tFields('seats')}
        hint={t('seatsHint')}
        inputMode="numeric"
        value={seats}
        onChange={({ target }) => form.set({ seats: target.value })}
      />
      {shownFault && (
        <p role="alert" className={css.fault}>
          {t(`faults.${shownFault.kind}`, { name: shownFault.name })}
        </p>
      )}
      {tables.length > 0 && <NewTablesPreview tables={tables} />}
    </FormSheet>
  );
}

function NumbersFields({ form: { value, set } }: { form: DraftForm<TablesEntry> }) {
  const t = useTranslations('room');
  return (
    <>
      <VenueField
        label={t('prefix')}
        hint={t('prefixHint')}
        value={value.prefix}
        maxLength={40}
        onChange={({ target }) => set({ prefix: target.value })}
      />
      <div className={css.pair}>
        <Field
          label={t('from')}
          inputMode="numeric"
          value={value.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          label={t('to')}
          inputMode="numeric"
          value={value.to}
          onChange={({ target }) => set({ to: target.value })}
        />
      </div>
    </>
  );
}

function ListField({ form: { value, set } }: { form: DraftForm<TablesEntry> }) {
  const t = useTranslations('room');
  const id = useId();
  const venueText = useVenueTextAttributes();
  return (
    <div className={css.list}>
      <label htmlFor={id}>{t('list')}</label>
      <textarea
        id={id}
        rows={8}
        {...venueText}
        placeholder={t('listExample')}
        value={value.list}
        onChange={({ target }) => set({ list: target.value })}
      />
    </div>
  );
}

/** How many of the new tables are named in the preview. */
const MOST_SHOWN = 60;

function NewTablesPreview({ tables }: { tables: readonly NewTable[] }) {
  const t = useTranslations('room');
  return (
    <section className={css.coming} aria-label={t('coming', { count: tables.length })}>
      <strong>{t('coming', { count: tables.length })}</strong>
      <ul>
        {tables.slice(0, MOST_SHOWN).map(({ name }) => (
          <li key={name}>
            <VenueText>{name}</VenueText>
          </li>
        ))}
        {tables.length > MOST_SHOWN && <li>…</li>}
      </ul>
    </section>
  );
}
