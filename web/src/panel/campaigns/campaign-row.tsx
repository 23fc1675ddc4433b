import { CircleCheck, CircleOff, Clock } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { classNames } from '../../ui/class-names.ts';
import { DragHandle } from '../sorting/sortable-list.tsx';
import { VenueText } from '../venue-settings/venue-text.tsx';
import css from './campaign-row.module.css';

interface CampaignRowProps {
  campaign: Schemas['Campaign'];
  summary: string;
  timeZone: string;
}

const ICONS = { Running: CircleCheck, Waiting: Clock, Over: CircleOff } as const;

/** A campaign with its state and its summary, as a link to its page. */
export function CampaignRow({ campaign, summary, timeZone }: CampaignRowProps) {
  const t = useTranslations('campaigns');
  const format = useFormatter();
  const { id, name, badgeText, state, startsAt, endsAt } = campaign;
  const Icon = ICONS[state];
  const at = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <div className={css.campaign}>
      <DragHandle />
      <Link href={`/${id}`} className={css.open}>
        <strong>
          <VenueText>{name}</VenueText>
          {badgeText !== null && (
            <span className={css.badge}>
              <VenueText>{badgeText}</VenueText>
            </span>
          )}
        </strong>
        <span className={css.summary}>{summary}</span>
      </Link>
      <span className={classNames(css.state, css[state.toLowerCase()])}>
        <Icon aria-hidden />
        <span>
          {t(`states.${state}`)}
          {state === 'Waiting' && startsAt !== null && <small>{t('startsAt', { at: at(startsAt) })}</small>}
          {state === 'Running' && endsAt !== null && <small>{t('endsAt', { at: at(endsAt) })}</small>}
        </span>
      </span>
    </div>
  );
}
