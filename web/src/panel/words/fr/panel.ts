import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'Gestion',
  sections: {
    overview: 'Aperçu',
    menu: 'Carte',
    campaigns: 'Offres',
    hours: 'Horaires',
    room: 'Tables',
    people: 'Équipe',
    printers: 'Imprimantes',
    money: 'TVA et paiement',
    settings: 'Réglages',
    activity: 'Activité',
    developers: 'Développeurs',
  },
  ownersOnly: 'Réservé aux propriétaires',
  ownersOnlyText: 'Connectez-vous avec le compte d’un propriétaire pour configurer l’établissement.',
  outOfReach: 'La gestion a besoin de la connexion',
  outOfReachText:
    'Les réglages d’ici ne sont pas gardés sur cet appareil. La page s’ouvre d’elle-même dès que la connexion est revenue.',
};
