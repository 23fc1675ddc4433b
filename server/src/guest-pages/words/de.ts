import type { GuestWords } from '../guest-words.ts';

export const de: GuestWords = {
  ownName: 'Deutsch',
  languageSwitch: 'Sprache',

  reservation: {
    heading: 'Ihre Reservierung',
    states: {
      Pending: {
        title: 'Das Restaurant hat noch nicht geantwortet',
        text: 'Ihre Anfrage ist angekommen. Ihr Tisch ist noch nicht bestätigt; die Antwort sehen Sie auf dieser Seite.',
      },
      Confirmed: {
        title: 'Ihr Tisch ist bestätigt',
        text: 'Wir freuen uns auf Sie. Bitte zeigen Sie bei Ihrer Ankunft den Code auf dieser Seite.',
      },
      Due: {
        title: 'Ihr Tisch wartet auf Sie',
        text: 'Bitte zeigen Sie bei Ihrer Ankunft den Code auf dieser Seite.',
      },
      Declined: {
        title: 'Das Restaurant konnte Ihre Anfrage nicht annehmen',
        text: 'Es tut uns leid, dass zu dieser Zeit kein Tisch für Sie frei ist. Wählen Sie gern eine andere Zeit.',
      },
      CancelledByGuest: {
        title: 'Sie haben diese Reservierung storniert',
        text: 'Danke, dass Sie uns Bescheid gegeben haben. Wir freuen uns, wenn Sie ein anderes Mal kommen.',
      },
      CancelledByVenue: {
        title: 'Das Restaurant hat diese Reservierung storniert',
        text: 'Wir bitten um Entschuldigung und würden Sie gern ein anderes Mal begrüßen.',
      },
      Unanswered: {
        title: 'Die Anfrage wurde nicht beantwortet',
        text: 'Das Restaurant hat nicht rechtzeitig geantwortet, daher ist kein Tisch reserviert. Wir bitten um Entschuldigung.',
      },
      Seated: {
        title: 'Sie sind an Ihrem Tisch',
        text: 'Herzlich willkommen! Wir wünschen Ihnen guten Appetit.',
      },
      Completed: {
        title: 'Vielen Dank für Ihren Besuch',
        text: 'Es war uns eine Freude, Sie bei uns zu haben. Auf Wiedersehen!',
      },
      NoShow: {
        title: 'Wir haben Sie vermisst',
        text: 'Ihr Tisch war reserviert, aber Ihre Ankunft wurde nicht vermerkt. Ist das ein Irrtum, wenden Sie sich bitte an das Restaurant.',
      },
    },
    reasonGiven: 'Grund',
    when: 'Datum und Uhrzeit',
    localTime: 'Ortszeit des Restaurants',
    guests: 'Gäste',
    guestCount: { one: '{n} Gast', other: '{n} Gäste' },
    name: 'Name',
    note: 'Ihre Nachricht',
    where: 'Adresse',
    showCode: 'Bitte bei der Ankunft zeigen',
    qrTitle: 'QR-Code Ihrer Reservierung',
    code: 'Code',
    addToCalendar: 'In den Kalender eintragen',
    seeMenu: 'Zur Speisekarte',
    refreshes: 'Diese Seite aktualisiert sich, sobald das Restaurant geantwortet hat.',
    cancel: 'Reservierung stornieren',
    obstacles: {
      TimeHasCome:
        'Die Reservierung lässt sich hier nicht mehr stornieren, weil ihre Zeit gekommen ist. Können Sie nicht kommen, wenden Sie sich bitte an das Restaurant.',
      CheckedIn: 'Die Reservierung lässt sich nicht mehr stornieren, weil Sie schon eingecheckt sind.',
      Over: 'Die Reservierung ist vorbei und lässt sich nicht mehr stornieren.',
      Declined: 'Es gibt nichts zu stornieren, weil das Restaurant die Anfrage nicht annehmen konnte.',
      Cancelled: 'Die Reservierung ist bereits storniert.',
    },
    privacy:
      'Diese Seite ist nur für Sie bestimmt: Wer ihre Adresse kennt, kann die Reservierung sehen und stornieren.',
  },

  booking: {
    heading: 'Tisch reservieren',
    day: 'Tag',
    earlier: 'Frühere Tage',
    later: 'Spätere Tage',
    time: 'Uhrzeit',
    noTimes: 'Zurzeit kann online keine Zeit reserviert werden. Bitte rufen Sie das Restaurant an.',
    largerParty: 'Für größere Gruppen rufen Sie bitte das Restaurant an.',
    phone: 'Telefonnummer',
    phoneHint: 'Hier ruft das Restaurant Sie an, wenn sich etwas ändert.',
    note: 'Anmerkung (freiwillig)',
    noteHint: (most) => `Zum Beispiel eine Allergie oder ein Kinderstuhl; höchstens ${most} Zeichen.`,
    book: 'Tisch reservieren',
    request: 'Tisch anfragen',
    confirmedAtOnce: 'Ihr Tisch ist bestätigt, sobald Sie das Formular senden.',
    confirmedIfRoom:
      'Ist noch Platz, ist Ihr Tisch bestätigt, sobald Sie das Formular senden; sonst sehen Sie die Antwort des Restaurants auf der nächsten Seite.',
    answeredLater: 'Das Restaurant beantwortet Ihre Anfrage. Sie sehen die Antwort auf der nächsten Seite.',
    privacy: 'Das Restaurant erhält diese Angaben, um Ihren Tisch freizuhalten und Sie zu erreichen.',
    leaveEmpty: 'Bitte lassen Sie dieses Feld leer',
    faults: {
      summary: 'Bitte prüfen Sie, was unten markiert ist.',
      sendAgain:
        'Das Formular konnte nicht gesendet werden. Bitte prüfen Sie Ihre Angaben und senden Sie es noch einmal.',
      missing: {
        startsAt: 'Bitte wählen Sie eine Uhrzeit.',
        guests: 'Bitte wählen Sie die Zahl der Gäste.',
        name: 'Bitte geben Sie Ihren Namen ein.',
        phone:
          'Bitte geben Sie eine Telefonnummer ein, unter der Sie erreichbar sind; eine aus einem anderen Land mit Ländervorwahl, etwa +49.',
      },
      tooLong: (length, most) => `Das sind ${length} Zeichen. Bitte kürzen Sie auf höchstens ${most}.`,
      unreadable: 'Einige Zeichen konnten nicht gelesen werden. Bitte geben Sie sie noch einmal ein.',
    },
    formUsed: {
      title: 'Sie haben mit diesem Formular schon reserviert',
      text: 'Ihre geänderten Angaben wurden dem Restaurant nicht gesendet. Wenn Sie eine andere Zeit möchten, stornieren Sie bitte diese Reservierung und reservieren Sie neu.',
      see: 'Reservierung ansehen',
      another: 'Noch einen Tisch reservieren',
    },
  },

  cancelling: {
    heading: 'Möchten Sie diese Reservierung stornieren?',
    reasonLabel: 'Grund (freiwillig)',
    reasonHint: 'Das Restaurant liest ihn; höchstens 250 Zeichen.',
    reasonTooLong: (length, most) =>
      `Ihr Text hat ${length} Zeichen. Bitte kürzen Sie ihn auf höchstens ${most}.`,
    confirm: 'Ja, stornieren',
    keep: 'Nein, behalten',
  },

  venue: {
    description: (venue) => `${venue}: Speisekarte mit Preisen, Öffnungszeiten und Adresse.`,
    showMap: 'Auf der Karte zeigen',
    phone: 'Telefon',
    call: 'Restaurant anrufen',
    table: 'Ihr Tisch',
    hours: 'Öffnungszeiten',
    today: 'heute',
    openNow: 'Jetzt geöffnet',
    openUntil: (time) => `bis ${time} Uhr`,
    closedNow: 'Jetzt geschlossen',
    opensToday: (time) => `öffnet heute um ${time} Uhr`,
    opensOn: (day, time) => `öffnet am ${day} um ${time} Uhr`,
    closed: 'geschlossen',
    roundTheClock: 'rund um die Uhr',
    hoursUnknown: 'nicht angegeben',
    rush: (time) => `In der Küche ist sehr viel los; bis ${time} Uhr nimmt sie keine neuen Bestellungen an.`,
  },

  menu: {
    heading: 'Speisekarte',
    language: 'Sprache der Speisekarte',
    empty: 'Hier gibt es noch keine Speisekarte.',
    soldOut: 'Ausverkauft',
    regularPrice: 'Regulärer Preis',
    reducedPrice: 'Preis jetzt',
    units: { Kilogram: 'kg', Gram: 'g', Litre: 'l', Millilitre: 'ml', Metre: 'm' },
    calories: (count) => `${count} kcal`,
    extras: 'Extras',
    free: 'kostenlos',
    choices: {
      one: 'eines wählen',
      oneOrNone: 'auf Wunsch eines wählen',
      some: 'mindestens eines wählen',
      any: 'beliebig wählen',
    },
    removable: 'Kann weggelassen werden',
    allergens: 'Allergene',
    allergenNames: {
      Gluten: 'Gluten',
      Crustaceans: 'Krebstiere',
      Eggs: 'Eier',
      Fish: 'Fisch',
      Peanuts: 'Erdnüsse',
      Soybeans: 'Soja',
      Milk: 'Milch',
      Nuts: 'Schalenfrüchte',
      Celery: 'Sellerie',
      Mustard: 'Senf',
      Sesame: 'Sesam',
      SulphurDioxide: 'Sulfite',
      Lupin: 'Lupinen',
      Molluscs: 'Weichtiere',
    },
    containsAlcohol: 'enthält Alkohol',
    containsPork: 'enthält Schweinefleisch',
    pricesNote: 'Preise in türkischer Lira, inklusive Mehrwertsteuer.',
    allergenNote:
      'Wenn Sie eine Allergie haben, fragen Sie bitte unser Personal: Ein Gericht ohne Angabe ist nicht unbedingt frei von Allergenen.',
  },

  calendarEntry: {
    summary: (venue) => `Tischreservierung: ${venue}`,
    page: 'Ihre Reservierung',
  },

  refusals: {
    notFoundTitle: 'Wir haben diese Seite nicht gefunden',
    notFoundText:
      'Vielleicht fehlt ein Teil der Adresse, oder es gibt die Seite nicht mehr. Bitte prüfen Sie den Link oder fragen Sie das Restaurant.',
    waitTitle: 'Einen Augenblick, bitte',
    sorryTitle: 'Es tut uns leid',
    reference: 'Kennung',
  },
};
