import type { PanelWords } from '../en.ts';

export const people: PanelWords['people'] = {
  title: 'Team',
  text: 'Alle, die sich für diesen Betrieb anmelden. Geben Sie jeder Person ein eigenes Konto: Auf den Rechnungen steht, wer was getan hat.',
  add: 'Person hinzufügen',
  alone: 'Außer Ihnen meldet sich noch niemand an. Fügen Sie die Leute aus Küche und Kasse hinzu.',
  roles: { Owner: 'Inhaber', Staff: 'Personal', Bridge: 'Fiskalgerät' },
  rolesText: {
    Owner: 'Alles: Kasse, Küche und diese Verwaltung.',
    Staff: 'Kasse, Küche und Reservierungen; nicht diese Verwaltung.',
    Bridge:
      'Ein Programm neben einem Fiskalgerät: Es liest, was auszustellen ist, und sonst nichts. In dieser App meldet sich niemand damit an.',
  },
  you: 'Sie',
  signedIn: 'Angemeldet, zuletzt {at}',
  signedOut: 'Nicht angemeldet',
  fields: { role: 'Rolle', name: 'Name', email: 'E-Mail', password: 'Passwort' },
  nameMissing: 'Bitte einen Namen eingeben.',
  emailWrong: 'Bitte eine E-Mail-Adresse eingeben.',
  passwordShort: 'Ein Passwort hat mindestens 8 Buchstaben oder Ziffern.',
  passwordHint: 'Mindestens 8 Buchstaben oder Ziffern. Sagen Sie es der Person: Es wird nie wieder gezeigt.',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Leer lassen, um das alte zu behalten. Ein neues meldet die Person überall ab.',
  ownPassword: 'Ihr eigenes Passwort',
  ownPasswordHint: 'Diese Änderung verlangt es, damit niemand sonst sie an Ihrem Gerät vornimmt.',
  ownPasswordMissing: 'Bitte Ihr eigenes Passwort eingeben.',
  makePassword: 'Passwort erzeugen',
  makeLink: 'Link für ein neues Passwort erstellen',
  link: 'Der Link für {name}',
  mailSent: 'Der Link ging auch per E-Mail an {email}.',
  mailFailed: 'Die E-Mail an {email} konnte nicht gesendet werden: Geben Sie den Link selbst weiter.',
  linkText:
    'Nur an diese Person senden: Wer ihn öffnet, setzt einmal, bis {at}, das Passwort. Er wird nur jetzt gezeigt.',
  removeThis: 'Dieses Konto entfernen',
  remove: '{name} entfernen',
  removeText:
    '{name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Der Name bleibt auf den Rechnungen.',
  removeYouText:
    'Das ist Ihr eigenes Konto. Sie werden sofort abgemeldet und können sich nicht mehr anmelden.',
  removeAnswer: 'Entfernen',
  lastOwner:
    'Dies ist die einzige Inhaberin oder der einzige Inhaber: Das Konto kann nicht entfernt werden. Geben Sie zuerst jemand anderem diese Rolle.',
  signOutElsewhere: 'Auf allen anderen Geräten abmelden',
  signedOutElsewhere: 'Auf allen anderen Geräten abgemeldet',
};
