import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { keys, ownNoticesQuery } from '../../api/queries.ts';
import { RequestedAct } from '../../session/approvals/requested-act.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAgo } from '../../time/use-time-ago.ts';
import { useAmount } from '../../ui/amount.tsx';
import { AddressNotice, FactorNotice, NewBrowserNotice } from './account-notices.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import css from './approvals.module.css';
import { DrawerNotice, ReportNotice } from './money-notices.tsx';
import { useDayFormat } from './use-day-format.ts';

type Notice = Schemas['PersonalNotice'];

/** The notices for this person. A notice disappears once it was seen; a request once it is answered. */
export function OwnNotices({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('approvals.notices');
  const { venueId } = useVenue();
  const { data = [] } = useQuery(ownNoticesQuery(venueId));
  const look = useEffectEvent(useMarkSeen(venueId).mutate);
  // The notices that were shown since the list was opened: they stay until it is closed.
  const [looked, setLooked] = useState<readonly Notice[]>([]);
  const fresh = data.filter(({ approval, id }) => approval === null && !looked.some((one) => one.id === id));
  if (fresh.length > 0) setLooked([...fresh, ...looked]);
  const lookedIds = looked.map(({ id }) => id).join();
  useEffect(() => {
    if (lookedIds !== '') look(lookedIds.split(','));
  }, [lookedIds]);
  const shown = [...data.filter(({ approval }) => approval !== null), ...looked];
  return (
    <section className={css.own} aria-label={t('title')} aria-live="polite" hidden={shown.length === 0}>
      <h3>{t('title')}</h3>
      <ul>
        {shown.map((notice) => (
          <li key={notice.id}>
            <Words notice={notice} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const t = useTranslations('approvals.notices');
  const timeAgo = useTimeAgo();
  const amount = useAmount();
  const format = useFormatter();
  const dayOf = useDayFormat();
  const { approval, given, reductions, leftOpen, drawer, report, newBrowser, address, factor } = notice;
  const percentOf = (part: number, whole: number) =>
    format.number(whole === 0 ? 1 : part / whole, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      {approval !== null && (
        <>
          <span>{t('asks', { name: approval.askedBy.name })}</span>
          <RequestedAct approval={approval} />
          <AnswerButtons approval={approval} />
        </>
      )}
      {given !== null && (
        <>
          <span>{t('given', { name: given.askedBy.name })}</span>
          <RequestedAct approval={given} />
          {given.deviceName !== null && <span>{t('atDevice', { device: given.deviceName })}</span>}
        </>
      )}
      {reductions !== null && (
        <>
          <strong>
            {t('reductions', {
              name: reductions.person.name,
              percent: percentOf(reductions.lost, reductions.sales),
            })}
          </strong>
          <span>
            {t('reductionsText', {
              ...{ lost: amount(reductions.lost), sales: amount(reductions.sales) },
              day: dayOf(reductions.day),
            })}
          </span>
        </>
      )}
      {leftOpen !== null && (
        <>
          <strong>{t('leftOpen', { count: leftOpen.bills })}</strong>
          <span>{t('leftOpenText', { total: amount(leftOpen.total), day: dayOf(leftOpen.day) })}</span>
        </>
      )}
      {drawer !== null && <DrawerNotice drawer={drawer} onFollow={onFollow} />}
      {report !== null && <ReportNotice report={report} onFollow={onFollow} />}
      {newBrowser !== null && <NewBrowserNotice place={newBrowser} />}
      {address !== null && <AddressNotice address={address} />}
      {factor !== null && <FactorNotice factor={factor} />}
      <small>{timeAgo(Date.parse(notice.at))}</small>
    </>
  );
}

function useMarkSeen(venueId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (noticeIds: string[]) =>
      dataOf(
        api.PUT('/venue/v1/venues/{venueId}/notices/mine/seen', {
          params: { path: { venueId } },
          body: { noticeIds },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'own-notices') }),
  });
}
