import { useQuery } from '@tanstack/react-query';
import { Bell, BookOpen, Check, Clock, CloudOff, type LucideIcon, PrinterX } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { VenueSummary } from '../../session/session.ts';
import { useNow } from '../../time/use-now.ts';
import { Amount } from '../../ui/amount.tsx';
import { openStateOf } from './open-state.ts';
import { attentionQuery, dayQuery, hoursQuery } from './venue-queries.ts';
import css from './venues-page.module.css';

interface VenueTileProps {
  venue: VenueSummary;
  href: string;
  seesTakings: boolean;
}

/** The state of a venue: whether it is open, its open bills, the takings of today, and what needs attention. */
export function VenueTile({ venue: { id, name, isPractice }, href, seesTakings }: VenueTileProps) {
  const t = useTranslations('venues');
  return (
    <Link href={href} className={css.venue}>
      <span className={css.name}>{name}</span>
      {isPractice ? <span className={css.soft}>{t('practice')}</span> : <Hours venueId={id} />}
      {seesTakings && !isPractice && <Day venueId={id} />}
      <Needs venueId={id} />
    </Link>
  );
}

function Hours({ venueId }: { venueId: string }) {
  const t = useTranslations('venues');
  const { data } = useQuery(hoursQuery(venueId));
  const now = useNow();
  const state = data && openStateOf(data, now);
  return (
    <span className={css.state} data-open={state?.kind === 'Open'}>
      {state === null && t('noHours')}
      {state && (
        <>
          <Clock aria-hidden />{' '}
          {state.kind === 'Closed' ? t('closed') : t(`hours.${state.kind}`, { at: state.at })}
        </>
      )}
    </span>
  );
}

function Day({ venueId }: { venueId: string }) {
  const t = useTranslations('venues');
  const format = useFormatter();
  const { data } = useQuery(dayQuery(venueId));
  return (
    <span className={css.figures}>
      <span>
        <span className={css.soft}>{t('takings')}</span>{' '}
        <strong>{data === undefined ? '–' : <Amount value={data.figures.revenue} />}</strong>
      </span>
      <span>
        <span className={css.soft}>{t('openBills')}</span>{' '}
        <strong>{data === undefined ? '–' : format.number(data.open.orders)}</strong>
      </span>
    </span>
  );
}

function Needs({ venueId }: { venueId: string }) {
  const t = useTranslations('venues');
  const { data, error } = useQuery(attentionQuery(venueId));
  if (data === undefined)
    return (
      <span className={css.needs}>{error !== null && <Need icon={CloudOff} text={t('outOfReach')} />}</span>
    );
  const { printers, requests, notices } = data;
  const isQuiet = printers.length + requests + notices === 0;
  return (
    <span className={css.needs}>
      {printers.map((name) => (
        <Need key={name} icon={PrinterX} text={t('printer', { name })} />
      ))}
      {requests > 0 && <Need icon={BookOpen} text={t('requests', { count: requests })} />}
      {notices > 0 && <Need icon={Bell} text={t('notices', { count: notices })} />}
      {isQuiet && (
        <span className={css.soft}>
          <Check aria-hidden /> {t('quiet')}
        </span>
      )}
    </span>
  );
}

function Need({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <strong className={css.need}>
      <Icon aria-hidden /> {text}
    </strong>
  );
}
