import type { GuestWords } from '../words.ts';

export const es: GuestWords = {
  ownName: 'Español',
  languageSwitch: 'Idioma',

  reservation: {
    heading: 'Su reserva',
    states: {
      Pending: {
        title: 'A la espera de la respuesta del restaurante',
        text: 'El restaurante ha recibido su solicitud. Su mesa aún no está confirmada; verá la respuesta en esta página.',
      },
      Confirmed: {
        title: 'Su mesa está confirmada',
        text: 'Será un placer recibirle. Al llegar, muestre por favor el código de esta página.',
      },
      Due: {
        title: 'Su mesa le espera',
        text: 'Al llegar, muestre por favor el código de esta página.',
      },
      Declined: {
        title: 'El restaurante no ha podido aceptar su solicitud',
        text: 'Lamentamos no tener mesa para usted a esa hora. Si lo desea, puede elegir otra.',
      },
      CancelledByGuest: {
        title: 'Ha cancelado esta reserva',
        text: 'Gracias por avisarnos. Esperamos recibirle en otra ocasión.',
      },
      CancelledByVenue: {
        title: 'El restaurante ha cancelado esta reserva',
        text: 'Le pedimos disculpas y esperamos recibirle en otra ocasión.',
      },
      Unanswered: {
        title: 'La solicitud quedó sin respuesta',
        text: 'El restaurante no respondió a tiempo, por lo que no se reservó ninguna mesa. Le pedimos disculpas.',
      },
      Seated: { title: 'Ya está en su mesa', text: '¡Le damos la bienvenida! Que disfrute de la comida.' },
      Completed: {
        title: 'Gracias por su visita',
        text: 'Ha sido un placer recibirle. Esperamos volver a verle.',
      },
      NoShow: {
        title: 'Le echamos de menos',
        text: 'Guardamos su mesa, pero no consta su llegada. Si se trata de un error, póngase en contacto con el restaurante.',
      },
    },
    reasonGiven: 'Motivo',
    when: 'Fecha y hora',
    localTime: 'hora local del restaurante',
    guests: 'Comensales',
    guestCount: { one: '{n} persona', other: '{n} personas' },
    name: 'Nombre',
    note: 'Su mensaje',
    where: 'Dirección',
    showCode: 'Muéstrelo al llegar',
    qrTitle: 'Código QR de su reserva',
    code: 'Código',
    addToCalendar: 'Añadir al calendario',
    seeMenu: 'Ver la carta',
    cancel: 'Cancelar la reserva',
    obstacles: {
      TimeHasCome:
        'La reserva ya no se puede cancelar aquí, porque ha llegado su hora. Si no puede venir, póngase en contacto con el restaurante.',
      CheckedIn: 'La reserva ya no se puede cancelar, porque su llegada está registrada.',
      Over: 'La reserva ha terminado y ya no se puede cancelar.',
      Declined: 'No hay nada que cancelar, porque el restaurante no pudo aceptar la solicitud.',
      Cancelled: 'La reserva ya está cancelada.',
    },
    privacy: 'Esta página es solo para usted: quien conozca su dirección puede ver la reserva y cancelarla.',
  },

  cancelling: {
    heading: '¿Desea cancelar esta reserva?',
    reasonLabel: 'Motivo (opcional)',
    reasonHint: 'Lo leerá el restaurante; 250 caracteres como máximo.',
    reasonTooLong: (length, most) =>
      `Su texto tiene ${length} caracteres. Acórtelo, por favor, a ${most} como máximo.`,
    confirm: 'Sí, cancelarla',
    keep: 'No, mantenerla',
  },

  venue: {
    description: (venue) => `${venue}: carta con precios, horario y dirección.`,
    showMap: 'Ver en el mapa',
    table: 'Su mesa',
    hours: 'Horario',
    today: 'hoy',
    openNow: 'Abierto ahora',
    openUntil: (time) => `hasta las ${time}`,
    closedNow: 'Cerrado ahora',
    opensToday: (time) => `abre hoy a las ${time}`,
    opensOn: (day, time) => `abre el ${day} a las ${time}`,
    closed: 'cerrado',
    roundTheClock: 'las 24 horas',
    hoursUnknown: 'sin indicar',
    rush: (time) => `La cocina está muy ocupada y no acepta nuevos pedidos hasta las ${time}.`,
  },

  menu: {
    heading: 'Carta',
    language: 'Idioma de la carta',
    empty: 'Aquí todavía no hay carta.',
    soldOut: 'Agotado',
    regularPrice: 'Precio habitual',
    reducedPrice: 'Precio actual',
    units: { Kilogram: 'kg', Gram: 'g', Litre: 'l', Millilitre: 'ml', Metre: 'm' },
    calories: (count) => `${count} kcal`,
    allergens: 'Alérgenos',
    allergenNames: {
      Gluten: 'gluten',
      Crustaceans: 'crustáceos',
      Eggs: 'huevo',
      Fish: 'pescado',
      Peanuts: 'cacahuetes',
      Soybeans: 'soja',
      Milk: 'leche',
      Nuts: 'frutos de cáscara',
      Celery: 'apio',
      Mustard: 'mostaza',
      Sesame: 'sésamo',
      SulphurDioxide: 'sulfitos',
      Lupin: 'altramuces',
      Molluscs: 'moluscos',
    },
    containsAlcohol: 'contiene alcohol',
    containsPork: 'contiene cerdo',
    pricesNote: 'Precios en liras turcas, IVA incluido.',
    allergenNote:
      'Si tiene alguna alergia, consulte por favor a nuestro personal: un plato sin indicación no está necesariamente libre de alérgenos.',
  },

  calendarEntry: {
    summary: (venue) => `Mesa en ${venue}`,
    page: 'Su reserva',
  },

  refusals: {
    notFoundTitle: 'No hemos encontrado esta página',
    notFoundText:
      'Puede que falte una parte de la dirección o que la página ya no exista. Compruebe el enlace o consulte al restaurante.',
    waitTitle: 'Un momento, por favor',
    sorryTitle: 'Lo sentimos',
    reference: 'Referencia',
  },
};
