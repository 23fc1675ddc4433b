import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { approvalQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import css from './approvals.module.css';

interface AgreeHereProps {
  approval: Schemas['Approval'];
  venueId: string;
}

/** At a shared device a colleague picks their name and enters their PIN: for this question alone. */
export function AgreeHere({ approval, venueId }: AgreeHereProps) {
  const t = useTranslations('approvals.sheet');
  const { session } = useVenue();
  const { approvers } = approval;
  const [chosen, setChosen] = useState<string | null>(null);
  if (session.device === null || approvers.length === 0) return null;
  const approver = approvers.length === 1 ? approvers[0] : approvers.find(({ id }) => id === chosen);
  if (approver !== undefined)
    return (
      <PinOf
        approver={approver}
        {...{ approval, venueId }}
        {...(approvers.length === 1 ? {} : { onOther: () => setChosen(null) })}
      />
    );
  return (
    <fieldset className={css.who}>
      <legend>{t('who')}</legend>
      {approvers.map(({ id, name }) => (
        <Button key={id} size="Large" isWide onClick={() => setChosen(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

interface PinOfProps extends AgreeHereProps {
  approver: { id: string; name: string };
  onOther?: () => void;
}

function PinOf({ approver, approval, venueId, onOther }: PinOfProps) {
  const t = useTranslations('approvals.sheet');
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const [pin, setPin] = useState('');
  const agree = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/approvals/{approvalId}/agree', {
          params: { path: { venueId, approvalId: approval.id } },
          body: { approverId: approver.id, pin },
        }),
      ),
    onSuccess: (agreed) => client.setQueryData(approvalQuery(venueId, agreed.id).queryKey, agreed),
    // The next person at the device finds no PIN.
    onSettled: () => setPin(''),
  });
  const missing = pin === '' ? t('pinMissing') : undefined;
  const { submit, shown } = useSubmit({ missing }, () => agree.mutate());
  return (
    <form className={css.who} onSubmit={submit}>
      <Field
        label={t('pin', { name: approver.name })}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        autoFocus
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value)}
        error={agree.isError && pin === '' ? sentenceOf(agree.error) : shown.missing}
      />
      <Button type="submit" tone="Main" size="Large" isWide disabled={agree.isPending}>
        {t('agree')}
      </Button>
      {onOther !== undefined && (
        <Button tone="Quiet" isWide onClick={onOther}>
          {t('other')}
        </Button>
      )}
    </form>
  );
}
