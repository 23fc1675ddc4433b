import { Bell, BookOpen, type LucideIcon, Printer, ReceiptText, Timer, Utensils } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import type { CallKind } from '../../device/preferences.ts';
import { useNow } from '../../time/use-now.ts';
import { useTimeAgo } from '../../time/use-time-ago.ts';
import { Message } from '../../ui/message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { CallChoice } from './call-choice.tsx';
import css from './calls.module.css';
import type { Call } from './calls.ts';
import { Happened } from './happened.tsx';
import { useCallSentence } from './use-call-sentence.ts';

const OwnNotices = lazyPart(() =>
  import('../approvals/approvals-part.tsx').then(({ OwnNoticesPart }) => ({ default: OwnNoticesPart })),
);

const ICONS: Record<CallKind, LucideIcon> = {
  Printer,
  Order: ReceiptText,
  Waits: Timer,
  Ready: Utensils,
  Request: BookOpen,
};

interface CallsSheetProps {
  calls: readonly Call[];
  notices: readonly Schemas['Notice'][];
  onClose: () => void;
}

/** What needs a hand, what happened besides, and what this device is called for. */
export default function CallsSheet({ calls, notices, onClose }: CallsSheetProps) {
  const t = useTranslations('app.calls');
  const sentenceOf = useCallSentence();
  const timeAgo = useTimeAgo();
  const now = useNow();
  return (
    <Sheet title={t('title')} place="Side" isOpen onClose={onClose} keepsTyped>
      <Suspense>
        <OwnNotices onFollow={onClose} />
      </Suspense>
      {calls.length === 0 && <Message icon={<Bell />} title={t('none')} text={t('noneText')} />}
      <ul className={css.list}>
        {calls.map((call) => {
          const Icon = ICONS[call.kind];
          return (
            <li key={call.id}>
              <Link href={call.href} className={css.call} onClick={onClose}>
                <Icon aria-hidden />
                <span>
                  {sentenceOf(call, now)}
                  <small>{timeAgo(call.since)}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Happened notices={notices} calls={calls} onFollow={onClose} />
      <CallChoice />
    </Sheet>
  );
}
