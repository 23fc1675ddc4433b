import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'Ora di punta',
    on: 'Ora di punta fino alle {until}',
    title: 'Ora di punta: niente ordini da fuori',
    text: 'Finché dura, gli ospiti non possono ordinare online. La cassa può.',
    howLong: 'Per quanto',
    minutes: '{minutes} min',
    hours: '{hours, plural, one {# ora} other {# ore}}',
    why: 'Toccare il motivo e comincia',
    reasons: {
      Busy: 'In questo momento la nostra cucina è molto impegnata.',
      Staff: 'Oggi ci manca personale.',
      Trouble: 'Abbiamo un problema tecnico in cucina.',
    },
    own: 'Altro motivo, per gli ospiti',
    begin: 'Comincia',
    isOn: 'Niente ordini da fuori fino alle {until}',
    tellsGuests: 'Gli ospiti leggono: {reason}',
    end: 'Fine ora di punta',
  },
  soldOut: {
    button: 'Esauriti',
    title: 'Prodotti esauriti',
    search: 'Trova un prodotto',
    now: 'Esauriti adesso',
    back: 'Rimetti',
    mark: 'Esaurito',
    left: '{count, plural, one {ne resta #} other {ne restano #}}',
    noneFound: 'Nessun prodotto si chiama così.',
    noProducts: 'Il menù non ha ancora prodotti.',
  },
};
