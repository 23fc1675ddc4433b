/** Texts of the played evening. */
export const evening = {
  title: 'A played evening',
  text: 'Guests order and book, the kitchen cooks, staff serve and take payments, by themselves. What you order meanwhile is played, too.',
  play: 'Play an evening',
  stop: 'Stop it',
  pace: 'Pace',
  paces: { Quick: 'A minute a second', Real: 'Real time' },
  troubles: 'What goes wrong',
  trouble: {
    Rush: 'A rush',
    SoldOut: 'Something sold out',
    DeadPrinter: 'A dead printer',
    SlowKitchen: 'A slow kitchen',
  },
  seedField: 'Number of the evening',
  seedHint: 'The same number plays the same evening. Empty: any.',
  seedWrong: 'A number of at most nine digits.',
  states: {
    Playing: 'Minute {minute} of {minutes}',
    Ended: 'Ended',
    Stopped: 'Stopped in minute {minute}',
    Interrupted: 'Interrupted in minute {minute}: the service did not run',
    Failed: 'Ended by a fault in minute {minute}',
  },
  seed: 'number {seed}',
  refused: '{count, plural, one {# call refused} other {# calls refused}}',
};
