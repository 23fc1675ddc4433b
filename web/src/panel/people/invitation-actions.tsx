import { MailX, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { InvitationMessage } from './invitation-message.tsx';
import { sendInvitation, usePeopleChange, withdrawInvitation } from './save-people.ts';

interface InvitationActionsProps {
  account: Schemas['VenueAccount'];
  email: string;
}

/** Buttons to resend or withdraw an invitation. The invitation of an owner cannot be withdrawn: the account is removed instead. */
export function InvitationActions({ account: { id, role }, email }: InvitationActionsProps) {
  const t = useTranslations('people');
  const sentenceOf = useFaultSentence();
  const { venueId } = useVenue();
  const send = usePeopleChange(venueId, () => sendInvitation(venueId, id));
  const withdraw = usePeopleChange(venueId, () => withdrawInvitation(venueId, id));
  const fault = send.error ?? withdraw.error;
  return (
    <>
      <Button icon={<Send />} disabled={send.isPending} onClick={() => send.mutate(undefined)}>
        {t('inviteAgain')}
      </Button>
      {send.data !== undefined && <InvitationMessage mail={send.data.mail} email={email} />}
      {role !== 'Owner' && (
        <Button icon={<MailX />} disabled={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
          {t('withdraw')}
        </Button>
      )}
      {fault !== null && <p role="alert">{sentenceOf(fault)}</p>}
    </>
  );
}
