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
};
