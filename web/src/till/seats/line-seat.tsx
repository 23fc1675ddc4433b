import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Segments } from '../../ui/segments.tsx';
import { activeLines, type BillLine } from '../bill/bill-rounds.ts';
import { SeatChips } from './seat-chips.tsx';
import { seatCount } from './seat-count.ts';
import css from './seats.module.css';

/**
 * The choice of the seat for a line of a bill, or for one of its units. In that case the unit becomes a line of its
 * own, and the sheet stays with the remaining units.
 */
export default function LineSeat({ bill, line }: { bill: Bill; line: BillLine }) {
  const t = useTranslations('app.seats');
  const tBasket = useTranslations('till.basket');
  const act = useActAtVenue();
  const { id: billId } = bill;
  const { id: lineId, quantity, seat } = line;
  // Units without a seat are mostly given to different guests, one by one.
  const [moved, setMoved] = useState<'One' | 'All'>(seat === null ? 'One' : 'All');
  const isDivided = moved === 'One' && quantity > 1;
  const choose = (chosen: number | null) => {
    if (chosen === seat) return;
    act('changeSeat', billId, { billId, lineId, seat: chosen, quantity: isDivided ? 1 : null });
  };
  return (
    <section className={css.seat}>
      <h3 className={css.heading}>
        {t('title')}
        {quantity > 1 && line.measure === null && (
          <Segments
            label={tBasket('units')}
            value={moved}
            options={[
              { value: 'One', text: '1 ×' },
              { value: 'All', text: `${quantity} ×` },
            ]}
            onChange={setMoved}
          />
        )}
      </h3>
      <SeatChips seat={seat} count={seatCount(bill.guests, activeLines(bill))} onChoose={choose} />
    </section>
  );
}
