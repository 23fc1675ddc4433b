import { useTranslations } from 'use-intl';
import type { LineState } from '../../acts/bill-acts.ts';
import type { Bill } from '../../api/bill-list.ts';
import { useActAtVenue } from '../../session/venue-context.tsx';
import type { BillLine } from '../bill/bill-rounds.ts';
import { placeName, placeOfBill } from '../order/place.ts';
import { stepsToUndo } from './steps-to-undo.ts';
import { useOfferUndo } from './undo-offers.tsx';

/** The place key for undoing that all ready lines of a bill were served. */
export const servedUndoPlace = (billId: string) => `ready:${billId}`;

/** The acts on lines that a tap does. Each of them can be undone where it was done. */
export function useLineActs(bill: Pick<Bill, 'id' | 'table'>) {
  const t = useTranslations('pay.history');
  const tState = useTranslations('app.line');
  const act = useActAtVenue();
  const offer = useOfferUndo();
  const { id: billId } = bill;
  const moveBack = ({ id: lineId, status }: BillLine, to: LineState) => {
    for (const step of stepsToUndo(status, to)) act('moveLine', billId, { billId, lineId, ...step });
  };
  const textOf = ({ productName: name, status }: BillLine, to: LineState) =>
    t('LineMoved', { name, from: tState(status), to: tState(to) });
  return {
    move: (line: BillLine, to: LineState) => {
      act('moveLine', billId, { billId, lineId: line.id, to, from: line.status });
      offer([line.id], { text: textOf(line, to), undo: () => moveBack(line, to) });
    },
    serveAll: (lines: readonly BillLine[]) => {
      for (const { id: lineId, status: from } of lines)
        act('moveLine', billId, { billId, lineId, to: 'Served', from });
      const text = lines.map((line) => textOf(line, 'Served')).join(', ');
      const undo = () => {
        for (const line of lines) moveBack(line, 'Served');
      };
      offer([servedUndoPlace(billId)], { text, undo });
    },
    giveAway: ({ id: lineId, productName: name }: BillLine, reason: string | null) => {
      act('giveAway', billId, { billId, lineId, isGift: true, ...(reason !== null && { reason }) });
      const undo = () => void act('giveAway', billId, { billId, lineId, isGift: false });
      offer([lineId], { text: t('LineGivenAway', { name }), undo });
    },
    strike: ({ id: lineId, productName: name }: BillLine, reason: string | null) => {
      act('strikeLine', billId, { billId, lineId, reason });
      const tableId = bill.table?.id ?? null;
      const undo = () => void act('orderAgain', billId, { billId, lineId, tableId });
      // The bill leaves its table with its last line, so the undo is also offered at the table.
      offer([lineId, placeName(placeOfBill(bill))], { text: t('LineStruck', { name }), undo });
    },
  };
}
