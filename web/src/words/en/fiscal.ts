/** Texts of fiscal documents at the till. */
export const fiscal = {
  title: 'Fiscal documents',
  kinds: {
    Sale: 'Fiscal receipt',
    Refund: 'Fiscal document of a refund',
    Void: 'Void',
    TableSlip: 'Table slip',
  },
  issued: '{kind} no. {number}',
  takenBack: 'taken back',
  pending: '{kind}: waiting for the device',
  failed: '{kind} failed: {reason}',
  again: 'Try again',
  missing: 'Not every payment has a fiscal document yet. The bill closes once each has one.',
  closeWithout: {
    open: 'Close without it',
    title: 'Close without a fiscal document?',
    text: 'The reason stays in the history. The document can still be issued later.',
    reasons: { Broken: 'The device is broken', NoPower: 'No power or network' },
    other: 'Another reason',
    now: 'Close the bill',
  },
};
