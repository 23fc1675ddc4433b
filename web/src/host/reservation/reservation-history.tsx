import { useFormatter, useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useFullestSentence } from '../../ui/text/use-fullest-sentence.ts';
import { ReservationChanges } from './reservation-changes.tsx';
import css from './reservation-history.module.css';

const KNOWN = [
  'Taken',
  'Accepted',
  'Declined',
  'Cancelled',
  'CheckedIn',
  'NotShown',
  'Ended',
  'Changed',
] as const;

/** The history of a reservation: what was done, by whom and when, the newest first. */
export function ReservationHistory({ history }: { history: readonly Schemas['ReservationHistoryEntry'][] }) {
  const t = useTranslations('host');
  return (
    <section className={css.history} aria-label={t('acts.history')}>
      <h3>{t('acts.history')}</h3>
      <ol>
        {history.toReversed().map((entry) => (
          <Entry key={`${entry.at}${entry.action}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry: { action, at, by, detail } }: { entry: Schemas['ReservationHistoryEntry'] }) {
  const t = useTranslations('host.history');
  const format = useFormatter();
  const known = KNOWN.find((name) => name === action) ?? 'other';
  const who = by.name ?? t(by.kind === 'Guest' ? 'byGuest' : 'byService');
  const sentenceOf = useFullestSentence();
  const { reason, fullest } = detail as { reason?: unknown; fullest?: Schemas['FullestMoment'] };
  return (
    <li>
      <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}</time>
      <span>
        {t(known)} · {who}
        {typeof reason === 'string' && <q>{reason}</q>}
        {action === 'Changed' && <ReservationChanges detail={detail} />}
        {fullest !== undefined && <small>{sentenceOf(fullest)}</small>}
      </span>
    </li>
  );
}
