import type { GuestWords } from '../guest-words.ts';

export const en: GuestWords = {
  ownName: 'English',
  languageSwitch: 'Language',

  reservation: {
    heading: 'Your reservation',
    states: {
      Pending: {
        title: 'Waiting for the restaurant’s answer',
        text: 'The restaurant has received your request. Your table is not confirmed yet; you will see the answer on this page.',
      },
      Confirmed: {
        title: 'Your table is confirmed',
        text: 'We look forward to welcoming you. Please show the code on this page when you arrive.',
      },
      Due: {
        title: 'Your table is waiting for you',
        text: 'Please show the code on this page when you arrive.',
      },
      Declined: {
        title: 'The restaurant could not accept your request',
        text: 'We are sorry that there is no table for you at this time. You are welcome to choose another.',
      },
      CancelledByGuest: {
        title: 'You have cancelled this reservation',
        text: 'Thank you for letting us know. We hope to welcome you another time.',
      },
      CancelledByVenue: {
        title: 'The restaurant has cancelled this reservation',
        text: 'We apologise and hope to welcome you another time.',
      },
      Unanswered: {
        title: 'The request was not answered',
        text: 'The restaurant did not answer in time, so no table was reserved. We apologise.',
      },
      Seated: { title: 'You are at your table', text: 'Welcome! We hope you enjoy your meal.' },
      Completed: {
        title: 'Thank you for your visit',
        text: 'It was a pleasure to have you with us. We hope to see you again.',
      },
      NoShow: {
        title: 'We missed you',
        text: 'We kept your table, but your arrival was not noted. If that is a mistake, please contact the restaurant.',
      },
    },
    reasonGiven: 'Reason',
    when: 'Date and time',
    localTime: 'local time at the restaurant',
    guests: 'Guests',
    guestCount: { one: '{n} guest', other: '{n} guests' },
    name: 'Name',
    note: 'Your note',
    where: 'Address',
    showCode: 'Please show this on arrival',
    qrTitle: 'QR code of your reservation',
    code: 'Code',
    addToCalendar: 'Add to calendar',
    seeMenu: 'See the menu',
    refreshes: 'This page refreshes itself when the restaurant has answered.',
    cancel: 'Cancel the reservation',
    obstacles: {
      TimeHasCome:
        'The reservation can no longer be cancelled here, because its time has come. If you cannot come, please contact the restaurant.',
      CheckedIn: 'The reservation can no longer be cancelled, because you have been checked in.',
      Over: 'The reservation is over and can no longer be cancelled.',
      Declined: 'There is nothing to cancel, because the restaurant could not accept the request.',
      Cancelled: 'The reservation is already cancelled.',
    },
    privacy: 'This page is for you alone: whoever has its address can see the reservation and cancel it.',
  },

  booking: {
    heading: 'Book a table',
    day: 'Day',
    earlier: 'Earlier days',
    later: 'Later days',
    time: 'Time',
    noTimes: 'No times can be booked online at the moment. Please call the restaurant.',
    largerParty: 'For a larger party, please call the restaurant.',
    phone: 'Phone number',
    phoneHint: 'The restaurant calls you here if something changes.',
    note: 'Note (optional)',
    noteHint: (most) => `For example an allergy or a high chair; ${most} characters at most.`,
    book: 'Book the table',
    request: 'Request the table',
    confirmedAtOnce: 'Your table is confirmed as soon as you send the form.',
    confirmedIfRoom:
      'If there is room, your table is confirmed as soon as you send the form; otherwise you will see the restaurant’s answer on the next page.',
    answeredLater: 'The restaurant answers your request. You will see the answer on the next page.',
    privacy: 'The restaurant receives these details to keep your table and to reach you.',
    leaveEmpty: 'Please leave this field empty',
    faults: {
      summary: 'Please check what is marked below.',
      sendAgain: 'The form could not be sent. Please check your entries and send it once more.',
      missing: {
        startsAt: 'Please choose a time.',
        guests: 'Please choose the number of guests.',
        name: 'Please enter your name.',
        phone:
          'Please enter a phone number at which you can be reached; one of another country with its country code, such as +44.',
      },
      tooLong: (length, most) => `This is ${length} characters long. Please shorten it to ${most} at most.`,
      unreadable: 'Some of these characters could not be read. Please enter them again.',
    },
    formUsed: {
      title: 'You have already booked with this form',
      text: 'Your changed entries were not sent to the restaurant. If you want another time, please cancel this reservation and book again.',
      see: 'See the reservation',
      another: 'Book another table',
    },
  },

  cancelling: {
    heading: 'Do you want to cancel this reservation?',
    reasonLabel: 'Reason (optional)',
    reasonHint: 'The restaurant will read it; 250 characters at most.',
    reasonTooLong: (length, most) =>
      `Your reason has ${length} characters. Please shorten it to ${most} at most.`,
    confirm: 'Yes, cancel it',
    keep: 'No, keep it',
  },

  venue: {
    description: (venue) => `${venue}: menu with prices, opening hours and address.`,
    showMap: 'Show on a map',
    phone: 'Phone',
    call: 'Call the restaurant',
    table: 'Your table',
    hours: 'Opening hours',
    today: 'today',
    openNow: 'Open now',
    openUntil: (time) => `until ${time}`,
    closedNow: 'Closed now',
    opensToday: (time) => `opens today at ${time}`,
    opensOn: (day, time) => `opens ${day} at ${time}`,
    closed: 'closed',
    roundTheClock: 'round the clock',
    hoursUnknown: 'not stated',
    rush: (time) => `The kitchen is very busy and takes no new orders until ${time}.`,
  },

  menu: {
    heading: 'Menu',
    language: 'Language of the menu',
    empty: 'There is no menu here yet.',
    soldOut: 'Sold out',
    regularPrice: 'Regular price',
    reducedPrice: 'Price now',
    units: { Kilogram: 'kg', Gram: 'g', Litre: 'l', Millilitre: 'ml', Metre: 'm' },
    calories: (count) => `${count} kcal`,
    extras: 'Extras',
    free: 'free',
    choices: {
      one: 'choose one',
      oneOrNone: 'choose one, if you like',
      some: 'choose at least one',
      any: 'choose any',
    },
    removable: 'Can be left out',
    allergens: 'Allergens',
    allergenNames: {
      Gluten: 'gluten',
      Crustaceans: 'crustaceans',
      Eggs: 'eggs',
      Fish: 'fish',
      Peanuts: 'peanuts',
      Soybeans: 'soya',
      Milk: 'milk',
      Nuts: 'nuts',
      Celery: 'celery',
      Mustard: 'mustard',
      Sesame: 'sesame',
      SulphurDioxide: 'sulphites',
      Lupin: 'lupin',
      Molluscs: 'molluscs',
    },
    containsAlcohol: 'contains alcohol',
    containsPork: 'contains pork',
    pricesNote: 'Prices in Turkish lira, VAT included.',
    allergenNote:
      'If you have an allergy, please ask our staff: a dish without a note is not necessarily free of allergens.',
  },

  calendarEntry: {
    summary: (venue) => `Table at ${venue}`,
    page: 'Your reservation',
  },

  refusals: {
    notFoundTitle: 'We could not find this page',
    notFoundText:
      'Part of the address may be missing, or the page no longer exists. Please check the link, or ask the restaurant.',
    waitTitle: 'One moment, please',
    sorryTitle: 'We are sorry',
    reference: 'Reference',
  },
};
