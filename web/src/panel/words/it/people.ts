import type { PanelWords } from '../en.ts';

export const people: PanelWords['people'] = {
  title: 'Personale',
  text: 'Chi accede per questo locale. Dia a ciascuno un account proprio: i conti dicono chi ha fatto che cosa.',
  add: 'Aggiungi una persona',
  alone: 'Nessun altro accede ancora. Aggiunga chi lavora in cucina e in cassa.',
  roles: { Owner: 'Titolare', Staff: 'Personale', Bridge: 'Dispositivo fiscale' },
  rolesText: {
    Owner: 'Tutto: la cassa, la cucina e questa gestione.',
    Staff: 'La cassa, la cucina e le prenotazioni; non questa gestione.',
    Bridge:
      'Un programma accanto a un dispositivo fiscale: legge ciò che va emesso e nient’altro. Nessuno accede a questa app con esso.',
  },
  you: 'Lei',
  signedIn: 'Accesso attivo, ultimo {at}',
  signedOut: 'Nessun accesso attivo',
  fields: { role: 'Ruolo', name: 'Nome', email: 'Indirizzo e-mail', password: 'Password' },
  nameMissing: 'Inserire un nome.',
  emailWrong: 'Inserire un indirizzo e-mail.',
  passwordShort: 'Una password ha almeno 8 lettere o cifre.',
  passwordHint: 'Almeno 8 lettere o cifre. La comunichi alla persona: non verrà più mostrata.',
  newPassword: 'Nuova password',
  newPasswordHint:
    'Lasciare vuoto per tenere quella vecchia. Una nuova chiude tutti gli accessi della persona.',
  ownPassword: 'La Sua password',
  ownPasswordHint: 'Questa modifica la richiede, perché nessun altro la faccia sul Suo dispositivo.',
  ownPasswordMissing: 'Inserisca la Sua password.',
  makePassword: 'Crea una password',
  makeLink: 'Crea un link per una nuova password',
  link: 'Il link per {name}',
  mailSent: 'Il link è stato inviato anche per e-mail a {email}.',
  mailFailed: 'L’e-mail a {email} non è partita: consegni Lei il link.',
  linkText:
    'Da inviare solo a questa persona: chi lo apre imposta la password, una volta, fino alle {at}. È mostrato solo ora.',
  removeThis: 'Rimuovi questo account',
  remove: 'Rimuovi {name}',
  removeText:
    'Tutti gli accessi di {name} si chiudono subito, e non ne sono più possibili. Il nome resta sui conti.',
  removeYouText: 'Questo è il Suo account. L’accesso si chiude subito e non sarà più possibile.',
  removeAnswer: 'Rimuovi',
  lastOwner: 'È l’unico titolare: non si può rimuovere. Nomini prima un altro titolare.',
  signOutElsewhere: 'Esci da tutti gli altri dispositivi',
  signedOutElsewhere: 'Accesso chiuso su tutti gli altri dispositivi',
};
