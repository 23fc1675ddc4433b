import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Documents fiscaux',
  kinds: {
    Sale: 'Ticket fiscal',
    Refund: 'Document fiscal de remboursement',
    Void: 'Annulation',
    TableSlip: 'Note de table',
  },
  issued: '{kind} n° {number}',
  takenBack: 'annulé',
  pending: '{kind} : en attente de l’appareil',
  failed: '{kind} : échec, {reason}',
  again: 'Réessayer',
  missing:
    'Tous les paiements n’ont pas encore de document fiscal. L’addition se clôture dès qu’ils en ont tous un.',
  closeWithout: {
    open: 'Clôturer sans document',
    title: 'Clôturer sans document fiscal ?',
    text: 'Le motif reste dans l’historique. Le document pourra encore être émis.',
    reasons: { Broken: 'L’appareil est en panne', NoPower: 'Pas de courant ou de réseau' },
    other: 'Un autre motif',
    now: 'Clôturer l’addition',
  },
};
