import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { approvalQuery } from '../../api/queries.ts';
import { PartWordsProvider } from '../../device/part-words-provider.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { DEVICE_WORDS } from '../../sign-in/device/device-words.ts';
import { PinPad } from '../../sign-in/device/pin-pad.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './approvals.module.css';

interface ApproveWithPinProps {
  approval: Schemas['Approval'];
  venueId: string;
}

/** At a shared device, a colleague chooses their name and types their PIN. This approves only this request. */
export function ApproveWithPin({ approval, venueId }: ApproveWithPinProps) {
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

interface PinOfProps extends ApproveWithPinProps {
  approver: { id: string; name: string };
  onOther?: () => void;
}

/** People who may approve have a PIN of six digits. It is sent when the last digit is typed, as on the lock screen. */
const DIGITS = 6;

function PinOf({ approver, approval, venueId, onOther }: PinOfProps) {
  const t = useTranslations('approvals.sheet');
  const sentenceOf = useFaultSentence();
  const client = useQueryClient();
  const [pin, setPin] = useState('');
  const agree = useMutation({
    networkMode: 'always',
    mutationFn: (typed: string) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/approvals/{approvalId}/agree', {
          params: { path: { venueId, approvalId: approval.id } },
          body: { approverId: approver.id, pin: typed },
        }),
      ),
    onSuccess: (agreed) => client.setQueryData(approvalQuery(venueId, agreed.id).queryKey, agreed),
    // Deletes the typed PIN, so that the next person at the device does not find it.
    onSettled: () => setPin(''),
  });
  const type = (next: string) => {
    if (agree.isPending) return;
    setPin(next);
    if (next.length === DIGITS) agree.mutate(next);
  };
  return (
    <div className={css.pin}>
      <h3>{t('pin', { name: approver.name })}</h3>
      <PartWordsProvider words={DEVICE_WORDS}>
        <PinPad pin={pin} digits={DIGITS} onType={type} isBusy={agree.isPending} />
      </PartWordsProvider>
      <p role="alert">{agree.isError && pin === '' ? sentenceOf(agree.error) : ''}</p>
      {onOther !== undefined && (
        <Button tone="Quiet" isWide onClick={onOther}>
          {t('other')}
        </Button>
      )}
    </div>
  );
}
