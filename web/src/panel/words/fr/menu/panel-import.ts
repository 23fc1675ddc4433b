import type { PanelWords } from '../../en.ts';

export const panelImport: PanelWords['panelImport'] = {
  title: 'Importer une carte',
  back: 'Retour à la carte',
  source: {
    title: 'La liste',
    paste: 'Copiez les lignes dans votre tableur et collez-les ici',
    example: 'Catégorie\tProduit\tPrix\nSoupes\tSoupe de lentilles\t95\nSoupes\tEzogelin\t95',
    columns:
      'Une ligne est un produit, ou une de ses portions. Catégorie, description et portion peuvent manquer ; 2 000 lignes au plus. Rien n’est enregistré avant que vous ne l’ayez vu.',
    file: 'Choisir un fichier CSV',
    again: 'Recommencer avec une autre liste',
  },
  columns: {
    of: 'Colonne {number}',
    hasHeader: 'La première ligne nomme les colonnes',
    category: 'Catégorie des lignes qui n’en nomment pas',
    categoryHint: 'Certaines lignes n’ont pas de catégorie.',
    kinds: {
      Ignore: 'Ignorer',
      Category: 'Catégorie',
      Name: 'Produit',
      Description: 'Description',
      Portion: 'Portion',
      Price: 'Prix',
      Vat: 'TVA',
    },
  },
  rows: {
    table: 'Les lignes de la liste',
    row: 'Ligne',
    state: 'Ce qui se passe',
    count:
      '{count, plural, one {# ligne} other {# lignes}}, {faulty, plural, =0 {aucune erreur} one {# avec une erreur} other {# avec une erreur}}',
    faultyOnly: 'Seulement les lignes avec une erreur',
    cell: 'Ligne {row}, colonne {column}',
    heading: 'Catégorie des lignes suivantes',
    there: 'Déjà à la carte',
    new: 'Nouveau',
    vatClass: 'TVA : {name}',
    faults: {
      noName: 'Le produit n’a pas de nom.',
      noPrice: 'Le prix manque.',
      price: 'Ce n’est pas un prix.',
      noCategory: 'La catégorie manque.',
      nameTooLong: 'Un nom dépasse 100 caractères.',
      descriptionTooLong: 'La description dépasse 1 000 caractères.',
      vat: 'Aucune classe de TVA de l’établissement n’a ce taux ni ce nom.',
      twice: 'Ce produit figure déjà dans la liste avec cette portion.',
      tooMany: 'Plus de 2 000 lignes : importez le reste ensuite.',
    },
  },
  foot: {
    send: 'Importer {count, plural, one {# produit} other {# produits}}',
    sending: '{sent} sur {count, plural, one {# produit} other {# produits}} enregistrés…',
    all: 'Toutes les lignes sont bonnes.',
    without:
      '{count, plural, one {# ligne est laissée de côté tant qu’elle n’est pas corrigée.} other {# lignes sont laissées de côté tant qu’elles ne sont pas corrigées.}}',
    existing: 'Produits déjà à la carte',
    keep: 'Les laisser tels quels',
    change: 'Reprendre ceux de la liste',
    tooMuch:
      'Une carte compte au plus 1 000 produits. Il reste de la place pour {room, plural, one {# produit} other {# produits}}.',
  },
  done: {
    title: 'La carte est importée',
    added:
      '{count, plural, =0 {Aucun nouveau produit} one {# produit ajouté} other {# produits ajoutés}}, {categories, plural, =0 {aucune catégorie créée} one {# catégorie créée} other {# catégories créées}}.',
    changed: '{count, plural, one {# produit modifié} other {# produits modifiés}}.',
    kept: '{count, plural, one {# produit était déjà là et reste tel quel} other {# produits étaient déjà là et restent tels quels}}.',
    toMenu: 'Voir la carte',
  },
};
