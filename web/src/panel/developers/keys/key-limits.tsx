import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { Card } from '../../card.tsx';
import css from '../developers.module.css';
import { type ApiKey, type ApiUse, apiUseQuery } from '../key-queries.ts';
import meters from './key-limits.module.css';

type KeyUse = ApiUse['keys'][number];

/** How much of its limits each key has left. */
export function KeyLimits({ keys }: { keys: readonly ApiKey[] }) {
  const t = useTranslations('developers.limits');
  const { venueId } = useVenue();
  const { data: use } = useQuery(apiUseQuery(venueId));
  if (use === undefined) return null;
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  if (use.callsPerAddress === null) return <Card title={t('title')}>{t('off')}</Card>;
  return (
    <Card title={t('title')} text={t('text')}>
      {use.keys.toReversed().map((one) => (
        <LimitsOfKey key={one.keyId} use={one} name={names.get(one.keyId) ?? ''} />
      ))}
      <p className={css.soft}>{t('address', { count: use.callsPerAddress })}</p>
    </Card>
  );
}

function LimitsOfKey({ use: { keyId, reads, writes, resetSeconds }, name }: { use: KeyUse; name: string }) {
  const t = useTranslations('developers.limits');
  const isUsed = [reads, writes].some(({ remaining, perMinute }) => remaining < perMinute);
  if (!isUsed)
    return (
      <div className={meters.key}>
        <strong>{name}</strong>
        <p className={css.small}>
          {t('unused', { reads: reads.perMinute, writes: writes.perMinute })} ·{' '}
          <Refused keyId={keyId} of={name} />
        </p>
      </div>
    );
  return (
    <div className={meters.key}>
      <strong>{name}</strong>
      <Meter name={t('reads')} of={name} {...reads} />
      <Meter name={t('writes')} of={name} {...writes} />
      <p className={css.small}>
        {t('reset', { seconds: resetSeconds })} · <Refused keyId={keyId} of={name} />
      </p>
    </div>
  );
}

function Refused({ keyId, of }: { keyId: string; of: string }) {
  const t = useTranslations('developers.limits');
  return (
    <Link href={`/keys/${keyId}/calls?errorCode=RATE_LIMIT_EXCEEDED`} aria-label={`${t('refused')}: ${of}`}>
      {t('refused')}
    </Link>
  );
}

interface MeterProps {
  name: string;
  of: string;
  perMinute: number;
  remaining: number;
}

function Meter({ name, of, perMinute, remaining }: MeterProps) {
  const t = useTranslations('developers.limits');
  const format = useFormatter();
  const left = t('left', { remaining: format.number(remaining), perMinute: format.number(perMinute) });
  return (
    <div className={meters.meter}>
      <span>{name}</span>
      <meter
        min={0}
        max={perMinute}
        low={perMinute * 0.2}
        optimum={perMinute}
        value={remaining}
        aria-label={`${of}: ${name}`}
        aria-valuetext={left}
      />
      <span>{left}</span>
    </div>
  );
}
