import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { UnknownAct } from '../../../acts/unknown-act.tsx';
import type { CashMove } from '../../../acts/venue-acts.ts';
import { WaitingAct } from '../../../acts/waiting-act.tsx';
import { api, dataOf } from '../../../api/client.ts';
import { ApprovalMark } from '../../../session/approval-mark.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useFormAct } from '../../bill/use-form-act.ts';
import { toLira } from '../../typed-amount.ts';
import { AmountField } from '../amount-field.tsx';
import css from '../day.module.css';
import { type Drawer, drawersQuery, typedKurus, useIdempotentSend } from '../day-queries.ts';
import { type GivenReason, isReasonGiven, REASONS, ReasonChoice } from '../reason-choice.tsx';
import { SendFault } from '../send-fault.tsx';

export type Move = CashMove['act'];

/** The subject of acts on a drawer: they are sent in order. */
export const subjectOfDrawer = ({ code }: Pick<Drawer, 'code'>): string => `drawer ${code}`;

interface MoveFormProps {
  drawer: Drawer;
  move: Move;
  onDone: () => void;
}

/**
 * Sends a cash movement once, without a later retry, because a drawer must not open by surprise. A person without the
 * right requests an approval, as for acts on a bill.
 * @param onDone  called when the act is done or was withdrawn
 */
function useSendCashMove({ drawer: { code }, onDone }: MoveFormProps) {
  const { venueId, may } = useVenue();
  const sending = useIdempotentSend(
    drawersQuery(venueId).queryKey,
    (body: CashMove, header) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/drawers/{drawer}/movements', {
          params: { path: { venueId, drawer: code }, header },
          body,
        }),
      ),
    onDone,
  );
  const asked = useFormAct(onDone);
  return {
    send: (move: CashMove, reason: string | null) => {
      if (may('drawer')) sending.mutate(move);
      else asked.send('moveCash', subjectOfDrawer({ code }), { drawer: code, move, reason });
    },
    isBusy: sending.isPending || asked.isSending,
    fault: sending.error ?? asked.refused?.fault ?? null,
    asked,
  };
}

/** The form for a float, a cash movement or opening the drawer: the amount and the reason. */
export function MoveForm(props: MoveFormProps) {
  const { move } = props;
  const t = useTranslations('day');
  const [text, setText] = useState('');
  const [given, setGiven] = useState<GivenReason>({ reason: null, note: '' });
  const { send, isBusy, fault, asked } = useSendCashMove(props);
  const hasAmount = move !== 'DrawerOpened';
  const reasons = move === 'FloatSet' || move === 'TipsPaidOut' ? null : REASONS[move];
  const kurus = typedKurus(text);
  const isAmount = kurus !== null && (kurus > 0 || move === 'FloatSet') && text.trim() !== '';
  const { shown, submit } = useSubmit(
    {
      amount: hasAmount && !isAmount ? t('amountWrong') : undefined,
      reason: reasons !== null && !isReasonGiven(given) ? t('reasonNeeded') : undefined,
    },
    () =>
      send(
        {
          act: move,
          ...(hasAmount && { amount: toLira(kurus ?? 0) }),
          ...(reasons !== null && { reason: given.reason as NonNullable<CashMove['reason']> }),
          ...(given.reason === 'Other' && { note: given.note }),
        },
        given.reason === 'Other' ? given.note : given.reason && t(`reasons.${given.reason}`),
      ),
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h3>{t(`moves.${move}`)}</h3>
      {hasAmount && (
        <AmountField
          label={t('amount')}
          hint={move === 'TipsPaidOut' ? t('tipsHint') : undefined}
          error={shown.amount}
          value={text}
          onType={setText}
        />
      )}
      {reasons !== null && (
        <ReasonChoice reasons={reasons} given={given} error={shown.reason} onChange={setGiven} />
      )}
      <SendFault fault={fault} />
      {asked.waiting !== null && <WaitingAct act={asked.waiting} />}
      {asked.unknown !== null && <UnknownAct act={asked.unknown} />}
      <div className={css.buttons}>
        <Button onClick={asked.close}>{t('back')}</Button>
        <Button type="submit" tone="Main" size="Large" disabled={isBusy}>
          {t(`moves.${move}`)}
          <ApprovalMark right="drawer" />
        </Button>
      </div>
    </form>
  );
}
