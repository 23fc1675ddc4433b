import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { at, BILL, type BillAct, once } from '../bill-call.ts';

type Mark = Schemas['Allergy'];

/** What staff say of an allergy; nothing at all removes the mark. */
export type AllergySaid = Pick<Mark, 'allergens' | 'text'>;

/** `lineId`: `null` for the whole bill. */
export interface AllergyActInputs {
  markAllergy: { billId: string; lineId: string | null; said: AllergySaid };
  /** `at`: of the mark that was seen. */
  confirmAllergy: { billId: string; lineId: string | null; at: string };
}

/** The acts on the allergy of a line or a bill. */
export const ALLERGY_ACTS: { [Name in keyof AllergyActInputs]: BillAct<AllergyActInputs[Name]> } = {
  markAllergy: {
    send: (act) => {
      const { lineId, said } = act.input;
      const body = { allergy: said };
      if (lineId === null)
        return dataOf(api.PUT(`${BILL}/allergy`, { params: { path: at(act), header: once(act) }, body }));
      const params = { path: { ...at(act), lineId }, header: once(act) };
      return dataOf(api.PUT(`${BILL}/lines/{lineId}/allergy`, { params, body }));
    },
    shows: (bill, { lineId, said }) => {
      const isNothing = said.allergens.length === 0 && said.text === null;
      return withMark(bill, lineId, () => (isNothing ? null : { ...said, by: NO_ONE, at: '', seen: null }));
    },
  },
  confirmAllergy: {
    send: (act) => {
      const { lineId, at: seenAt } = act.input;
      const body = { lineId, at: seenAt };
      return dataOf(api.POST(`${BILL}/allergy/seen`, { params: { path: at(act), header: once(act) }, body }));
    },
    shows: (bill, { lineId, at: seenAt }) =>
      withMark(bill, lineId, (mark) =>
        mark?.at === seenAt ? { ...mark, seen: { by: NO_ONE, at: seenAt } } : mark,
      ),
  },
};

/** Until the service answers. */
const NO_ONE: Mark['by'] = { kind: 'Account', id: '', name: '' };

function withMark(bill: Bill, lineId: string | null, change: (mark: Mark | null) => Mark | null): Bill {
  if (lineId === null) return { ...bill, allergy: change(bill.allergy) };
  const lines = bill.lines.map((line) =>
    line.id === lineId ? { ...line, allergy: change(line.allergy) } : line,
  );
  return { ...bill, lines };
}
