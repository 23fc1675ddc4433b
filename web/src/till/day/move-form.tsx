import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { liraOf } from '../typed-amount.ts';
import { AmountField } from './amount-field.tsx';
import css from './day.module.css';
import { type Drawer, drawersQuery, typedKurus, useKeyedSend } from './day-queries.ts';
import { isSaid, REASONS, ReasonChoice, type Said } from './reason-choice.tsx';
import { SendFault } from './send-fault.tsx';

export type Move = 'FloatSet' | 'CashIn' | 'CashOut' | 'TipsPaidOut' | 'DrawerOpened';
type MoveBody = Parameters<typeof sendMove>[3];

function sendMove(
  venueId: string,
  drawer: string,
  header: { 'Idempotency-Key': string },
  body: { act: Move; amount?: number; reason?: Said['reason']; note?: string },
): Promise<Schemas['Drawers']> {
  const params = { path: { venueId, drawer }, header };
  const path = '/venue/v1/venues/{venueId}/drawers/{drawer}/movements';
  return dataOf(api.POST(path, { params, body: body as never }));
}

interface MoveFormProps {
  drawer: Drawer;
  move: Move;
  onDone: () => void;
}

/** Sets the float, moves cash or opens the drawer: how much, and why. */
export function MoveForm({ drawer, move, onDone }: MoveFormProps) {
  const t = useTranslations('day');
  const { venueId } = useVenue();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Said>({ reason: null, note: '' });
  const sending = useKeyedSend(
    drawersQuery(venueId).queryKey,
    (body: MoveBody, header) => sendMove(venueId, drawer.code, header, body),
    onDone,
  );
  const hasAmount = move !== 'DrawerOpened';
  const reasons = move === 'FloatSet' || move === 'TipsPaidOut' ? null : REASONS[move];
  const kurus = typedKurus(text);
  const isAmount = kurus !== null && (kurus > 0 || move === 'FloatSet') && text.trim() !== '';
  const { shown, submit } = useSubmit(
    {
      amount: hasAmount && !isAmount ? t('amountWrong') : undefined,
      reason: reasons !== null && !isSaid(said) ? t('reasonNeeded') : undefined,
    },
    () =>
      sending.mutate({
        act: move,
        ...(hasAmount && { amount: liraOf(kurus ?? 0) }),
        ...(reasons !== null && { reason: said.reason }),
        ...(said.reason === 'Other' && { note: said.note }),
      }),
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
        <ReasonChoice reasons={reasons} said={said} error={shown.reason} onChange={setSaid} />
      )}
      <SendFault fault={sending.error} />
      <div className={css.buttons}>
        <Button onClick={onDone}>{t('back')}</Button>
        <Button type="submit" tone="Main" size="Large" disabled={sending.isPending}>
          {t(`moves.${move}`)}
        </Button>
      </div>
    </form>
  );
}
