import { ArrowRight, CircleCheck, CircleDashed, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { keepOnDevice } from '../../../device/keep-on-device.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './setup-checklist.module.css';
import { type SetupStepName, stepsOf } from './setup-steps.ts';
import { useSetupState } from './use-setup-state.ts';

/** The path of the page for each step, within the pages of the venue. */
const PLACES: Record<SetupStepName, string> = {
  details: '/panel/settings',
  hours: '/panel/hours',
  tables: '/panel/room',
  menu: '/panel/menu',
  kitchen: '/panel/printers',
  people: '/panel/people',
  order: '/till',
};

/**
 * A checklist for setting up a new venue: what is missing before the first guest. It is hidden once all steps are done,
 * or when it is dismissed on this device.
 */
export function SetupChecklist() {
  const t = useTranslations('panelFirstHour');
  const { venueId } = useVenue();
  const place = `sofra.first-hour-dismissed.${venueId}`;
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(place) !== null);
  // Deferred, so that the figures of the overview are loaded first.
  const setup = useSetupState(venueId, useDeferredValue(!isDismissed, false));
  if (isDismissed || setup === null) return null;
  const steps = stepsOf(setup);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const dismiss = () => {
    keepOnDevice(localStorage, place, 'yes');
    setIsDismissed(true);
  };
  return (
    <section className={css.card} aria-label={t('title')}>
      <header className={css.head}>
        <h2>{t('title')}</h2>
        <p>{t('done', { done, count: steps.length })}</p>
        <Button tone="Quiet" icon={<X />} label={t('dismiss')} onClick={dismiss} />
      </header>
      <progress className={css.progress} value={done} max={steps.length} aria-label={t('title')} />
      <ol className={css.steps}>
        {steps.map(({ name, isDone, missing, isNeeded }) => (
          <li key={name} className={classNames(css.step, isDone && css.isDone, name === next && css.next)}>
            {isDone ? <CircleCheck aria-label={t('isDone')} /> : <CircleDashed aria-label={t('isOpen')} />}
            <Link href={`~/app/${venueId}${PLACES[name]}`}>
              <strong>{t(`steps.${name}`)}</strong>
              <small>{t(missing === null ? `hints.${name}` : `missing.${missing}`)}</small>
              {isNeeded && <small className={css.needed}>{t('needed')}</small>}
            </Link>
            {name === next && <ArrowRight aria-hidden />}
          </li>
        ))}
      </ol>
    </section>
  );
}
