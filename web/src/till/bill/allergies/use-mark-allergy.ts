import { useEffect, useRef, useState } from 'react';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import type { Bill } from '../../../api/bill-list.ts';
import { useActAtVenue } from '../../../session/venue-context.tsx';
import type { BillLine } from '../bill-rounds.ts';

/** The allergens are sent this long after the last tap, so that one ticket has all of them. */
const DEBOUNCE_MS = 1_500;

/**
 * The allergy of a line or of the whole bill while a person taps allergens. It is sent when nothing was tapped for a
 * moment, or when the sheet is closed.
 */
export function useMarkAllergy(
  bill: Bill,
  line: BillLine | null,
): [AllergySaid, (said: AllergySaid) => void] {
  const act = useActAtVenue();
  const billId = bill.id;
  const mark = (line ?? bill).allergy;
  const [tapped, setTapped] = useState<AllergySaid | null>(null);
  const unsent = useRef<AllergySaid | null>(null);
  const send = useRef(() => {});
  send.current = () => {
    const said = unsent.current;
    unsent.current = null;
    if (said !== null)
      act('markAllergy', billId, {
        billId,
        lineId: line?.id ?? null,
        said: { ...said, text: said.text?.trim() || null },
      });
  };
  useEffect(() => {
    if (tapped === null) return;
    const timer = setTimeout(() => send.current(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [tapped]);
  useEffect(() => () => send.current(), []);
  const change = (said: AllergySaid) => {
    unsent.current = said;
    setTapped(said);
  };
  const stored = { allergens: mark?.allergens ?? [], text: mark?.text ?? null };
  return [tapped ?? stored, change];
}
