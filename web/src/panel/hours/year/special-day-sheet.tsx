import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { TimeField } from '../../../ui/form/time-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { type DraftForm, useDraft } from '../../form/use-draft.ts';
import { useSheetForm } from '../../form/use-sheet-form.ts';
import type { Settings } from '../../panel-queries.ts';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import { removeSpecialDays, saveSpecialDays } from './save-special-days.ts';
import css from './special-day-sheet.module.css';
import { datesBetween, type SpecialDay } from './year.ts';

interface DayForm {
  mode: 'Weekday' | 'Closed' | 'Open';
  opensAt: string;
  closesAt: string;
  name: string;
  /** The first and the last date of the special days. */
  from: string;
  until: string;
}

const MODES = ['Weekday', 'Closed', 'Open'] as const;

/** The most special days at once. For a longer closure, the venue can be closed for the season. */
const MOST_DAYS = 60;

interface SpecialDaySheetProps {
  settings: Settings;
  date: string;
  /** Called with the removed special days, so that the page can offer to undo the removal. */
  onRemoved: (days: readonly SpecialDay[]) => void;
  onClose: () => void;
}

/** Adds, changes or removes the special day of a date, or of several consecutive dates. */
export function SpecialDaySheet({ settings, date, onRemoved, onClose }: SpecialDaySheetProps) {
  const t = useTranslations('hours');
  const format = useFormatter();
  const stored = useMemo(() => formOf(settings, date), [settings, date]);
  const form = useDraft<DayForm>(`${settings.id}.special.${date}`, stored);
  const { mode, opensAt, closesAt, from, until } = form.value;
  const dates = datesBetween(from, until, MOST_DAYS);
  const timeFault = (time: string) => (mode === 'Open' && time === '' ? t('timeMissing') : undefined);
  const faults = {
    opensAt: timeFault(opensAt),
    closesAt: timeFault(closesAt),
    until: dates.length === 0 ? t('runWrong', { most: MOST_DAYS }) : undefined,
  };
  const save = useSaveDays(settings, date, dates, form.value, onRemoved);
  const adds = !settings.specialDays.some((day) => day.date === date);
  const sheet = useSheetForm({ form, faults, save, adds, onClose });
  return (
    <FormSheet
      title={format.dateTime(new Date(`${date}T12:00:00Z`), {
        ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
      })}
      sheet={sheet}
      record={settings}
      nameOf={(field) => t(`fields.${field}`)}
      answer={t('saveDays', { count: dates.length })}
    >
      <Segments
        wraps
        label={t('fields.mode')}
        value={mode}
        options={MODES.map((value) => ({ value, text: t(`special.${value}`) }))}
        onChange={(chosen) => form.set({ mode: chosen })}
      />
      {mode === 'Open' && <OpenTimes form={form} faults={sheet.shown} />}
      {mode !== 'Weekday' && (
        <VenueField
          label={t('fields.name')}
          hint={t('nameHint')}
          value={form.value.name}
          maxLength={100}
          onChange={({ target }) => form.set({ name: target.value })}
        />
      )}
      <RunOfDays form={form} fault={sheet.shown.until} />
    </FormSheet>
  );
}

interface OpenTimesProps {
  form: DraftForm<DayForm>;
  faults: { opensAt?: string | undefined; closesAt?: string | undefined };
}

function OpenTimes({ form: { value, set }, faults }: OpenTimesProps) {
  const t = useTranslations('hours');
  return (
    <div className={css.pair}>
      <TimeField
        label={t('opensAt')}
        value={value.opensAt}
        onTime={(opensAt) => set({ opensAt })}
        error={faults.opensAt}
      />
      <TimeField
        label={t('closesAt')}
        value={value.closesAt}
        hint={t('closesHint')}
        onTime={(closesAt) => set({ closesAt })}
        error={faults.closesAt}
      />
    </div>
  );
}

/** The fields for the first and the last date. */
function RunOfDays({ form: { value, set }, fault }: { form: DraftForm<DayForm>; fault: string | undefined }) {
  const t = useTranslations('hours');
  return (
    <div className={css.pair}>
      <Field
        label={t('fields.from')}
        type="date"
        value={value.from}
        onChange={({ target }) =>
          set({ from: target.value, ...(target.value > value.until && { until: target.value }) })
        }
      />
      <Field
        label={t('fields.until')}
        type="date"
        min={value.from}
        value={value.until}
        onChange={({ target }) => set({ until: target.value })}
        error={fault}
      />
    </div>
  );
}

function useSaveDays(
  settings: Settings,
  date: string,
  dates: readonly string[],
  { mode, name, opensAt, closesAt }: DayForm,
  onRemoved: (days: readonly SpecialDay[]) => void,
) {
  const client = useQueryClient();
  // The form notices changes of its own date. The other dates are compared with the special days when the sheet
  // opened; after a refusal, with the present special days.
  const [atFirst, setAtFirst] = useState<Settings['specialDays'] | null>(settings.specialDays);
  const seen = {
    id: settings.id,
    specialDays: (atFirst ?? settings.specialDays)
      .filter((day) => day.date !== date)
      .concat(settings.specialDays.filter((day) => day.date === date)),
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (mode !== 'Weekday') {
        const hours = { name, opensAt, closesAt, isClosed: mode === 'Closed' };
        await saveSpecialDays(client, seen, dates, hours);
        return [];
      }
      await removeSpecialDays(client, seen, dates);
      const removed = seen.specialDays.filter((day) => dates.includes(day.date));
      return removed.sort((a, b) => (a.date < b.date ? -1 : 1));
    },
    onSuccess: (removed) => {
      if (removed.length > 0) onRemoved(removed);
    },
    onError: () => setAtFirst(null),
  });
}

function formOf({ specialDays }: Settings, date: string): DayForm {
  const stored = specialDays.find((one) => one.date === date);
  return {
    mode: stored === undefined ? 'Weekday' : stored.isClosed ? 'Closed' : 'Open',
    opensAt: stored?.opensAt ?? '',
    closesAt: stored?.closesAt ?? '',
    name: stored?.name ?? '',
    from: date,
    until: date,
  };
}
