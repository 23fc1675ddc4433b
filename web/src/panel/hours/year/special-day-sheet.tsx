import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { useDraft } from '../../form/use-draft.ts';
import { useSaveFault } from '../../form/use-save-fault.ts';
import type { Settings } from '../../panel-queries.ts';
import { removeSpecialDays, type SeenDays, setSpecialDays } from './save-special-days.ts';
import css from './special-day-sheet.module.css';
import { datesBetween, type SpecialDay } from './year.ts';

interface DayForm {
  mode: 'Weekday' | 'Closed' | 'Open';
  opensAt: string;
  closesAt: string;
  name: string;
  /** The first and the last date that it holds for. */
  from: string;
  until: string;
}

const MODES = ['Weekday', 'Closed', 'Open'] as const;

/** Longer runs of days are closed for the season: the venue has other means for that. */
const MOST_DAYS = 60;

interface SpecialDaySheetProps {
  settings: Settings;
  date: string;
  /** Called with the days that are like their weekday again, so that this can be undone. */
  onRemoved: (days: readonly SpecialDay[]) => void;
  onClose: () => void;
}

/** Gives a date, or several in a row, hours of their own, or takes them away. */
export function SpecialDaySheet({ settings, date, onRemoved, onClose }: SpecialDaySheetProps) {
  const t = useTranslations('hours');
  const format = useFormatter();
  const faultOf = useSaveFault();
  const [isTried, setIsTried] = useState(false);
  const stored = useMemo(() => formOf(settings, date), [settings, date]);
  // The form tells of changes of its own date. Other dates are compared with what the calendar showed at first;
  // after a refusal with what it shows now.
  const [atFirst, setAtFirst] = useState<Settings['specialDays'] | null>(settings.specialDays);
  const form = useDraft<DayForm>(`${settings.id}.special.${date}`, stored);
  const { mode, opensAt, closesAt, name, from, until } = form.value;
  const dates = datesBetween(from, until, MOST_DAYS);
  const isRunWrong = dates.length === 0;
  const isTimeMissing = mode === 'Open' && (opensAt === '' || closesAt === '');
  const seen = {
    id: settings.id,
    specialDays: (atFirst ?? settings.specialDays)
      .filter((day) => day.date !== date)
      .concat(settings.specialDays.filter((day) => day.date === date)),
  };
  const save = useSaveDays(
    seen,
    (gone) => {
      if (gone.length > 0) onRemoved(gone);
      form.discard();
      onClose();
    },
    () => setAtFirst(null),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isRunWrong && !isTimeMissing) save.mutate({ dates, form: form.value });
  };
  return (
    <Sheet
      title={format.dateTime(new Date(`${date}T12:00:00Z`), {
        ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
      })}
      place="Side"
      isOpen
      onClose={onClose}
      foot={
        <Button
          type="submit"
          form="special-day"
          tone="Main"
          size="Large"
          isWide
          disabled={save.isPending || form.clashes.length > 0}
        >
          {t(save.isPending ? 'saving' : 'saveDays', { count: dates.length })}
        </Button>
      }
    >
      <form id="special-day" className={css.form} onSubmit={submit} noValidate inert={save.isPending}>
        <ChangedMeanwhile form={form} record={settings} nameOf={(field) => t(`fields.${field}`)} />
        {save.error !== null && (
          <p className={css.fault} role="alert">
            <CircleAlert aria-hidden />
            {faultOf(save.error)}
          </p>
        )}
        <Segments
          wraps
          label={t('fields.mode')}
          value={mode}
          options={MODES.map((value) => ({ value, text: t(`special.${value}`) }))}
          onChange={(chosen) => form.set({ mode: chosen })}
        />
        {mode === 'Open' && (
          <div className={css.pair}>
            <Field
              label={t('opensAt')}
              type="time"
              value={opensAt}
              onChange={({ target }) => form.set({ opensAt: target.value })}
              error={isTried && opensAt === '' ? t('timeMissing') : undefined}
            />
            <Field
              label={t('closesAt')}
              type="time"
              value={closesAt}
              hint={t('closesHint')}
              onChange={({ target }) => form.set({ closesAt: target.value })}
              error={isTried && closesAt === '' ? t('timeMissing') : undefined}
            />
          </div>
        )}
        {mode !== 'Weekday' && (
          <Field
            label={t('fields.name')}
            hint={t('nameHint')}
            value={name}
            maxLength={100}
            onChange={({ target }) => form.set({ name: target.value })}
          />
        )}
        <div className={css.pair}>
          <Field
            label={t('fields.from')}
            type="date"
            value={from}
            onChange={({ target }) =>
              form.set({ from: target.value, ...(target.value > until && { until: target.value }) })
            }
          />
          <Field
            label={t('fields.until')}
            type="date"
            min={from}
            value={until}
            onChange={({ target }) => form.set({ until: target.value })}
            error={isTried && isRunWrong ? t('runWrong', { most: MOST_DAYS }) : undefined}
          />
        </div>
      </form>
    </Sheet>
  );
}

function useSaveDays(seen: SeenDays, onSaved: (gone: readonly SpecialDay[]) => void, onRefused: () => void) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ dates, form }: { dates: readonly string[]; form: DayForm }) => {
      const { mode, name, opensAt, closesAt } = form;
      if (mode === 'Weekday') {
        await removeSpecialDays(client, seen, dates);
        const gone = seen.specialDays.filter((day) => dates.includes(day.date));
        return gone.sort((a, b) => (a.date < b.date ? -1 : 1));
      }
      await setSpecialDays(client, seen, dates, { name, opensAt, closesAt, isClosed: mode === 'Closed' });
      return [];
    },
    onSuccess: onSaved,
    onError: onRefused,
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
