import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { actHeaders, BILL_PATH, type BillAct, billParams } from '../bill-call.ts';

type Mark = Schemas['Allergy'];

/** The allergens and words that staff enter for an allergy. Without either, the allergy mark is removed. */
export type AllergySaid = Pick<Mark, 'allergens' | 'text'>;

/** The input of each act on an allergy. `lineId`: `null` for the whole bill. */
export interface AllergyActInputs {
  markAllergy: { billId: string; lineId: string | null; said: AllergySaid };
  /** `at`: when the mark that the person saw was set. */
  confirmAllergy: { billId: string; lineId: string | null; at: string };
}

export const ALLERGY_ACTS: { [Name in keyof AllergyActInputs]: BillAct<AllergyActInputs[Name]> } = {
  markAllergy: {
    send: (act) => {
      const { lineId, said } = act.input;
      const body = { allergy: said };
      if (lineId === null)
        return dataOf(
          api.PUT(`${BILL_PATH}/allergy`, {
            params: { path: billParams(act), header: actHeaders(act) },
            body,
          }),
        );
      const params = { path: { ...billParams(act), lineId }, header: actHeaders(act) };
      return dataOf(api.PUT(`${BILL_PATH}/lines/{lineId}/allergy`, { params, body }));
    },
    applyLocally: (bill, { lineId, said }) => {
      const isNothing = said.allergens.length === 0 && said.text === null;
      return withMark(bill, lineId, () => (isNothing ? null : { ...said, by: NO_ONE, at: '', seen: null }));
    },
  },
  confirmAllergy: {
    send: (act) => {
      const { lineId, at: seenAt } = act.input;
      const body = { lineId, at: seenAt };
      return dataOf(
        api.POST(`${BILL_PATH}/allergy/seen`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body,
        }),
      );
    },
    applyLocally: (bill, { lineId, at: seenAt }) =>
      withMark(bill, lineId, (mark) =>
        mark?.at === seenAt ? { ...mark, seen: { by: NO_ONE, at: seenAt } } : mark,
      ),
  },
};

/** The author of a mark that the service has not confirmed yet. */
const NO_ONE: Mark['by'] = { kind: 'Account', id: '', name: '' };

function withMark(bill: Bill, lineId: string | null, change: (mark: Mark | null) => Mark | null): Bill {
  if (lineId === null) return { ...bill, allergy: change(bill.allergy) };
  const lines = bill.lines.map((line) =>
    line.id === lineId ? { ...line, allergy: change(line.allergy) } : line,
  );
  return { ...bill, lines };
}
