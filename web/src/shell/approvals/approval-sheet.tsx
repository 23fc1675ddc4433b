import { Handshake, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Act } from '../../acts/act.ts';
import { ApiFault } from '../../api/fault.ts';
import { RequestedAct } from '../../session/approvals/requested-act.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ApproveWithPin } from './approve-with-pin.tsx';
import { useApprovalRequest } from './use-approval-request.ts';

interface ApprovalSheetProps {
  act: Act;
  isShown: boolean;
  onClose: () => void;
}

/** An act that needs an approval: who is asked, and at a shared device, a field for the PIN of a colleague. */
export function ApprovalSheet({ act, isShown, onClose }: ApprovalSheetProps) {
  const t = useTranslations('approvals.sheet');
  const asking = useApprovalRequest(act);
  const { approval, stop } = asking;
  return (
    <Sheet
      title={t('title')}
      isOpen={isShown}
      onClose={onClose}
      keepsTyped
      foot={
        <Button isWide onClick={stop}>
          {t('takeBack')}
        </Button>
      }
    >
      {approval !== null && <RequestedAct approval={approval} />}
      <div aria-live="polite">
        <State {...asking} />
      </div>
      {approval?.state === 'Asked' && <ApproveWithPin approval={approval} venueId={act.venueId} />}
    </Sheet>
  );
}

/** The state of the request. */
function State({ approval, ask, isOver }: ReturnType<typeof useApprovalRequest>) {
  const t = useTranslations('approvals.sheet');
  if (ask.isError) return <FaultMessage fault={ask.error} onRetry={() => ask.mutate()} />;
  if (ask.isPending) {
    const { failureReason } = ask;
    if (failureReason instanceof ApiFault && failureReason.status === 0)
      return <Message icon={<WifiOff />} title={t('sending')} text={t('offline')} />;
    return <Loading />;
  }
  if (approval === null) return <Loading />;
  if (isOver)
    return (
      <Message icon={<Handshake />} title={t('expired')}>
        <Button tone="Main" onClick={() => ask.mutate()}>
          {t('askAgain')}
        </Button>
      </Message>
    );
  const names = approval.approvers.map(({ name }) => name);
  return <p>{names.length === 0 ? t('none') : t('waits', { names: names.join(', ') })}</p>;
}
