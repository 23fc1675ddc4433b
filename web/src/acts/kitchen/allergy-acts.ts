import type { Bill } from '../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { actHeaders, BILL_PATH, type BillAct, billParams } from '../bill-call.ts';

type Mark = Schemas['Allergy'];

/** The allergens and words that staff enter for an allergy. Without either, the allergy mark is removed. */
export type AllergySaid = Pick<Mark, 'allergens' | 'text'>;

/** The most characters of the text of an allergy, as the service takes it. */
const MOST_TEXT = 100;

/** The input of each act on an allergy. `lineId`: `null` for the whole bill. */
export interface AllergyActInputs {
  markAllergy: { billId: string; lineId: string | null; said: AllergySaid };
  /** Adds to the mark of the whole bill instead of replacing it. */
  addAllergy: { billId: string; said: AllergySaid };
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
  addAllergy: {
    send: (act) => {
      const body = { allergy: act.input.said, isAdded: true };
      return dataOf(
        api.PUT(`${BILL_PATH}/allergy`, { params: { path: billParams(act), header: actHeaders(act) }, body }),
      );
    },
    applyLocally: (bill, { said }) => withMark(bill, null, (mark) => withSaid(mark, said)),
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

/** A mark that also says an allergy; the kitchen must confirm it again if it did not say that before. */
export function withSaid(mark: Mark | null, said: AllergySaid): Mark | null {
  if (saysAllOf(mark, said)) return mark;
  return { ...(joinAllergies(mark, said) ?? said), by: NO_ONE, at: '', seen: null };
}

function withMark(bill: Bill, lineId: string | null, change: (mark: Mark | null) => Mark | null): Bill {
  if (lineId === null) return { ...bill, allergy: change(bill.allergy) };
  const lines = bill.lines.map((line) =>
    line.id === lineId ? { ...line, allergy: change(line.allergy) } : line,
  );
  return { ...bill, lines };
}

/** Joins allergies: each allergen and each text once; `null` if there are none. */
export function joinAllergies(...allergies: readonly (AllergySaid | null | undefined)[]): AllergySaid | null {
  const said = allergies.filter((one) => one != null);
  if (said.length === 0) return null;
  const texts = [...new Set(said.flatMap(({ text }) => text ?? []))];
  const different = texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
  return {
    allergens: [...new Set(said.flatMap(({ allergens }) => allergens))],
    text: different.length === 0 ? null : [...different.join('; ')].slice(0, MOST_TEXT).join(''),
  };
}

/** Whether a mark says all of an allergy. */
export function saysAllOf(mark: AllergySaid | null, { allergens, text }: AllergySaid): boolean {
  return (
    allergens.every((one) => mark?.allergens.includes(one)) &&
    (text === null || mark?.text?.includes(text) === true)
  );
}

/**
 * The allergies at a table: of its open bill and of the guests who were checked in. If no one is there, of those who come
 * next; `null` for none.
 */
export function allergyAtTable(
  bill: Pick<Bill, 'allergy'> | null,
  standing: Schemas['TableStanding'] | null,
): Mark | AllergySaid | null {
  const guests = standing?.party ?? (bill === null ? standing?.next : null);
  const said = guests?.allergy ?? null;
  const mark = bill?.allergy ?? null;
  return mark === null || said === null ? (mark ?? said) : withSaid(mark, said);
}

/** Whether a mark waits until the kitchen confirms it. One that is on its way to the service cannot be confirmed yet. */
export function isUnconfirmed(mark: Mark | null): mark is Mark {
  return mark !== null && mark.seen === null && mark.at !== '';
}
