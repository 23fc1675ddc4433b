import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePendingActs } from '../acts/acts-provider.tsx';
import { RefusedActs } from '../acts/refused-acts.tsx';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import { Segments } from '../ui/segments.tsx';
import { Sheet } from '../ui/sheet.tsx';
import css from './service-state.module.css';
import { useRush } from './use-rush.ts';

const REASONS = ['Busy', 'Staff', 'Trouble'] as const;
const MINUTES = ['15', '30', '45', '60', '120'] as const;
const USUAL_MINUTES = '30';

/** The longest reason that the service accepts. */
const REASON_LENGTH = 200;

/** The sheet of {@link RushButton}: a tap on a reason begins a rush; another tap ends it. */
export function RushSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('serviceState.rush');
  const { venueId } = useVenue();
  const { until } = useRush();
  const acts = usePendingActs(venueId).filter(({ subject }) => subject === 'rush');
  return (
    <Sheet title={t('title')} isOpen={isOpen} onClose={onClose}>
      <div className={css.rush}>
        <RefusedActs acts={acts} />
        {until === null ? <RushChoices onDone={onClose} /> : <RushNow until={until} onDone={onClose} />}
      </div>
    </Sheet>
  );
}

function RushNow({ until, onDone }: { until: number; onDone: () => void }) {
  const t = useTranslations('serviceState.rush');
  const format = useFormatter();
  const { reason, end } = useRush();
  return (
    <>
      <p className={css.strong}>
        {t('isOn', { until: format.dateTime(until, { hour: '2-digit', minute: '2-digit' }) })}
      </p>
      {reason !== null && <p>{t('tellsGuests', { reason })}</p>}
      <Button
        tone="Main"
        size="Large"
        isWide
        onClick={() => {
          end();
          onDone();
        }}
      >
        {t('end')}
      </Button>
    </>
  );
}

function RushChoices({ onDone }: { onDone: () => void }) {
  const t = useTranslations('serviceState.rush');
  const { declare } = useRush();
  const [minutes, setMinutes] = useState<string>(USUAL_MINUTES);
  const [own, setOwn] = useState('');
  const begin = (reason: string) => {
    declare(Number(minutes), reason);
    onDone();
  };
  const isEmpty = own.trim() === '' || undefined;
  const { submit } = useSubmit({ isEmpty }, () => begin(own.trim()));
  return (
    <>
      <p className={css.soft}>{t('text')}</p>
      <Segments
        label={t('howLong')}
        value={minutes}
        onChange={setMinutes}
        options={MINUTES.map((value) => ({ value, text: textOfMinutes(t, Number(value)) }))}
      />
      <h3 className={css.heading}>{t('why')}</h3>
      {REASONS.map((name) => (
        <Button key={name} size="Large" isWide onClick={() => begin(t(`reasons.${name}`))}>
          {t(`reasons.${name}`)}
        </Button>
      ))}
      <form className={css.own} onSubmit={submit}>
        <Field
          label={t('own')}
          value={own}
          maxLength={REASON_LENGTH}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button type="submit" disabled={isEmpty}>
          {t('begin')}
        </Button>
      </form>
    </>
  );
}

function textOfMinutes(t: ReturnType<typeof useTranslations<'serviceState.rush'>>, minutes: number): string {
  return minutes < 60 ? t('minutes', { minutes }) : t('hours', { hours: minutes / 60 });
}
