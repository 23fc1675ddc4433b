import type { GuestWords } from '../guest-words.ts';

export const fr: GuestWords = {
  ownName: 'Français',
  languageSwitch: 'Langue',

  reservation: {
    heading: 'Votre réservation',
    states: {
      Pending: {
        title: 'En attente de la réponse du restaurant',
        text: 'Le restaurant a bien reçu votre demande. Votre table n’est pas encore confirmée ; vous verrez la réponse sur cette page.',
      },
      Confirmed: {
        title: 'Votre table est confirmée',
        text: 'Nous nous réjouissons de vous accueillir. À votre arrivée, veuillez présenter le code de cette page.',
      },
      Due: {
        title: 'Votre table vous attend',
        text: 'À votre arrivée, veuillez présenter le code de cette page.',
      },
      Declined: {
        title: 'Le restaurant n’a pas pu accepter votre demande',
        text: 'Nous regrettons de ne pas avoir de table pour vous à cette heure. N’hésitez pas à en choisir une autre.',
      },
      CancelledByGuest: {
        title: 'Vous avez annulé cette réservation',
        text: 'Merci de nous avoir prévenus. Nous espérons vous accueillir une prochaine fois.',
      },
      CancelledByVenue: {
        title: 'Le restaurant a annulé cette réservation',
        text: 'Nous vous prions de nous excuser et espérons vous accueillir une prochaine fois.',
      },
      Unanswered: {
        title: 'La demande est restée sans réponse',
        text: 'Le restaurant n’a pas répondu à temps ; aucune table n’est donc réservée. Nous vous prions de nous excuser.',
      },
      Seated: {
        title: 'Vous êtes à votre table',
        text: 'Soyez les bienvenus ! Nous vous souhaitons un bon appétit.',
      },
      Completed: {
        title: 'Merci de votre visite',
        text: 'Ce fut un plaisir de vous recevoir. Au plaisir de vous revoir.',
      },
      NoShow: {
        title: 'Vous nous avez manqué',
        text: 'Nous avions gardé votre table, mais votre arrivée n’a pas été notée. Si c’est une erreur, veuillez contacter le restaurant.',
      },
    },
    reasonGiven: 'Motif',
    when: 'Date et heure',
    localTime: 'heure locale du restaurant',
    guests: 'Convives',
    guestCount: { one: '{n} personne', other: '{n} personnes' },
    name: 'Nom',
    note: 'Votre message',
    where: 'Adresse',
    showCode: 'À présenter à votre arrivée',
    qrTitle: 'Code QR de votre réservation',
    code: 'Code',
    addToCalendar: 'Ajouter à l’agenda',
    seeMenu: 'Voir la carte',
    refreshes: 'Cette page s’actualise dès que le restaurant a répondu.',
    cancel: 'Annuler la réservation',
    obstacles: {
      TimeHasCome:
        'La réservation ne peut plus être annulée ici, car son heure est venue. Si vous ne pouvez pas venir, veuillez contacter le restaurant.',
      CheckedIn: 'La réservation ne peut plus être annulée, car votre arrivée a été enregistrée.',
      Over: 'La réservation est passée et ne peut plus être annulée.',
      Declined: 'Il n’y a rien à annuler, car le restaurant n’a pas pu accepter la demande.',
      Cancelled: 'La réservation est déjà annulée.',
    },
    privacy:
      'Cette page vous est réservée : toute personne qui en connaît l’adresse peut voir la réservation et l’annuler.',
  },

  booking: {
    heading: 'Réserver une table',
    day: 'Jour',
    earlier: 'Jours précédents',
    later: 'Jours suivants',
    time: 'Heure',
    noTimes: 'Aucune heure ne peut être réservée en ligne pour le moment. Veuillez appeler le restaurant.',
    largerParty: 'Pour un groupe plus nombreux, veuillez appeler le restaurant.',
    phone: 'Numéro de téléphone',
    phoneHint: 'Le restaurant vous appelle à ce numéro en cas de changement.',
    note: 'Remarque (facultatif)',
    noteHint: (most) => `Par exemple une allergie ou une chaise haute ; ${most} caractères au maximum.`,
    book: 'Réserver la table',
    request: 'Demander la table',
    confirmedAtOnce: 'Votre table est confirmée dès l’envoi du formulaire.',
    confirmedIfRoom:
      'S’il reste de la place, votre table est confirmée dès l’envoi du formulaire ; sinon, vous verrez la réponse du restaurant sur la page suivante.',
    answeredLater: 'Le restaurant répond à votre demande. Vous verrez la réponse sur la page suivante.',
    privacy: 'Le restaurant reçoit ces informations pour garder votre table et vous joindre.',
    leaveEmpty: 'Veuillez laisser ce champ vide',
    faults: {
      summary: 'Veuillez vérifier ce qui est signalé ci-dessous.',
      sendAgain:
        'Le formulaire n’a pas pu être envoyé. Veuillez vérifier votre saisie et l’envoyer de nouveau.',
      missing: {
        startsAt: 'Veuillez choisir une heure.',
        guests: 'Veuillez choisir le nombre de personnes.',
        name: 'Veuillez indiquer votre nom.',
        phone:
          'Veuillez indiquer un numéro de téléphone où vous joindre ; celui d’un autre pays avec son indicatif, par exemple +33.',
      },
      tooLong: (length, most) =>
        `Ce texte compte ${length} caractères. Veuillez le raccourcir à ${most} au maximum.`,
      unreadable: 'Certains caractères n’ont pas pu être lus. Veuillez les saisir de nouveau.',
    },
    formUsed: {
      title: 'Vous avez déjà réservé avec ce formulaire',
      text: 'Vos modifications n’ont pas été envoyées au restaurant. Si vous souhaitez une autre heure, veuillez annuler cette réservation et réserver de nouveau.',
      see: 'Voir la réservation',
      another: 'Réserver une autre table',
    },
  },

  cancelling: {
    heading: 'Voulez-vous annuler cette réservation ?',
    reasonLabel: 'Motif (facultatif)',
    reasonHint: 'Le restaurant le lira ; 250 caractères au maximum.',
    reasonTooLong: (length, most) =>
      `Votre texte compte ${length} caractères. Veuillez le réduire à ${most} au maximum.`,
    confirm: 'Oui, annuler',
    keep: 'Non, la garder',
  },

  venue: {
    description: (venue) => `${venue} : carte avec les prix, horaires d’ouverture et adresse.`,
    showMap: 'Voir sur le plan',
    phone: 'Téléphone',
    call: 'Appeler le restaurant',
    table: 'Votre table',
    hours: 'Horaires d’ouverture',
    today: 'aujourd’hui',
    openNow: 'Ouvert en ce moment',
    openUntil: (time) => `jusqu’à ${time}`,
    closedNow: 'Fermé en ce moment',
    opensToday: (time) => `ouvre aujourd’hui à ${time}`,
    opensOn: (day, time) => `ouvre ${day} à ${time}`,
    closed: 'fermé',
    roundTheClock: '24 heures sur 24',
    hoursUnknown: 'non indiqué',
    rush: (time) => `La cuisine est débordée et ne prend plus de commandes jusqu’à ${time}.`,
  },

  menu: {
    heading: 'Carte',
    language: 'Langue de la carte',
    empty: 'Il n’y a pas encore de carte ici.',
    soldOut: 'Épuisé',
    regularPrice: 'Prix habituel',
    reducedPrice: 'Prix actuel',
    units: { Kilogram: 'kg', Gram: 'g', Litre: 'l', Millilitre: 'ml', Metre: 'm' },
    calories: (count) => `${count} kcal`,
    extras: 'Suppléments',
    free: 'gratuit',
    choices: {
      one: 'un au choix',
      oneOrNone: 'un au choix, si vous le souhaitez',
      some: 'au moins un au choix',
      any: 'autant que vous voulez',
    },
    removable: 'Peut être retiré',
    allergens: 'Allergènes',
    allergenNames: {
      Gluten: 'gluten',
      Crustaceans: 'crustacés',
      Eggs: 'œufs',
      Fish: 'poisson',
      Peanuts: 'arachides',
      Soybeans: 'soja',
      Milk: 'lait',
      Nuts: 'fruits à coque',
      Celery: 'céleri',
      Mustard: 'moutarde',
      Sesame: 'sésame',
      SulphurDioxide: 'sulfites',
      Lupin: 'lupin',
      Molluscs: 'mollusques',
    },
    containsAlcohol: 'contient de l’alcool',
    containsPork: 'contient du porc',
    pricesNote: 'Prix en livres turques, TVA comprise.',
    allergenNote:
      'Si vous avez une allergie, veuillez interroger notre personnel : un plat sans mention n’est pas forcément exempt d’allergènes.',
  },

  calendarEntry: {
    summary: (venue) => `Table au restaurant ${venue}`,
    page: 'Votre réservation',
  },

  refusals: {
    notFoundTitle: 'Nous n’avons pas trouvé cette page',
    notFoundText:
      'Une partie de l’adresse manque peut-être, ou la page n’existe plus. Veuillez vérifier le lien ou vous adresser au restaurant.',
    waitTitle: 'Un instant, s’il vous plaît',
    sorryTitle: 'Nous sommes désolés',
    reference: 'Référence',
  },
};
