/** Texts of the rush and of what is sold out: the board and the till share them. */
export const serviceState = {
  rush: {
    button: 'Rush',
    on: 'Rush until {until}',
    title: 'Rush: no orders from outside',
    text: 'Until it is over, guests cannot order online. The till can.',
    howLong: 'How long',
    minutes: '{minutes} min',
    hours: '{hours, plural, one {# hour} other {# hours}}',
    why: 'Tap the reason, and it begins',
    reasons: {
      Busy: 'Our kitchen is very busy right now.',
      Staff: 'We are short of staff today.',
      Trouble: 'We have a technical problem in the kitchen.',
    },
    own: 'Another reason, for guests',
    begin: 'Begin',
    isOn: 'No orders from outside until {until}',
    tellsGuests: 'Guests read: {reason}',
    end: 'End the rush',
  },
  soldOut: {
    button: 'Sold out',
    title: 'Sold out',
    search: 'Find a product',
    now: 'Sold out now',
    back: 'Put back',
    mark: 'Sold out',
    left: '{count, plural, one {# left} other {# left}}',
    noneFound: 'No product is called that.',
    noProducts: 'The menu has no products yet.',
  },
};
