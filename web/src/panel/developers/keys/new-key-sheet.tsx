import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { keys as cacheKeys } from '../../../api/queries.ts';
import { isNotKnown } from '../../../api/record-writes.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import css from '../developers.module.css';
import { PermissionChoice } from '../key/permission-choice.tsx';
import { type ApiKey, keysQuery, showSecrets } from '../key-queries.ts';

const FORM = 'new-key';
const NAME_LENGTH = 100;

/** Makes a key, and goes on to its page, where it is shown once. */
export function NewKeySheet({ keys, onClose }: { keys: readonly ApiKey[]; onClose: () => void }) {
  const t = useTranslations('developers.newKey');
  const { venueId } = useVenue();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [webhookUrl, setWebhookUrl] = useState('');
  const [permissions, setPermissions] = useState({ placesOrders: true, takesReservations: false });
  const [isTried, setIsTried] = useState(false);
  const make = useMutation({
    networkMode: 'always',
    mutationFn: (body: Schemas['NewApiKey']) =>
      dataOf(api.POST('/venue/v1/venues/{venueId}/keys', { params: { path: { venueId } }, body })),
    onSuccess: ({ key, signingSecret, ...made }) => {
      showSecrets(client, venueId, made.id, { key, signingSecret });
      client.setQueryData(keysQuery(venueId).queryKey, (before) => before && [made, ...before]);
      void client.invalidateQueries({ queryKey: cacheKeys.of(venueId, 'api-use') });
      navigate(`/keys/${made.id}`);
    },
    // Without an answer the key may have been made.
    onError: () => client.invalidateQueries({ queryKey: keysQuery(venueId).queryKey }),
  });
  const faults = useNewKeyFaults(make.error, name, keys, isTried);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() === '' || make.isPending) return;
    make.mutate({ name, permissions, webhookUrl: webhookUrl.trim() === '' ? null : webhookUrl.trim() });
  };
  return (
    <Sheet
      title={t('title')}
      isOpen
      onClose={onClose}
      foot={
        <Button type="submit" form={FORM} tone="Main" size="Large" isWide disabled={make.isPending}>
          {t('make')}
        </Button>
      }
    >
      <form id={FORM} className={css.stack} onSubmit={submit} noValidate>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={faults.name}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <PermissionChoice
          value={permissions}
          onChange={(change) => setPermissions({ ...permissions, ...change })}
        />
        <Field
          label={t('webhookUrl')}
          hint={t('webhookHint')}
          error={faults.webhookUrl}
          type="url"
          dir="ltr"
          value={webhookUrl}
          autoComplete="off"
          onChange={({ target }) => setWebhookUrl(target.value)}
        />
        {faults.other !== undefined && (
          <p className={css.fault} role="alert">
            {faults.other}
          </p>
        )}
      </form>
    </Sheet>
  );
}

/** What is wrong, at the field that it is about. */
function useNewKeyFaults(error: unknown, name: string, keys: readonly ApiKey[], isTried: boolean) {
  const t = useTranslations('developers.newKey');
  const sentenceOf = useFaultSentence();
  const isTaken = keys.some((key) => key.revokedAt === null && key.name === name.trim());
  const code = error instanceof ApiFault ? error.code : null;
  const sentence = error === null ? undefined : sentenceOf(error);
  const isAtField = code === 'PUBLIC_API_KEY_NAME_INVALID' || code === 'PUBLIC_API_WEBHOOK_URL_INVALID';
  let nameFault = code === 'PUBLIC_API_KEY_NAME_INVALID' ? sentence : undefined;
  if (isTried && isTaken && !isNotKnown(error)) nameFault = t('nameTaken');
  if (isTried && name.trim() === '') nameFault = t('nameMissing');
  return {
    name: nameFault,
    webhookUrl: code === 'PUBLIC_API_WEBHOOK_URL_INVALID' ? sentence : undefined,
    other: isNotKnown(error) ? t('maybeMade') : isAtField ? undefined : sentence,
  };
}
