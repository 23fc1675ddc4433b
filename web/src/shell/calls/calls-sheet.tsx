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
import type { CallGroup } from './calls.ts';
import { OtherNotices } from './other-notices.tsx';
import { useCallTexts } from './use-call-sentence.ts';

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
  groups: readonly CallGroup[];
  notices: readonly Schemas['Notice'][];
  onClose: () => void;
}

/** The calls by table, the other notices, and the choice of calls for this device. */
export default function CallsSheet({ groups, notices, onClose }: CallsSheetProps) {
  const t = useTranslations('app.calls');
  return (
    <Sheet title={t('title')} place="Side" isOpen onClose={onClose} keepsTyped>
      <Suspense>
        <OwnNotices onFollow={onClose} />
      </Suspense>
      {groups.length === 0 && <Message icon={<Bell />} title={t('none')} text={t('noneText')} />}
      <ul className={css.list}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupLink group={group} onFollow={onClose} />
          </li>
        ))}
      </ul>
      <OtherNotices notices={notices} calls={groups.flatMap(({ calls }) => calls)} onFollow={onClose} />
      <CallChoice />
    </Sheet>
  );
}

/** A link to the place of some calls: its name, and a line for each call. */
function GroupLink({ group: { calls }, onFollow }: { group: CallGroup; onFollow: () => void }) {
  const textsOf = useCallTexts();
  const timeAgo = useTimeAgo();
  const now = useNow();
  const [first] = calls;
  const Icon = ICONS[first.kind];
  const { who } = textsOf(first, now);
  return (
    <Link href={first.href} className={css.call} onClick={onFollow}>
      <Icon aria-hidden />
      <span>
        {who !== null && <strong>{who}</strong>}
        {calls.map((call) => (
          <span key={call.id}>{textsOf(call, now).reason}</span>
        ))}
        <small>{timeAgo(first.since)}</small>
      </span>
    </Link>
  );
}
