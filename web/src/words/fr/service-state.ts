import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'Coup de feu',
    on: 'Coup de feu jusqu’à {until}',
    title: 'Coup de feu : aucune commande en ligne',
    text: 'En attendant, les clients ne peuvent pas commander en ligne. La caisse le peut.',
    howLong: 'Combien de temps',
    minutes: '{minutes} min',
    hours: '{hours, plural, one {# heure} other {# heures}}',
    why: 'Touchez le motif : cela commence',
    reasons: {
      Busy: 'Notre cuisine est débordée en ce moment.',
      Staff: 'Nous manquons de personnel aujourd’hui.',
      Trouble: 'Nous avons un problème technique en cuisine.',
    },
    own: 'Autre motif, pour les clients',
    begin: 'Commencer',
    isOn: 'Aucune commande en ligne jusqu’à {until}',
    tellsGuests: 'Les clients lisent : {reason}',
    end: 'Terminer le coup de feu',
  },
  soldOut: {
    button: 'Épuisé',
    title: 'Produits épuisés',
    search: 'Trouver un produit',
    now: 'Épuisés en ce moment',
    back: 'Remettre',
    mark: 'Épuisé',
    left: '{count, plural, one {reste #} other {reste #}}',
    noneFound: 'Aucun produit ne porte ce nom.',
    noProducts: 'La carte n’a pas encore de produits.',
  },
};
