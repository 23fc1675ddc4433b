import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../code-block.tsx';
import { shownSecretsQuery, showSecrets } from '../key-queries.ts';
import css from './secrets-card.module.css';

/**
 * A new key or signing secret. It stays visible until the person confirms that they have stored it.
 */
export function SecretsCard({ keyId }: { keyId: string }) {
  const t = useTranslations('developers.secret');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const { data: secrets } = useQuery(shownSecretsQuery(venueId, keyId));
  if (secrets === undefined || secrets === null) return null;
  const { key, signingSecret } = secrets;
  return (
    <section className={css.card} aria-labelledby="secrets-title">
      <h2 id="secrets-title" className={css.title}>
        <ShieldAlert aria-hidden />
        {t('once')}
      </h2>
      <p>{t('onceText')}</p>
      {key !== null && <CodeBlock title={t('key')} text={key} tone="Main" />}
      {signingSecret !== null && <CodeBlock title={t('signingSecret')} text={signingSecret} tone="Main" />}
      <Button onClick={() => showSecrets(client, venueId, keyId, null)}>{t('done')}</Button>
    </section>
  );
}
