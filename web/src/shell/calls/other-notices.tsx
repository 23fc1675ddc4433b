import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpen, CookingPot, Copy, PrinterX, ReceiptText } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAgo } from '../../time/use-time-ago.ts';
import { useFullestSentence } from '../../ui/text/use-fullest-sentence.ts';
import css from './calls.module.css';
import type { Call } from './calls.ts';

type Notice = Schemas['Notice'];

const ICONS = {
  NewOrder: ReceiptText,
  NewRound: CookingPot,
  NewReservation: BookOpen,
  ReservationCancelled: BookOpen,
  PrinterTrouble: PrinterX,
} as const;

interface OtherNoticesProps {
  notices: readonly Notice[];
  /** What needs attention until it is done (see `Call`); it is shown above the notices. */
  calls: readonly Call[];
  onFollow: () => void;
}

/**
 * The unseen notices of this person. A notice is left out if a call about the same subject is shown above and says as
 * much. A notice that was shown once does not appear the next time.
 */
export function OtherNotices({ notices, calls, onFollow }: OtherNoticesProps) {
  const t = useTranslations('app.notices');
  const { venueId } = useVenue();
  const markSeen = useMarkSeen(venueId);
  // Notices that were new when the list was opened, or came in the meantime, stay until it is closed.
  const [before] = useState(
    () => new Set(notices.filter(({ isSeen }) => isSeen).map(({ change }) => change)),
  );
  const fresh = notices.filter(({ change }) => !before.has(change));
  const newest = fresh.find(({ isSeen }) => !isSeen)?.change;
  const look = useEffectEvent(markSeen.mutate);
  useEffect(() => {
    if (newest !== undefined) look(newest);
  }, [newest]);
  const shown = fresh.filter(
    (notice) => saysMore(notice) || !calls.some(({ subjectId }) => subjectId === notice.subjectId),
  );
  if (shown.length === 0) return null;
  return (
    <section className={css.happened} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul className={css.list}>
        {[...Map.groupBy(shown, ({ subjectId }) => subjectId)].map(([subjectId, about]) => (
          <li key={subjectId}>
            <NoticesLink notices={about} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a notice says more than the call about the same thing. */
function saysMore({ fullest, likelyDuplicateOf }: Notice): boolean {
  return fullest !== null || likelyDuplicateOf !== null;
}

/** Links to the place of the notices about one bill, booking or printer, the newest first. */
function NoticesLink({ notices, onFollow }: { notices: readonly Notice[]; onFollow: () => void }) {
  const newest = notices[0]!;
  const Icon = ICONS[newest.notice];
  return (
    <Link href={placeOf(newest)} className={css.call} onClick={onFollow}>
      <Icon aria-hidden />
      <span>
        {newest.who !== null && <strong>{newest.who}</strong>}
        {notices.map((notice) => (
          <NoticeLine key={notice.change} notice={notice} />
        ))}
      </span>
    </Link>
  );
}

function NoticeLine({ notice }: { notice: Notice }) {
  const t = useTranslations('app.notices');
  const timeAgo = useTimeAgo();
  const sentenceOf = useFullestSentence();
  return (
    <>
      <span>
        {t(`kinds.${notice.notice}`)} <small>{timeAgo(Date.parse(notice.at))}</small>
      </span>
      {notice.fullest && <span className={css.caution}>{sentenceOf(notice.fullest)}</span>}
      {notice.likelyDuplicateOf !== null && (
        <span className={css.caution}>
          <Copy aria-hidden /> {t(duplicateText(notice))}
        </span>
      )}
    </>
  );
}

function duplicateText({ subject, subjectId, likelyDuplicateOf }: Notice) {
  if (subject === 'Reservation') return 'duplicateBooking';
  return likelyDuplicateOf === subjectId ? 'repeats' : 'duplicate';
}

/** The path of the screen on which a notice can be dealt with. */
function placeOf({ subject, subjectId }: Notice): string {
  switch (subject) {
    case 'Bill':
      return `/till/bills/${subjectId}`;
    case 'Reservation':
      return `/host/${subjectId}`;
    default:
      return '/till?printers=open';
  }
}

function useMarkSeen(venueId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: number) =>
      dataOf(
        api.PUT('/venue/v1/venues/{venueId}/notices/seen', {
          params: { path: { venueId } },
          body: { change },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'notices') }),
  });
}
