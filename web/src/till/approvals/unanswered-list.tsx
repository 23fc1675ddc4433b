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
import { type Unanswered, unansweredOf } from './unanswered.ts';
import css from './unanswered-list.module.css';

/** Where the acts are shown: on their bill, or away from it, with a link to each bill. `onLeave` is called when a link is followed. */
export type UnansweredPlace = 'OnBill' | { onLeave: () => void };

export interface UnansweredListProps {
  /** The acts of this device that are not answered yet. */
  acts: readonly Act[];
  /** Those that the service lists for this person. */
  approvals: readonly Schemas['Approval'][];
  place: UnansweredPlace;
  /** Whether an act is listed here. */
  isShown?: (act: Unanswered) => boolean;
}

/** What waits for approval: each act with its sum, who asked for it, and a way to it. */
export default function UnansweredList(props: UnansweredListProps) {
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
  const list = unansweredOf(acts, approvals, bills, useNow()).filter(isShown);
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
function People({ people }: Pick<Unanswered, 'people'>) {
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

/** Opens the question of the person's own act, or the bill of a colleague's. */
function WayTo({ unanswered: { act, billId }, place }: { unanswered: Unanswered; place: UnansweredPlace }) {
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
