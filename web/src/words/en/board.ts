/** Texts of the board screen. */
export const board = {
  title: 'Kitchen',
  empty: {
    title: 'Nothing to make',
    titleAtStation: 'Nothing to make at this station',
    text: 'The board is listening. New orders appear here by themselves.',
  },
  stations: {
    label: 'Stations',
    all: 'All',
    tickets: '{count, plural, =0 {No tickets} one {# ticket} other {# tickets}}',
  },
  ticket: {
    ready: 'Ready',
    seen: 'Seen, remove',
    further: 'Further round',
    age: '{minutes} min',
    lateness: { Soon: 'Soon late', Late: 'Late' },
    moved: 'Table moved: {from} → {to}',
    again: 'Cook it after all',
    duplicate: 'Ordered twice? The same as #{number}',
    cancelled: 'Order cancelled. Stop making it.',
    paid: 'Paid',
  },
  line: {
    struck: 'STRUCK',
    changed: 'Changed: {before} → {now}',
    without: 'NO {name}',
  },
  counts: { button: 'Counts', title: 'To make in all', none: 'Nothing to make.' },
  recall: {
    button: 'Recall',
    title: 'Last bumped',
    back: 'Bring back',
    empty: 'Nothing was bumped yet',
    emptyText: 'Tickets that are ready wait here, so that they can be brought back.',
  },
  sound: {
    blocked: 'New orders come without a sound: the browser waits for a touch.',
    allow: 'Allow sound',
    on: 'Sounds are on',
    off: 'Sounds are off',
  },
  beyond: '{count, plural, one {# ticket} other {# tickets}} further on',
  sizes: {
    Small: 'Tickets: small, the most at once',
    Medium: 'Tickets: medium',
    Large: 'Tickets: large',
  },
  fullScreen: 'Fill the screen',
  leaveFullScreen: 'Leave the full screen',
};
