import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BookOpen, CookingPot, Copy, PrinterX, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { api, dataOf, type Schemas } from '../api/client.ts';
import { keys, noticesQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';
import { useNow } from '../time/use-now.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Message } from '../ui/message.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useFullestSentence } from '../ui/text/use-fullest-sentence.ts';
import css from './notices.module.css';

type Notice = Schemas['Notice'];

const ICONS = {
  NewOrder: ReceiptText,
  NewRound: CookingPot,
  NewReservation: BookOpen,
  ReservationCancelled: BookOpen,
  PrinterTrouble: PrinterX,
} as const;

/** The bell: how much happened that this person has not seen, and what it was. */
export function Notices() {
  const t = useTranslations('app.notices');
  const { venueId } = useVenue();
  const { data } = useQuery(noticesQuery(venueId));
  const [isOpen, setIsOpen] = useState(false);
  const markSeen = useMarkSeen(venueId);
  const unseen = data?.unseen ?? 0;
  const open = () => {
    setIsOpen(true);
    const newest = data?.notices[0];
    if (newest !== undefined && unseen > 0) markSeen.mutate(newest.change);
  };
  return (
    <>
      <span className={css.bell}>
        <Button tone="Quiet" icon={<Bell />} label={t('open', { count: unseen })} onClick={open} />
        {unseen > 0 && (
          <span className={css.badge} aria-hidden>
            {unseen > 99 ? '99+' : unseen}
          </span>
        )}
      </span>
      <Sheet title={t('title')} place="Side" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {data?.notices.length === 0 && <Message icon={<Bell />} title={t('none')} text={t('noneText')} />}
        <ul className={css.list}>
          {data?.notices.map((notice) => (
            <li key={notice.change}>
              <NoticeLink notice={notice} onFollow={() => setIsOpen(false)} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function NoticeLink({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const t = useTranslations('app.notices');
  const format = useFormatter();
  const now = useNow();
  const Icon = ICONS[notice.notice];
  const sentenceOf = useFullestSentence();
  return (
    <Link
      href={placeOf(notice)}
      className={classNames(css.notice, !notice.isSeen && css.unseen)}
      onClick={onFollow}
    >
      <Icon aria-hidden />
      <span>
        <strong>{t(`kinds.${notice.notice}`)}</strong>
        {notice.fullest && <span className={css.caution}>{sentenceOf(notice.fullest)}</span>}
        {notice.likelyDuplicateOf !== null && (
          <span className={css.caution}>
            <Copy aria-hidden /> {t('duplicate')}
          </span>
        )}
        <small>{format.relativeTime(Date.parse(notice.at), now)}</small>
      </span>
    </Link>
  );
}

/** The screen on which a notice can be dealt with. */
function placeOf({ subject, subjectId }: Notice): string {
  switch (subject) {
    case 'Bill':
      return `/till/bills/${subjectId}`;
    case 'Reservation':
      return `/host/${subjectId}`;
    default:
      return '/till';
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
