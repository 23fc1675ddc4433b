import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import type { BillActInputs } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { BillPanel } from '../bill/bill-panel.tsx';
import { UndoOffer } from '../undo/undo-offers.tsx';
import { BasketMark } from './allergies/basket-mark.tsx';
import { BasketPanel } from './basket/basket-panel.tsx';
import { SendingLines } from './basket/sending-lines.tsx';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';
import { type Place, placeName } from './place.ts';

/** The unsent lines, the rounds that are being sent, and the bill. */
export function OrderBill({ customer }: { customer: ReactNode }) {
  const t = useTranslations('till.order');
  const { place, shown, basket, sending } = useOrder();
  const isNothing = shown === null && basket.lines.length === 0 && sending.length === 0;
  return (
    <div className={css.bill}>
      {customer}
      <BasketMark />
      <BasketPanel />
      {sending.map((order) => (
        <SendingLines key={order.key} order={order} />
      ))}
      {shown === null && <VoidedBillUndo place={place} />}
      {shown !== null && <BillPanel key={shown.bill.id} bill={shown} />}
      {isNothing && <p className={css.nothing}>{t('nothing')}</p>}
    </div>
  );
}

/** At a table whose bill was voided with its last line: the undo, and the reason if the undo was refused. */
function VoidedBillUndo({ place }: { place: Place }) {
  const { venueId } = useVenue();
  const refused = usePendingActs(venueId).filter(
    (act) =>
      act.name === 'orderAgain' &&
      place.kind === 'Table' &&
      (act.input as BillActInputs['orderAgain']).tableId === place.tableId,
  );
  return (
    <>
      <RefusedActs acts={refused} />
      <UndoOffer place={placeName(place)} />
    </>
  );
}
