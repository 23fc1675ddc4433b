import type { PanelWords } from '../en.ts';

export const people: PanelWords['people'] = {
  title: 'Équipe',
  text: 'Tous ceux qui se connectent pour cet établissement. Donnez à chacun son propre compte : les additions disent qui a fait quoi.',
  add: 'Ajouter une personne',
  alone: 'Personne d’autre ne se connecte encore. Ajoutez l’équipe de la cuisine et celle de la caisse.',
  roles: { Owner: 'Propriétaire', Staff: 'Personnel', Bridge: 'Appareil fiscal' },
  rolesText: {
    Owner: 'Tout : la caisse, la cuisine et cette gestion.',
    Staff: 'La caisse, la cuisine et les réservations ; pas cette gestion.',
    Bridge:
      'Un programme à côté d’un appareil fiscal : il lit ce qui doit être émis, et rien d’autre. Personne ne se connecte à cette application avec.',
  },
  you: 'Vous',
  signedIn: 'Session ouverte, dernière connexion {at}',
  signedOut: 'Pas de session ouverte',
  fields: { role: 'Rôle', name: 'Nom', email: 'E-mail', password: 'Mot de passe' },
  nameMissing: 'Saisissez un nom.',
  emailWrong: 'Saisissez une adresse e-mail.',
  passwordShort: 'Un mot de passe a au moins 8 lettres ou chiffres.',
  passwordHint:
    'Au moins 8 lettres ou chiffres. Communiquez-le à la personne : il ne sera plus jamais affiché.',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Laissez vide pour garder l’ancien. Un nouveau déconnecte la personne partout.',
  ownPassword: 'Votre propre mot de passe',
  ownPasswordHint: 'Cette modification le demande, pour que personne d’autre ne la fasse sur votre appareil.',
  ownPasswordMissing: 'Saisissez votre propre mot de passe.',
  makePassword: 'Créer un mot de passe',
  makeLink: 'Créer un lien pour un nouveau mot de passe',
  link: 'Le lien pour {name}',
  mailSent: 'Le lien est aussi parti par e-mail à {email}.',
  mailFailed: 'L’e-mail à {email} n’a pas pu être envoyé : transmettez le lien vous-même.',
  linkText:
    'À n’envoyer qu’à cette personne : qui l’ouvre choisit le mot de passe, une fois, jusqu’à {at}. Il n’est montré que maintenant.',
  removeThis: 'Supprimer ce compte',
  remove: 'Supprimer {name}',
  removeText:
    'Compte de {name} : déconnecté partout aussitôt, connexion impossible ensuite. Le nom reste sur les additions.',
  removeYouText: 'C’est votre propre compte. Vous êtes déconnecté aussitôt et ne pouvez plus vous connecter.',
  removeAnswer: 'Supprimer',
  lastOwner: 'C’est le seul propriétaire : il ne peut pas être retiré. Nommez d’abord un autre propriétaire.',
  signOutElsewhere: 'Se déconnecter de tous les autres appareils',
  signedOutElsewhere: 'Déconnecté de tous les autres appareils',
};
