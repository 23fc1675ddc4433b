import type { GuestWords } from '../guest-words.ts';

export const it: GuestWords = {
  ownName: 'Italiano',
  languageSwitch: 'Lingua',

  reservation: {
    heading: 'La Sua prenotazione',
    states: {
      Pending: {
        title: 'In attesa della risposta del ristorante',
        text: 'Il ristorante ha ricevuto la Sua richiesta. Il tavolo non è ancora confermato; vedrà la risposta su questa pagina.',
      },
      Confirmed: {
        title: 'Il Suo tavolo è confermato',
        text: 'Saremo lieti di accoglierLa. All’arrivo, mostri per favore il codice di questa pagina.',
      },
      Due: {
        title: 'Il Suo tavolo La aspetta',
        text: 'All’arrivo, mostri per favore il codice di questa pagina.',
      },
      Declined: {
        title: 'Il ristorante non ha potuto accettare la Sua richiesta',
        text: 'Ci dispiace non avere un tavolo per Lei a quest’ora. Può scegliere volentieri un altro momento.',
      },
      CancelledByGuest: {
        title: 'Ha annullato questa prenotazione',
        text: 'Grazie per averci avvisato. Speriamo di accoglierLa un’altra volta.',
      },
      CancelledByVenue: {
        title: 'Il ristorante ha annullato questa prenotazione',
        text: 'Ci scusiamo e speriamo di accoglierLa un’altra volta.',
      },
      Unanswered: {
        title: 'La richiesta non ha avuto risposta',
        text: 'Il ristorante non ha risposto in tempo, quindi nessun tavolo è stato riservato. Ci scusiamo.',
      },
      Seated: { title: 'È al Suo tavolo', text: 'Benvenuti! Buon appetito.' },
      Completed: {
        title: 'Grazie della Sua visita',
        text: 'È stato un piacere averLa con noi. A presto.',
      },
      NoShow: {
        title: 'Ci è mancata la Sua presenza',
        text: 'Le abbiamo tenuto il tavolo, ma il Suo arrivo non risulta. Se è un errore, contatti per favore il ristorante.',
      },
    },
    reasonGiven: 'Motivo',
    when: 'Data e ora',
    localTime: 'ora locale del ristorante',
    guests: 'Ospiti',
    guestCount: { one: '{n} ospite', other: '{n} ospiti' },
    name: 'Nome',
    note: 'Il Suo messaggio',
    where: 'Indirizzo',
    showCode: 'Da mostrare all’arrivo',
    qrTitle: 'Codice QR della Sua prenotazione',
    code: 'Codice',
    addToCalendar: 'Aggiungi al calendario',
    seeMenu: 'Vedi il menù',
    refreshes: 'Questa pagina si aggiorna quando il ristorante ha risposto.',
    cancel: 'Annulla la prenotazione',
    obstacles: {
      TimeHasCome:
        'La prenotazione non si può più annullare qui, perché la sua ora è arrivata. Se non può venire, contatti per favore il ristorante.',
      CheckedIn: 'La prenotazione non si può più annullare, perché il Suo arrivo è stato registrato.',
      Over: 'La prenotazione è passata e non si può più annullare.',
      Declined: 'Non c’è nulla da annullare, perché il ristorante non ha potuto accettare la richiesta.',
      Cancelled: 'La prenotazione è già annullata.',
    },
    privacy:
      'Questa pagina è solo per Lei: chi ne conosce l’indirizzo può vedere la prenotazione e annullarla.',
  },

  booking: {
    heading: 'Prenotare un tavolo',
    day: 'Giorno',
    earlier: 'Giorni precedenti',
    later: 'Giorni successivi',
    time: 'Ora',
    noTimes: 'Al momento non ci sono orari prenotabili online. Chiami il ristorante.',
    largerParty: 'Per gruppi più numerosi, chiami il ristorante.',
    phone: 'Numero di telefono',
    phoneHint: 'Il ristorante La chiama a questo numero se cambia qualcosa.',
    note: 'Nota (facoltativa)',
    noteHint: (most) => `Per esempio un’allergia o un seggiolone; al massimo ${most} caratteri.`,
    book: 'Prenotare il tavolo',
    request: 'Richiedere il tavolo',
    confirmedAtOnce: 'Il tavolo è confermato non appena invia il modulo.',
    confirmedIfRoom:
      'Se c’è posto, il tavolo è confermato non appena invia il modulo; altrimenti vedrà la risposta del ristorante nella pagina successiva.',
    answeredLater: 'Il ristorante risponde alla Sua richiesta. Vedrà la risposta nella pagina successiva.',
    privacy: 'Il ristorante riceve questi dati per tenerLe il tavolo e per contattarLa.',
    leaveEmpty: 'Lasci vuoto questo campo',
    faults: {
      summary: 'Controlli quanto è segnalato qui sotto.',
      sendAgain: 'Non è stato possibile inviare il modulo. Controlli i dati e lo invii di nuovo.',
      missing: {
        startsAt: 'Scelga un orario.',
        guests: 'Scelga il numero di ospiti.',
        name: 'Inserisca il Suo nome.',
        phone:
          'Inserisca un numero di telefono al quale è raggiungibile; uno di un altro Paese con il prefisso internazionale, ad esempio +39.',
      },
      tooLong: (length, most) => `Sono ${length} caratteri. Li riduca a ${most} al massimo.`,
      unreadable: 'Alcuni caratteri non sono leggibili. Li inserisca di nuovo.',
    },
    formUsed: {
      title: 'Ha già prenotato con questo modulo',
      text: 'Le modifiche non sono state inviate al ristorante. Se desidera un altro orario, annulli questa prenotazione e prenoti di nuovo.',
      see: 'Vedere la prenotazione',
      another: 'Prenotare un altro tavolo',
    },
  },

  cancelling: {
    heading: 'Vuole annullare questa prenotazione?',
    reasonLabel: 'Motivo (facoltativo)',
    reasonHint: 'Lo leggerà il ristorante; al massimo 250 caratteri.',
    reasonTooLong: (length, most) =>
      `Il Suo testo ha ${length} caratteri. Lo riduca per favore a un massimo di ${most}.`,
    confirm: 'Sì, annulla',
    keep: 'No, mantieni',
  },

  venue: {
    description: (venue) => `${venue}: menù con i prezzi, orari di apertura e indirizzo.`,
    showMap: 'Mostra sulla mappa',
    phone: 'Telefono',
    call: 'Chiamare il ristorante',
    table: 'Il Suo tavolo',
    hours: 'Orari di apertura',
    today: 'oggi',
    openNow: 'Aperto adesso',
    openUntil: (time) => `fino alle ${time}`,
    closedNow: 'Chiuso adesso',
    opensToday: (time) => `apre oggi alle ${time}`,
    opensOn: (day, time) => `apre ${day} alle ${time}`,
    closed: 'chiuso',
    roundTheClock: '24 ore su 24',
    hoursUnknown: 'non indicato',
    rush: (time) => `La cucina è molto impegnata e fino alle ${time} non accetta nuovi ordini.`,
  },

  menu: {
    heading: 'Menù',
    language: 'Lingua del menù',
    empty: 'Qui non c’è ancora un menù.',
    soldOut: 'Esaurito',
    regularPrice: 'Prezzo abituale',
    reducedPrice: 'Prezzo attuale',
    units: { Kilogram: 'kg', Gram: 'g', Litre: 'l', Millilitre: 'ml', Metre: 'm' },
    calories: (count) => `${count} kcal`,
    extras: 'Aggiunte',
    free: 'gratis',
    choices: {
      one: 'una a scelta',
      oneOrNone: 'una a scelta, se desidera',
      some: 'almeno una a scelta',
      any: 'a piacere',
    },
    removable: 'Si può togliere',
    allergens: 'Allergeni',
    allergenNames: {
      Gluten: 'glutine',
      Crustaceans: 'crostacei',
      Eggs: 'uova',
      Fish: 'pesce',
      Peanuts: 'arachidi',
      Soybeans: 'soia',
      Milk: 'latte',
      Nuts: 'frutta a guscio',
      Celery: 'sedano',
      Mustard: 'senape',
      Sesame: 'sesamo',
      SulphurDioxide: 'solfiti',
      Lupin: 'lupini',
      Molluscs: 'molluschi',
    },
    containsAlcohol: 'contiene alcol',
    containsPork: 'contiene carne di maiale',
    pricesNote: 'Prezzi in lire turche, IVA inclusa.',
    allergenNote:
      'In caso di allergia si rivolga per favore al personale: un piatto senza indicazioni non è necessariamente privo di allergeni.',
  },

  calendarEntry: {
    summary: (venue) => `Tavolo al ristorante ${venue}`,
    page: 'La Sua prenotazione',
  },

  refusals: {
    notFoundTitle: 'Non abbiamo trovato questa pagina',
    notFoundText:
      'Forse manca una parte dell’indirizzo, o la pagina non esiste più. Controlli per favore il link o chieda al ristorante.',
    waitTitle: 'Un attimo, per favore',
    sorryTitle: 'Ci dispiace',
    reference: 'Riferimento',
  },
};
