import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { VenueSummary } from '../../../session/session.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Card } from '../../card.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from '../developers.module.css';
import { keysQuery } from '../key-queries.ts';
import { StateMark } from '../state-mark.tsx';
import { useIsOwnVenue } from '../use-is-own-venue.ts';

/** Links from a headquarter to the keys of each branch. */
export function BranchKeys() {
  const t = useTranslations('developers.branches');
  const { session } = useVenue();
  const isOwn = useIsOwnVenue();
  const branches = session.venues.slice(1);
  if (!isOwn || branches.length === 0) return null;
  return (
    <Card title={t('title')} text={t('text')}>
      <ul className={css.rows}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <BranchRow branch={branch} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function BranchRow({ branch: { id, name } }: { branch: VenueSummary }) {
  const t = useTranslations('developers');
  // Not at intervals: only the page of the branch itself does that.
  const { data: keys } = useQuery({ ...keysQuery(id), refetchInterval: false, staleTime: 30_000 });
  const activeKeys = keys?.filter(({ revokedAt }) => revokedAt === null);
  const isFailing = activeKeys?.some(({ webhook }) => webhook?.health.state === 'Failing') === true;
  return (
    <Link href={`~/app/${id}/panel/developers`} className={css.row}>
      <span className={css.main}>
        <strong>
          <VenueText>{name}</VenueText>
        </strong>
        <span className={css.small}>
          {activeKeys !== undefined && t('keys.countAlone', { count: activeKeys.length })}
        </span>
      </span>
      {isFailing && <StateMark mark="Bad">{t('events.states.Failed')}</StateMark>}
      <ChevronRight aria-hidden />
    </Link>
  );
}
