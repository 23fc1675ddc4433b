import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { ApiFault } from '../../../api/fault.ts';
import { keys as cacheKeys } from '../../../api/queries.ts';
import { isResultUnknown } from '../../../api/record-writes.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useHasChanged } from '../../../ui/way-back/use-has-changed.ts';
import { VenueField } from '../../venue-settings/venue-text.tsx';
import css from '../developers.module.css';
import { PermissionChoice } from '../key/permission-choice.tsx';
import { type ApiKey, keysQuery, showSecrets } from '../key-queries.ts';

const FORM = 'new-key';
const NAME_LENGTH = 100;

/** Creates a key, and opens its page, which shows the key once. */
export function NewKeySheet({ keys, onClose }: { keys: readonly ApiKey[]; onClose: () => void }) {
  const t = useTranslations('developers.newKey');
  const { venueId } = useVenue();
  const [name, setName] = useState('');
  const [webhookUrl, setWebhookUrl] = useState('');
  const [permissions, setPermissions] = useState({ placesOrders: true, takesReservations: false });
  const make = useNewKey(venueId);
  const missing = { name: name.trim() === '' ? t('nameMissing') : undefined };
  const { shown, submit, isTried } = useSubmit(missing, () => {
    if (!make.isPending) make.mutate({ name, permissions, webhookUrl: webhookUrl.trim() || null });
  });
  const faults = useNewKeyFaults(make.error, isTried ? name : '', keys);
  const hasChosen = useHasChanged(permissions);
  return (
    <Sheet
      title={t('title')}
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      foot={
        <Button type="submit" form={FORM} tone="Main" size="Large" isWide disabled={make.isPending}>
          {t('make')}
        </Button>
      }
    >
      <form id={FORM} className={css.stack} onSubmit={submit} noValidate inert={make.isPending}>
        <VenueField
          label={t('name')}
          hint={t('nameHint')}
          error={shown.name ?? faults.name}
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

function useNewKey(venueId: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Schemas['NewApiKey']) =>
      dataOf(api.POST('/venue/v1/venues/{venueId}/keys', { params: { path: { venueId } }, body })),
    onSuccess: ({ key, signingSecret, ...made }) => {
      showSecrets(client, venueId, made.id, { key, signingSecret });
      client.setQueryData(keysQuery(venueId).queryKey, (before) => before && [made, ...before]);
      void client.invalidateQueries({ queryKey: cacheKeys.of(venueId, 'api-use') });
      navigate(`/keys/${made.id}`);
    },
    // If the answer was lost, the key may have been created.
    onError: () => client.invalidateQueries({ queryKey: keysQuery(venueId).queryKey }),
  });
}

/** The faults of the form by field, from the answer of the service. @param name  the name that was sent */
function useNewKeyFaults(error: unknown, name: string, keys: readonly ApiKey[]) {
  const t = useTranslations('developers.newKey');
  const sentenceOf = useFaultSentence();
  const isTaken = keys.some((key) => key.revokedAt === null && key.name === name.trim());
  const code = error instanceof ApiFault ? error.code : null;
  const sentence = error === null ? undefined : sentenceOf(error);
  const isNameWrong = code === 'PUBLIC_API_KEY_NAME_INVALID';
  const isUrlWrong = code === 'PUBLIC_API_WEBHOOK_URL_INVALID';
  return {
    name: isTaken && !isResultUnknown(error) ? t('nameTaken') : isNameWrong ? sentence : undefined,
    webhookUrl: isUrlWrong ? sentence : undefined,
    other: isResultUnknown(error) ? t('maybeMade') : isNameWrong || isUrlWrong ? undefined : sentence,
  };
}
