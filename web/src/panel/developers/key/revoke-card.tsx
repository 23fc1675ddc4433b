import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../card.tsx';
import { ConfirmSheet } from '../../confirm-sheet.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import { type ApiKey, keysQuery, showSecrets } from '../key-queries.ts';

/** Revokes a key, after the person confirms it. */
export function RevokeCard({ apiKey: { id, name, prefix, lastUsedAt } }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.revoke');
  const instantText = useInstantText();
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(
        api.DELETE('/venue/v1/venues/{venueId}/keys/{keyId}', { params: { path: { venueId, keyId: id } } }),
      ),
    onSuccess: async () => {
      showSecrets(client, venueId, id, null);
      await client.invalidateQueries({ queryKey: keysQuery(venueId).queryKey });
      setIsAsking(false);
    },
  });
  const used = lastUsedAt === null ? '' : ` ${t('lastUsed', { at: instantText(lastUsedAt) })}`;
  return (
    <Card title={t('title')} text={t('text')}>
      <div>
        <Button tone="Danger" onClick={() => setIsAsking(true)}>
          {t('button')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmSheet
          title={t('ask', { name })}
          text={`${t('askText', { prefix })}${used}`}
          answer={t('now')}
          run={revoke}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
