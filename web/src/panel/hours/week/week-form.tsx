import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Card } from '../../card.tsx';
import { focusFirstFault } from '../../form/focus-first-fault.ts';
import { SaveBar } from '../../form/save-bar.tsx';
import { useDraft } from '../../form/use-draft.ts';
import type { Settings } from '../../panel-queries.ts';
import { useSaveSettings } from '../../venue-settings/use-save-settings.ts';
import { useWeekdayName, WEEKDAYS, type Weekday } from '../../weekdays.ts';
import { DayRow } from './day-row.tsx';
import { isIncomplete, type WeekHours, weekOf, workingHoursOf } from './week.ts';
import css from './week-form.module.css';

interface HoursForm extends WeekHours {
  enforcesHours: boolean;
  beforeMinutes: string;
  afterMinutes: string;
}

/** The hours of the seven weekdays, and whether orders outside them are refused. */
export function WeekForm({ settings }: { settings: Settings }) {
  const t = useTranslations('hours');
  const nameOfDay = useWeekdayName();
  const [isTried, setIsTried] = useState(false);
  const stored = useMemo(() => formOf(settings), [settings]);
  const form = useDraft<HoursForm>(`${settings.id}.week`, stored);
  const save = useSaveSettings(settings);
  const { value } = form;
  const before = (day: Weekday) => WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7]!;
  const submit = () => {
    setIsTried(true);
    const isGood = isGrace(value.beforeMinutes) && isGrace(value.afterMinutes);
    if (!isGood || WEEKDAYS.some((day) => isIncomplete(value[day]))) return focusFirstFault();
    const sent = form.send();
    save.mutate(changeOf(sent, value), {
      onSuccess: () => {
        form.forget(sent);
        setIsTried(false);
      },
    });
  };
  return (
    <Card title={t('week')} text={t('weekText')}>
      <ol className={css.week}>
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            entry={value[day]}
            before={value[before(day)]}
            isTried={isTried}
            onChange={(entry) => form.set({ [day]: entry })}
            onCopy={() => form.set(Object.fromEntries(WEEKDAYS.map((one) => [one, value[day]])))}
          />
        ))}
      </ol>
      <Switch
        label={t('enforces')}
        hint={t('enforcesText')}
        isOn={value.enforcesHours}
        onChange={(enforcesHours) => form.set({ enforcesHours })}
      />
      <Grace value={value} isTried={isTried} onChange={form.set} />
      <SaveBar
        form={form}
        record={settings}
        save={save}
        nameOf={(field) => (isWeekday(field) ? nameOfDay(field) : t(`fields.${field}`))}
        onSave={submit}
        onDiscard={() => {
          form.discard();
          save.reset();
          setIsTried(false);
        }}
      />
    </Card>
  );
}

const MOST_GRACE_MINUTES = 720;

interface GraceProps {
  value: HoursForm;
  isTried: boolean;
  onChange: (change: Partial<HoursForm>) => void;
}

/** How long before and after its hours a venue still takes orders. */
function Grace({ value: { beforeMinutes, afterMinutes }, isTried, onChange }: GraceProps) {
  const t = useTranslations('hours');
  const tForm = useTranslations('form');
  const faultOf = (minutes: string) =>
    isTried && !isGrace(minutes) ? tForm('number', { least: 0, most: MOST_GRACE_MINUTES }) : undefined;
  return (
    <div className={css.grace}>
      <Field
        label={t('graceBefore')}
        hint={t('graceBeforeText')}
        inputMode="numeric"
        value={beforeMinutes}
        onChange={({ target }) => onChange({ beforeMinutes: target.value })}
        error={faultOf(beforeMinutes)}
      />
      <Field
        label={t('graceAfter')}
        hint={t('graceAfterText')}
        inputMode="numeric"
        value={afterMinutes}
        onChange={({ target }) => onChange({ afterMinutes: target.value })}
        error={faultOf(afterMinutes)}
      />
    </div>
  );
}

function isGrace(minutes: string): boolean {
  return /^\d{1,4}$/.test(minutes.trim()) && Number(minutes) <= MOST_GRACE_MINUTES;
}

function formOf({ workingHours, enforcesHours, grace }: Settings): HoursForm {
  return {
    ...weekOf(workingHours),
    enforcesHours,
    beforeMinutes: String(grace.beforeMinutes),
    afterMinutes: String(grace.afterMinutes),
  };
}

/** The body of the request: only the changed values, so that the changes of other people are kept. */
function changeOf(changes: Partial<HoursForm>, value: HoursForm) {
  const { enforcesHours, beforeMinutes, afterMinutes } = changes;
  return {
    ...(WEEKDAYS.some((day) => changes[day] !== undefined) && { workingHours: workingHoursOf(value) }),
    ...(enforcesHours !== undefined && { enforcesHours }),
    ...((beforeMinutes ?? afterMinutes) !== undefined && {
      grace: {
        ...(beforeMinutes !== undefined && { beforeMinutes: Number(beforeMinutes) }),
        ...(afterMinutes !== undefined && { afterMinutes: Number(afterMinutes) }),
      },
    }),
  };
}

function isWeekday(field: string): field is Weekday {
  return (WEEKDAYS as readonly string[]).includes(field);
}
