import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Act } from '../../acts/act.ts';
import { useActQueue } from '../../acts/acts-provider.tsx';
import type { Schemas } from '../../api/client.ts';
import { openBillsQuery } from '../../api/queries.ts';
import { PartWordsProvider } from '../../device/part-words-provider.tsx';
import { APPROVAL_WORDS } from '../../session/approvals/approval-words.ts';
import { RequestedAct } from '../../session/approvals/requested-act.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import css from './pending-approval-list.module.css';
import { type PendingApproval, pendingApprovalsOf } from './pending-approvals.ts';

/** The place of the list: on the bill itself, or elsewhere with a link to each bill. `onLeave` is called when a link is followed. */
export type UnansweredPlace = 'OnBill' | { onLeave: () => void };

export interface UnansweredListProps {
  /** The acts of this device that the service has not done yet. */
  acts: readonly Act[];
  /** The open requests for approval that the service lists for this person. */
  approvals: readonly Schemas['Approval'][];
  place: UnansweredPlace;
  /** Whether an act is listed here. */
  isShown?: (act: PendingApproval) => boolean;
}

/** The acts that wait for approval: each with its amount, the person who asked, and a button or link to it. */
export default function PendingApprovalList(props: UnansweredListProps) {
  return (
    <PartWordsProvider words={APPROVAL_WORDS}>
      <List {...props} />
    </PartWordsProvider>
  );
}

function List({ acts, approvals, place, isShown = () => true }: UnansweredListProps) {
  const t = useTranslations('approvals.waiting');
  const title = useTranslations('app.fault')('waitsForColleague');
  const { venueId } = useVenue();
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const list = pendingApprovalsOf(acts, approvals, bills, useNow()).filter(isShown);
  if (list.length === 0) return null;
  return (
    <section className={css.list} aria-label={title}>
      <h3>
        <UserRoundCheck aria-hidden />
        {title}
      </h3>
      <ul>
        {list.map((one) => (
          <li key={one.id}>
            <RequestedAct approval={one.asked} />
            <People people={one.people} />
            <WayTo unanswered={one} place={place} />
          </li>
        ))}
      </ul>
      {place === 'OnBill' && <p>{t('due')}</p>}
    </section>
  );
}

/** Who asked, and who may answer. */
function People({ people }: Pick<PendingApproval, 'people'>) {
  const t = useTranslations('approvals.waiting');
  if (people === null) return <small>{t('unasked')}</small>;
  const { by, approvers } = people;
  return (
    <small>
      {t('by', { name: by })}{' '}
      {approvers.length === 0 ? t('none') : t('approvers', { names: approvers.join(', ') })}
    </small>
  );
}

/** A button that opens the request for the person's own act, or a link to the bill of a colleague's act. */
function WayTo({
  unanswered: { act, billId },
  place,
}: {
  unanswered: PendingApproval;
  place: UnansweredPlace;
}) {
  const t = useTranslations('approvals.waiting');
  const queue = useActQueue();
  if (act !== null) return <Button onClick={() => queue.retry(act.key)}>{t('look')}</Button>;
  if (place === 'OnBill' || billId === null) return null;
  return (
    <Link href={`/bills/${billId}`} className={css.link} onClick={place.onLeave}>
      {t('look')}
    </Link>
  );
}
