import { useQuery } from '@tanstack/react-query';
import { ChevronRight, KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { Message } from '../../../ui/message.tsx';
import { Card } from '../../card.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import css from '../developers.module.css';
import { type ApiKey, apiUseQuery } from '../key-queries.ts';
import { StateMark } from '../state-mark.tsx';
import { useIsOwnVenue } from '../use-is-own-venue.ts';
import { useHealthMark } from '../webhook/use-health-mark.ts';

/** The active keys of a venue. A button shows the revoked keys, too. */
export function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  const t = useTranslations('developers.keys');
  const { venueId } = useVenue();
  const isOwn = useIsOwnVenue();
  const { data: use } = useQuery(apiUseQuery(venueId));
  const activeKeys = keys.filter(({ revokedAt }) => revokedAt === null);
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null);
  const count =
    use === undefined
      ? t('countAlone', { count: activeKeys.length })
      : t('count', { count: activeKeys.length, limit: use.workingKeyLimit });
  return (
    <Card title={t('title')} text={isOwn ? count : t('branchText')}>
      {activeKeys.length === 0 && <Message icon={<KeyRound />} title={t('none')} text={t('noneText')} />}
      {activeKeys.length > 0 && <KeyRows keys={activeKeys} />}
      {revoked.length > 0 && (
        <details>
          <summary className={css.row}>{t('showRevoked', { count: revoked.length })}</summary>
          <KeyRows keys={revoked} />
        </details>
      )}
    </Card>
  );
}

function KeyRows({ keys }: { keys: readonly ApiKey[] }) {
  return (
    <ul className={css.rows}>
      {keys.map((key) => (
        <li key={key.id}>
          <KeyRow apiKey={key} />
        </li>
      ))}
    </ul>
  );
}

function KeyRow({
  apiKey: { id, name, prefix, permissions, assistantOrders, lastUsedAt, revokedAt, webhook },
}: {
  apiKey: ApiKey;
}) {
  const t = useTranslations('developers.keys');
  const tWebhook = useTranslations('developers.webhook');
  const instantText = useInstantText();
  const healthMark = useHealthMark();
  const { placesOrders, takesReservations } = permissions;
  const permissionTexts = [
    ...(placesOrders ? [t('placesOrders')] : []),
    ...(takesReservations ? [t('takesReservations')] : []),
    ...(assistantOrders !== null ? [t('assistantOrders')] : []),
  ];
  const bothValidUntil = webhook?.formerSecretUntil ?? null;
  const health = webhook === null ? null : healthMark(webhook.health);
  return (
    <Link href={`/keys/${id}`} className={css.row}>
      <span className={css.main}>
        <strong>
          <VenueText>{name}</VenueText>
        </strong>
        <span className={css.small}>
          {permissionTexts.length === 0 ? t('readsOnly') : permissionTexts.join(' · ')}
        </span>
        <span className={css.small}>
          {t('prefix', { prefix })} ·{' '}
          {lastUsedAt === null ? t('neverUsed') : t('lastUsed', { at: instantText(lastUsedAt) })}
        </span>
        {bothValidUntil !== null && (
          <span className={css.small}>{tWebhook('bothHold', { at: instantText(bothValidUntil) })}</span>
        )}
      </span>
      {health !== null && revokedAt === null && <StateMark mark={health.mark}>{health.text}</StateMark>}
      {revokedAt === null ? (
        <StateMark mark="Good">{t('working')}</StateMark>
      ) : (
        <StateMark mark="Gone">{t('revoked', { at: instantText(revokedAt) })}</StateMark>
      )}
      <ChevronRight aria-hidden />
    </Link>
  );
}
