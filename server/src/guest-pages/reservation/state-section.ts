import { type ComponentChild, h } from 'preact';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Words } from '../../words/words.ts';
import { bidiText } from '../layout/page-parts.ts';
import { type GuestState, guestStateOf } from './guest-state.ts';

type Tone = 'good' | 'waiting' | 'off' | 'past';

const TONES: Record<GuestState, Tone> = {
  Pending: 'waiting',
  Confirmed: 'good',
  Due: 'good',
  Declined: 'off',
  CancelledByGuest: 'past',
  CancelledByVenue: 'off',
  Unanswered: 'off',
  Seated: 'good',
  Completed: 'good',
  NoShow: 'past',
};

/** Icons with distinct shapes (a tick, a clock, a cross, a line): no state is recognised by its colour alone. */
const SIGNS: Record<Tone, string> = {
  good: 'M8 12.5l2.8 2.8L16 9.5',
  waiting: 'M12 7v5.2l3.2 2',
  off: 'M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
  past: 'M8 12h8',
};

/** The state of a reservation in words, with the reason that was given for a cancellation. */
export function stateSection(
  reservation: Reservation,
  words: Words['guestPages']['reservation'],
  now: number,
): ComponentChild {
  const state = guestStateOf(reservation, now);
  const tone = TONES[state];
  const { title, text } = words.states[state];
  const { cancellationReason } = reservation;
  return h('section', { class: 'stack', 'aria-labelledby': 'state' }, [
    h('div', { class: `state ${tone}` }, [
      h('svg', { class: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, [
        h('path', { d: `M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19z${SIGNS[tone]}` }),
      ]),
      h('div', null, [h('h2', { id: 'state' }, title), h('p', null, text)]),
    ]),
    cancellationReason === null
      ? null
      : h('p', { class: 'reason' }, [h('b', null, words.reasonGiven), bidiText(cancellationReason)]),
  ]);
}
