import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmSheet } from '../../confirm-sheet.tsx';
import { keysQuery, showSecrets } from '../key-queries.ts';
import { useKeyChange } from '../use-key-change.ts';

const PATHS = {
  renew: '/venue/v1/venues/{venueId}/keys/{keyId}/signing-secret',
  rotate: '/venue/v1/venues/{venueId}/keys/{keyId}/signing-secret/rotate',
} as const;

/**
 * Replaces the signing secret of a webhook, after the person confirms it. With `rotate`, the old secret stays valid for
 * a day; otherwise it becomes invalid at once.
 */
export function ReplaceSecret({ keyId, act }: { keyId: string; act: keyof typeof PATHS }) {
  const t = useTranslations('developers.webhook');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { queryKey } = keysQuery(venueId);
  const replace = useMutation({
    networkMode: 'always',
    mutationFn: () => dataOf(api.POST(PATHS[act], { params: { path: { venueId, keyId } } })),
    onSuccess: async ({ signingSecret, ...changed }) => {
      showSecrets(client, venueId, keyId, { signingSecret });
      setIsAsking(false);
      document.querySelector('main h1')?.scrollIntoView();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before?.map((key) => (key.id === keyId ? changed : key)));
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t(act)}</Button>
      {isAsking && (
        <ConfirmSheet
          title={t(`${act}Ask`)}
          text={t(`${act}Text`)}
          answer={t(`${act}Now`)}
          run={replace}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Removes the address of a webhook with its signing secret, after the person confirms it. */
export function RemoveWebhook({ keyId, url }: { keyId: string; url: string }) {
  const t = useTranslations('developers.webhook');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const change = useKeyChange(keyId);
  const run = {
    isPending: change.isPending,
    error: change.error,
    mutate: () =>
      change.mutate(
        { change: { webhookUrl: null } },
        {
          onSuccess: () => {
            showSecrets(client, venueId, keyId, { signingSecret: null });
            setIsAsking(false);
          },
        },
      ),
  };
  return (
    <>
      <Button tone="Danger" onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <ConfirmSheet
          title={t('removeAsk')}
          text={t('removeText', { url })}
          answer={t('removeNow')}
          run={run}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
