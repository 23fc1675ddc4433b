import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/queries.ts';
import { cacheBill } from '../live/apply-change.ts';
import { type Act, isRound } from './act.ts';
import { BILL_ACTS, type BillActInputs } from './bill-acts.ts';
import { PAYMENT_ACTS } from './payment-acts.ts';
import { isReservationAct, type ReservationActInputs, sendReservationAct } from './reservation-acts.ts';
import { isVenueAct, VENUE_ACTS, type VenueActInputs } from './venue-acts.ts';

/** The input of each act by its name. */
export type ActInputs = BillActInputs & VenueActInputs & ReservationActInputs;
export type ActName = keyof ActInputs;

const LEAVING: ReadonlySet<string> = new Set<ActName>(['closeBill', 'voidBill', 'moveToTable']);

/** Sends an act to the service and puts the answer into the cache. Rejects with an ApiFault. */
export async function sendAct(client: QueryClient, act: Act): Promise<void> {
  if (act.name in BILL_ACTS) {
    const kind = BILL_ACTS[act.name as keyof BillActInputs];
    const bill = await kind.send(act as never, client);
    cacheBill(client, act.venueId, bill);
    // The page of a new order then opens its bill. The page of a bill whose last line was removed opens the bill that
    // replaces it.
    if (act.name === 'placeOrder') client.setQueryData(keys.of(act.venueId, 'placed', act.key), bill.id);
    if (act.name === 'orderAgain' && bill.id !== act.subject)
      client.setQueryData(keys.of(act.venueId, 'instead', act.subject), bill.id);
    // These acts close a bill or move it to another table: the page of the bill then shows where it went.
    if (LEAVING.has(act.name)) client.setQueryData(keys.of(act.venueId, 'left', act.key), bill);
  } else if (isVenueAct(act)) {
    await VENUE_ACTS[act.name](client, act as never);
  } else if (isReservationAct(act)) {
    await sendReservationAct(client, act);
  } else {
    // An earlier build stored this act on the device. The error shows it as refused, so that it is not lost unseen.
    throw new Error(`no act ${act.name}`);
  }
}

/** The kind of thing that an act changes. It selects the words of a message. */
export function kindOfAct(act: Act): 'Round' | 'Payment' | 'Bill' | 'Reservation' | 'Venue' {
  if (isRound(act)) return 'Round';
  if (act.name in PAYMENT_ACTS) return 'Payment';
  if (act.name in BILL_ACTS) return 'Bill';
  return isReservationAct(act) ? 'Reservation' : 'Venue';
}
