import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'Cucina',
  empty: {
    title: 'Niente da preparare',
    titleAtStation: 'Niente da preparare in questa partita',
    text: 'Lo schermo è in ascolto. I nuovi ordini compaiono qui da soli.',
  },
  stations: {
    label: 'Partite',
    all: 'Tutte',
    tickets: '{count, plural, =0 {Nessuna comanda} one {# comanda} other {# comande}}',
  },
  ticket: {
    ready: 'Pronto',
    seen: 'Visto, togli',
    further: 'Aggiunta',
    age: '{minutes} min',
    lateness: { Soon: 'Al limite', Late: 'In ritardo' },
    moved: 'Tavolo cambiato: {from} → {to}',
    again: 'Da preparare comunque',
    duplicate: 'Ordinato due volte? Uguale al n. {number}',
    cancelled: 'Ordine annullato. Non prepararlo più.',
    paid: 'Pagato',
  },
  line: {
    struck: 'STORNATO',
    changed: 'Modificato: {before} → {now}',
    without: 'SENZA {name}',
  },
  counts: { button: 'Totali', title: 'Da preparare in tutto', none: 'Niente da preparare.' },
  recall: {
    button: 'Richiama',
    title: 'Ultime pronte',
    back: 'Riporta',
    empty: 'Ancora niente di pronto',
    emptyText: 'Le comande pronte aspettano qui e si possono riportare sullo schermo.',
  },
  sound: {
    blocked: 'I nuovi ordini arrivano senza suono: il browser aspetta un tocco.',
    allow: 'Attiva il suono',
    on: 'Suoni attivi',
    off: 'Suoni disattivati',
  },
  beyond: '{count, plural, one {# comanda} other {# comande}} più avanti',
  sizes: {
    Small: 'Comande: piccole, il più possibile insieme',
    Medium: 'Comande: medie',
    Large: 'Comande: grandi',
  },
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci da schermo intero',
};
