import type { TrustWords } from '../trust-texts.ts';

export const fr: TrustWords = {
  heading: 'Connecter cet appareil',
  lead: 'Faites approuver une fois le certificat de votre restaurant par cette tablette, ce téléphone ou cet ordinateur. Ensuite la caméra fonctionne, l’écran reste allumé, et l’application continue sans réseau.',
  scan: 'Pour l’appareil suivant : scannez ce code ou ouvrez l’adresse.',
  qrTitle: 'Code QR de cette page',
  download: 'Télécharger le certificat',
  steps: {
    ipad: {
      name: 'iPad et iPhone',
      steps: [
        'Ouvrez cette page dans Safari. Téléchargez le certificat et touchez « Autoriser ».',
        'Réglages → Général → VPN et gestion de l’appareil : touchez le profil « Sofra … », puis « Installer ».',
        'Réglages → Général → Informations → Réglages des certificats : activez « Sofra … ».',
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Téléchargez le certificat.',
        'Paramètres → Sécurité et confidentialité → Autres paramètres de sécurité → Chiffrement et identifiants → Installer un certificat → Certificat CA. Sur certains appareils : cherchez « certificat CA » dans les paramètres.',
        'Touchez « Installer quand même » et choisissez le fichier dans Téléchargements.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Téléchargez le certificat et ouvrez le fichier : « Installer un certificat… », « Utilisateur actuel ».',
        'Choisissez « Placer tous les certificats dans le magasin suivant », puis « Autorités de certification racines de confiance ».',
        'Confirmez, puis redémarrez le navigateur.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Téléchargez le certificat et ouvrez le fichier : Trousseaux d’accès l’ajoute.',
        'Ouvrez-le : Se fier → Lors de l’utilisation de ce certificat : « Toujours approuver ».',
      ],
    },
  },
  openHeading: 'Puis ouvrez Sofra',
  openText: 'Le navigateur n’avertit plus. Ajoutez l’application à l’écran d’accueil depuis son menu.',
  open: 'Ouvrir Sofra',
  limits:
    'Le certificat ne vaut que pour la machine de votre restaurant et les adresses de réseaux privés, pour aucun site d’Internet.',
  fingerprint: 'Empreinte (SHA-256). La machine affiche la même au démarrage :',
};
