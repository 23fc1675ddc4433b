import type { PanelWords } from '../en.ts';

export const panelFirstHour: PanelWords['panelFirstHour'] = {
  title: 'Votre première heure',
  done: '{done} sur {count} faits',
  isDone: 'Fait',
  isOpen: 'À faire',
  dismiss: 'Masquer cette liste',
  steps: {
    details: 'Nom et adresse',
    hours: 'Horaires d’ouverture',
    tables: 'Tables',
    menu: 'Carte',
    kitchen: 'Cuisine',
    people: 'Équipe',
    order: 'Une commande d’essai',
  },
  hints: {
    details: 'Ce que les clients lisent sur votre page et sur l’addition.',
    hours: 'Quand les clients peuvent commander et réserver.',
    tables: 'Avec une carte QR pour chacune.',
    menu: 'Catégories et produits : collez la liste que vous avez déjà.',
    kitchen: 'Une imprimante, ou l’écran de cuisine sur n’importe quel appareil.',
    people: 'Un compte pour chaque personne qui travaille avec vous.',
    order: 'Commandez quelque chose à la caisse et voyez-le arriver en cuisine.',
  },
  needed: 'Nécessaire pour une première commande',
  missing: {
    address: 'La rue et la ville manquent : les clients les lisent sur votre page et sur l’addition.',
    hours: 'Aucun jour n’a d’horaires : les commandes passent à toute heure, et aucune table ne se réserve.',
    tables: 'Il n’y a aucune table où commander.',
    tablesLater: 'Aucune table ; les commandes à emporter s’en passent.',
    products: 'La carte est vide : collez la liste que vous avez.',
    orderable: 'Rien ne peut être commandé : chaque produit est masqué ou vendu au poids.',
    printer: 'Pas encore d’imprimante ; l’écran de cuisine s’en passe, sur tout appareil.',
    people: 'Vous seul pouvez vous connecter : un compte pour chacun de vos collègues.',
    orderBlocked: 'Pas encore possible : il manque ce qui est marqué plus haut.',
  },
};
