import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskOnce } from '../../ask-once.tsx';
import { showSecrets } from '../key-queries.ts';
import { useKeyChange } from '../use-key-change.ts';

/** Replaces the signing secret of a webhook, after one question: the old one ends with it. */
export function RenewSecret({ keyId }: { keyId: string }) {
  const t = useTranslations('developers.webhook');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const renew = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/keys/{keyId}/signing-secret', {
          params: { path: { venueId, keyId } },
        }),
      ),
    onSuccess: ({ signingSecret }) => {
      showSecrets(client, venueId, keyId, { signingSecret });
      setIsAsking(false);
      document.querySelector('main h1')?.scrollIntoView();
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('renew')}</Button>
      {isAsking && (
        <AskOnce
          title={t('renewAsk')}
          text={t('renewText')}
          answer={t('renewNow')}
          run={renew}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Removes the address of a webhook with its signing secret, after one question. */
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
        <AskOnce
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
