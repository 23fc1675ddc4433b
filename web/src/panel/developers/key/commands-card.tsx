import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { menuQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Card } from '../../card.tsx';
import { apiUrlOf } from '../api-url.ts';
import { CodeBlock } from '../code-block.tsx';
import css from '../developers.module.css';
import { type ApiKey, apiUseQuery, shownSecretsQuery } from '../key-queries.ts';
import { commandsOf, KEY_PLACEHOLDER } from './curl-commands.ts';

/** Commands for a terminal. While the key is visible, they contain it and work without a change. */
export function CommandsCard({ apiKey: { id, permissions } }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.tryIt');
  const { venueId } = useVenue();
  const { data: use } = useQuery(apiUseQuery(venueId));
  const { data: menu } = useQuery(menuQuery(venueId));
  const { data: secrets } = useQuery(shownSecretsQuery(venueId, id));
  const [idempotencyKey] = useState(() => `try-${crypto.getRandomValues(new Uint32Array(3)).join('-')}`);
  if (use === undefined || menu === undefined) return null;
  const key = secrets?.key ?? null;
  const commands = commandsOf({ apiUrl: apiUrlOf(use), key, venueId, permissions, menu, idempotencyKey });
  const isWithoutOrder = !commands.some(({ name }) => name === 'order');
  return (
    <Card title={t('title')} text={t('text')}>
      <p>{key === null ? t('withoutKey', { placeholder: KEY_PLACEHOLDER }) : t('withKey')}</p>
      {commands.map(({ name, text }) => (
        <CodeBlock
          key={name}
          title={t(name)}
          text={text}
          warning={name === 'order' ? t('orderReal') : undefined}
        />
      ))}
      {isWithoutOrder && (
        <p className={css.soft}>{t(permissions.placesOrders ? 'noProduct' : 'mayNotOrder')}</p>
      )}
    </Card>
  );
}
