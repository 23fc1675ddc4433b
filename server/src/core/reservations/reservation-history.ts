import type { Allergen } from '../menu/menu.ts';
import type { NoticeKind } from '../venue/venue-change.ts';
import type { ReservationStatus } from './reservation.ts';
import type { ReservationActor } from './reservation-actor.ts';
import type { FullestMoment } from './seat-share.ts';

/** The time and the number of guests, before or after a change. `startsAt` in milliseconds. */
export interface ReservationTerms {
  startsAt: number;
  guests: number;
}

/** The terms of a new reservation. If the venue confirms automatically, `fullest` is the reason why this one waits. */
export type TakenDetail = ReservationTerms & { status: ReservationStatus; fullest?: FullestMoment };

/** The terms before and after a change. `tables` has ids, `allergens` has no text; both are only there if they changed. */
export interface ChangedDetail {
  from: ReservationTerms;
  to: ReservationTerms;
  isNoteChanged: boolean;
  tables?: { from: string[]; to: string[] };
  allergens?: { from: Allergen[]; to: Allergen[] };
}

/** The changes of a reservation, each with its details. */
export type ReservationAction =
  | { action: 'Taken'; detail: TakenDetail }
  | { action: 'Accepted'; detail: Record<string, never> }
  | { action: 'Declined'; detail: { reason: string | null } }
  | { action: 'Cancelled'; detail: { reason: string | null } }
  | { action: 'CheckedIn'; detail: Record<string, never> }
  | { action: 'NotShown'; detail: Record<string, never> }
  | { action: 'Ended'; detail: Record<string, never> }
  | { action: 'Changed'; detail: ChangedDetail };

/** One thing that happened to a reservation. `at` in milliseconds. */
export type ReservationEntry = ReservationAction & { at: number; by: ReservationActor };

/** The notice that staff get (a chime and a badge) for an action of a guest or a caller; `null` if they get none. */
export function noticeOf({ action, by }: ReservationEntry): NoticeKind | null {
  if (by.kind !== 'Key' && by.kind !== 'Guest') return null;
  if (action === 'Taken') return 'NewReservation';
  return action === 'Cancelled' ? 'ReservationCancelled' : null;
}
