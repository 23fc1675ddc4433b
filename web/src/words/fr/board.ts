import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'Cuisine',
  empty: {
    title: 'Rien à préparer',
    titleAtStation: 'Rien à préparer à ce poste',
    text: 'L’écran est à l’écoute. Les nouvelles commandes s’affichent ici toutes seules.',
  },
  stations: {
    label: 'Postes',
    all: 'Tous',
    tickets: '{count, plural, =0 {Aucun bon} one {# bon} other {# bons}}',
  },
  ticket: {
    ready: 'Prêt',
    seen: 'Vu, retirer',
    further: 'En plus',
    age: '{minutes} min',
    lateness: { Soon: 'Ça presse', Late: 'En retard' },
    moved: 'Table changée : {from} → {to}',
    again: 'À préparer quand même',
    duplicate: 'Commandé deux fois ? Identique au n° {number}',
    cancelled: 'Commande annulée. Arrêter la préparation.',
    paid: 'Payé',
  },
  line: {
    struck: 'ANNULÉ',
    changed: 'Modifié : {before} → {now}',
    without: 'SANS {name}',
  },
  counts: { button: 'Totaux', title: 'À préparer en tout', none: 'Rien à préparer.' },
  recall: {
    button: 'Rappeler',
    title: 'Derniers bons prêts',
    back: 'Remettre',
    empty: 'Rien de prêt pour l’instant',
    emptyText: 'Les bons prêts attendent ici ; on peut les remettre à l’écran.',
  },
  sound: {
    blocked: 'Les nouvelles commandes arrivent sans son : le navigateur attend que l’écran soit touché.',
    allow: 'Activer le son',
    on: 'Sons activés',
    off: 'Sons coupés',
  },
  beyond: '{count, plural, one {# bon} other {# bons}} plus loin',
  sizes: {
    Small: 'Bons : petits, le plus possible à la fois',
    Medium: 'Bons : moyens',
    Large: 'Bons : grands',
  },
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
};
