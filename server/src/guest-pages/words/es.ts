import type { GuestWords } from '../guest-words.ts';

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
    refreshes: 'Esta página se actualiza cuando el restaurante ha respondido.',
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

  booking: {
    heading: 'Reservar una mesa',
    day: 'Día',
    earlier: 'Días anteriores',
    later: 'Días siguientes',
    time: 'Hora',
    noTimes: 'En este momento no hay horas que se puedan reservar en línea. Llame al restaurante.',
    largerParty: 'Para un grupo más numeroso, llame al restaurante.',
    phone: 'Número de teléfono',
    phoneHint: 'El restaurante le llamará a este número si algo cambia.',
    note: 'Nota (opcional)',
    noteHint: (most) => `Por ejemplo, una alergia o una trona; ${most} caracteres como máximo.`,
    book: 'Reservar la mesa',
    request: 'Solicitar la mesa',
    confirmedAtOnce: 'Su mesa queda confirmada al enviar el formulario.',
    confirmedIfRoom:
      'Si hay sitio, su mesa queda confirmada al enviar el formulario; si no, verá la respuesta del restaurante en la página siguiente.',
    answeredLater: 'El restaurante responde a su solicitud. Verá la respuesta en la página siguiente.',
    privacy: 'El restaurante recibe estos datos para guardarle la mesa y poder localizarle.',
    leaveEmpty: 'Deje este campo vacío',
    faults: {
      summary: 'Revise lo que está marcado a continuación.',
      sendAgain: 'No se pudo enviar el formulario. Revise los datos y envíelo otra vez.',
      missing: {
        startsAt: 'Elija una hora.',
        guests: 'Elija el número de personas.',
        name: 'Escriba su nombre.',
        phone:
          'Escriba un número de teléfono en el que se le pueda localizar; uno de otro país con su prefijo, por ejemplo +34.',
      },
      tooLong: (length, most) => `Tiene ${length} caracteres. Acórtelo a ${most} como máximo.`,
      unreadable: 'No se pudieron leer algunos caracteres. Escríbalos de nuevo.',
    },
    formUsed: {
      title: 'Ya ha reservado con este formulario',
      text: 'Los cambios no se enviaron al restaurante. Si desea otra hora, cancele esta reserva y reserve de nuevo.',
      see: 'Ver la reserva',
      another: 'Reservar otra mesa',
    },
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
    phone: 'Teléfono',
    call: 'Llamar al restaurante',
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
    extras: 'Suplementos',
    free: 'gratis',
    choices: {
      one: 'elija uno',
      oneOrNone: 'elija uno, si lo desea',
      some: 'elija al menos uno',
      any: 'elija los que quiera',
    },
    removable: 'Se puede quitar',
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
