/** Texts of the checklist for a new venue. */
export const panelFirstHour = {
  title: 'Your first hour',
  done: '{done} of {count} done',
  isDone: 'Done',
  isOpen: 'Still to do',
  dismiss: 'Hide this list',
  steps: {
    details: 'Name and address',
    hours: 'Opening hours',
    tables: 'Tables',
    menu: 'Menu',
    kitchen: 'Kitchen',
    people: 'People',
    order: 'A test order',
  },
  hints: {
    details: 'What guests read on your page and on the bill.',
    hours: 'When guests may order and book.',
    tables: 'With a QR card for each.',
    menu: 'Categories and products: paste the list that you have.',
    kitchen: 'A printer, or the kitchen board on any screen.',
    people: 'An account for everybody who works with you.',
    order: 'Order something at the till and see it arrive in the kitchen.',
  },
};
