import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'Stoßzeit',
    on: 'Stoßzeit bis {until}',
    title: 'Stoßzeit: keine Bestellungen von außen',
    text: 'Solange sie dauert, können Gäste nicht online bestellen. Die Kasse kann es.',
    howLong: 'Wie lange',
    minutes: '{minutes} min',
    hours: '{hours, plural, one {# Stunde} other {# Stunden}}',
    why: 'Grund antippen, dann beginnt sie',
    reasons: {
      Busy: 'In unserer Küche ist gerade sehr viel zu tun.',
      Staff: 'Heute fehlt uns Personal.',
      Trouble: 'In der Küche gibt es ein technisches Problem.',
    },
    own: 'Anderer Grund, für Gäste',
    begin: 'Beginnen',
    isOn: 'Keine Bestellungen von außen bis {until}',
    tellsGuests: 'Gäste lesen: {reason}',
    end: 'Stoßzeit beenden',
  },
  soldOut: {
    button: 'Ist aus',
    title: 'Ausverkauft',
    search: 'Artikel finden',
    now: 'Jetzt ausverkauft',
    back: 'Wieder da',
    mark: 'Ausverkauft',
    left: '{count, plural, one {noch #} other {noch #}}',
    noneFound: 'Kein Artikel heißt so.',
    noProducts: 'Die Speisekarte hat noch keine Artikel.',
  },
};
