import { useTranslations } from 'use-intl';
import { Card } from '../../card.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import css from '../developers.module.css';
import type { ApiKey } from '../key-queries.ts';
import { StateMark } from '../state-mark.tsx';
import { useIsOwnVenue } from '../use-is-own-venue.ts';
import { useHealthMark } from './use-health-mark.ts';
import { WebhookAddress } from './webhook-address.tsx';
import { RemoveWebhook, ReplaceSecret } from './webhook-secret-and-removal.tsx';
import { WebhookTest } from './webhook-test.tsx';

/** The webhook of a key: its address, its health, and buttons to test, change and remove it. */
export function WebhookCard({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.webhook');
  const isOwn = useIsOwnVenue();
  const { webhook } = apiKey;
  return (
    <Card title={t('title')} text={t('text')}>
      {webhook !== null && <Health webhook={webhook} />}
      {webhook === null && !isOwn && <p>{t('none')}</p>}
      {isOwn ? (
        <WebhookAddress apiKey={apiKey} />
      ) : (
        <>
          {webhook !== null && (
            <p className={css.code} dir="ltr">
              {webhook.url}
            </p>
          )}
          <p className={css.soft}>{t('ofBranch')}</p>
        </>
      )}
      {webhook !== null && (
        <>
          <WebhookTest keyId={apiKey.id} />
          {isOwn && (
            <div className={css.buttons}>
              {webhook.formerSecretUntil === null && <ReplaceSecret keyId={apiKey.id} act="rotate" />}
              <ReplaceSecret keyId={apiKey.id} act="renew" />
              <RemoveWebhook keyId={apiKey.id} url={webhook.url} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

function Health({
  webhook: { health, setAt, formerSecretUntil },
}: {
  webhook: NonNullable<ApiKey['webhook']>;
}) {
  const t = useTranslations('developers');
  const instantText = useInstantText();
  const { mark, text } = useHealthMark()(health);
  const { lastSuccessAt, lastError, nextAttemptAt, isFailingLong } = health;
  return (
    <div className={css.stack}>
      <StateMark mark={mark}>{text}</StateMark>
      {lastError !== null && (
        <p lang="en" dir="ltr">
          {lastError}
        </p>
      )}
      {isFailingLong && <p className={css.fault}>{t('health.long')}</p>}
      {formerSecretUntil !== null && <p>{t('webhook.bothHold', { at: instantText(formerSecretUntil) })}</p>}
      <p className={css.small}>
        {[
          t('webhook.setAt', { at: instantText(setAt) }),
          ...(lastSuccessAt === null ? [] : [t('health.lastSuccess', { at: instantText(lastSuccessAt) })]),
          ...(nextAttemptAt === null ? [] : [t('health.next', { at: instantText(nextAttemptAt) })]),
        ].join(' · ')}
      </p>
    </div>
  );
}
