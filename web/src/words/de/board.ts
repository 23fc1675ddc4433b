import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'Küche',
  empty: {
    title: 'Nichts zu tun',
    titleAtStation: 'An dieser Station ist nichts zu tun',
    text: 'Der Bildschirm ist bereit. Neue Bestellungen erscheinen hier von selbst.',
  },
  stations: {
    label: 'Stationen',
    all: 'Alle',
    tickets: '{count, plural, =0 {Keine Bons} one {# Bon} other {# Bons}}',
  },
  ticket: {
    ready: 'Fertig',
    seen: 'Gesehen, weg damit',
    further: 'Nachbestellung',
    age: '{minutes} min',
    lateness: { Soon: 'Bald zu spät', Late: 'Zu spät' },
    moved: 'Tisch gewechselt: {from} → {to}',
    again: 'Doch zubereiten',
    duplicate: 'Doppelt bestellt? Gleich wie #{number}',
    cancelled: 'Bestellung storniert. Nicht mehr zubereiten.',
    paid: 'Bezahlt',
  },
  line: {
    struck: 'STORNO',
    changed: 'Geändert: {before} → {now}',
    without: 'OHNE {name}',
  },
  counts: { button: 'Summen', title: 'Insgesamt zuzubereiten', none: 'Nichts zuzubereiten.' },
  recall: {
    button: 'Fertige',
    title: 'Zuletzt fertig',
    back: 'Zurückholen',
    empty: 'Noch nichts fertig',
    emptyText: 'Fertige Bons warten hier und lassen sich zurückholen.',
  },
  sound: {
    blocked: 'Neue Bestellungen kommen ohne Ton: Der Browser wartet auf eine Berührung.',
    allow: 'Ton erlauben',
    on: 'Töne sind an',
    off: 'Töne sind aus',
  },
  beyond: '{count, plural, one {# Bon} other {# Bons}} weiter hinten',
  sizes: {
    Small: 'Bons: klein, so viele wie möglich',
    Medium: 'Bons: mittel',
    Large: 'Bons: groß',
  },
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
};
