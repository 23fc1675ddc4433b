import type { RefusalCode } from '../../core/refusals.ts';

export const messages: Record<RefusalCode, string> = {
  VALIDATION_ERROR:
    'No se ha podido leer una parte de los datos enviados. Compruebe lo que ha introducido e inténtelo de nuevo.',
  INVALID_PAGE_NUMBER: 'Esta página de la lista no existe. Vuelva a la primera página.',
  INVALID_PAGE_SIZE:
    'Una página de la lista puede mostrar de 1 a 100 elementos. Elija un número dentro de ese intervalo.',
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID:
    'Su pedido no se ha realizado por un problema técnico. Vuelva a cargar la página e inténtelo de nuevo.',
  PUBLIC_API_ORDER_INVALID:
    'Su pedido está incompleto o contiene algún error. Compruebe la cesta y sus datos.',
  PUBLIC_API_PRODUCT_OPTION_INVALID:
    'Las opciones de un artículo de la cesta están incompletas o no son compatibles. Elíjalas de nuevo.',
  PUBLIC_API_RESERVATION_INVALID:
    'Su reserva está incompleta o contiene algún error. Compruebe los datos e inténtelo de nuevo.',
  TOO_MANY_GUESTS:
    'Aquí se puede reservar para un máximo de 20 personas. Para un grupo mayor, póngase en contacto directamente con el restaurante.',
  INVALID_RESERVATION_DATE: 'La hora elegida ya ha pasado. Elija una posterior.',

  PUBLIC_API_KEY_MISSING:
    'El servicio en línea del restaurante no está disponible en este momento. Póngase en contacto directamente con el restaurante.',
  PUBLIC_API_KEY_INVALID:
    'El servicio en línea del restaurante no está disponible en este momento. Póngase en contacto directamente con el restaurante.',
  PUBLIC_API_SCOPE_MISSING:
    'Esto no es posible en este sitio web. Póngase en contacto directamente con el restaurante.',
  CROSS_ORIGIN_NOT_ACCEPTED:
    'La solicitud procedía de otro sitio web y no se ha aceptado. Abra la página original e inténtelo de nuevo.',
  HTTPS_REQUIRED: 'Esto solo es posible con una conexión segura. Utilice la dirección que empieza por https.',
  RATE_LIMIT_EXCEEDED: 'Se han enviado demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',

  PUBLIC_API_VENUE_NOT_FOUND:
    'No se ha encontrado este restaurante. Compruebe el enlace e inténtelo de nuevo.',
  PUBLIC_API_ORDER_NOT_FOUND: 'No se ha encontrado este pedido. Consulte al restaurante.',
  PUBLIC_API_TABLE_NOT_FOUND:
    'No se ha encontrado esta mesa. Escanee de nuevo el código de su mesa o pregunte al personal.',
  PUBLIC_API_PRODUCT_NOT_FOUND: 'Un artículo de la cesta no está en la carta. Quítelo y elija otro.',
  PUBLIC_API_RESERVATION_NOT_FOUND:
    'No se ha encontrado esta reserva. Póngase en contacto directamente con el restaurante.',

  PUBLIC_API_PRODUCT_UNAVAILABLE:
    'Un artículo de la cesta no está disponible en este momento, o no en esa cantidad. Modifique la cesta.',
  PUBLIC_API_ORDERING_UNAVAILABLE:
    'El restaurante no acepta pedidos en línea en este momento. Haga su pedido directamente al restaurante.',
  PLACE_IS_BUSY:
    'La cocina está muy ocupada y ahora mismo no acepta nuevos pedidos. Inténtelo de nuevo un poco más tarde.',
  OUTSIDE_WORKING_HOURS:
    'El restaurante está cerrado en este momento. Haga su pedido durante el horario de apertura.',
  ORDER_CREATION_IN_PROGRESS: 'Su pedido aún se está procesando. Espere un momento e inténtelo de nuevo.',
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED:
    'Todavía no se ha introducido ninguna dirección para las notificaciones. Introduzca primero una en el panel del restaurante.',
  PUBLIC_API_RESERVATIONS_UNAVAILABLE:
    'El restaurante no acepta reservas en línea en este momento. Póngase en contacto directamente con el restaurante.',
  RESERVATIONS_DISABLED:
    'El restaurante no acepta reservas en línea. Para reservar una mesa, póngase en contacto directamente con él.',
  RESERVATION_TOO_SOON:
    'Las reservas deben hacerse con al menos 30 minutos de antelación. Elija una hora posterior.',
  RESERVATION_TOO_FAR:
    'Las reservas pueden hacerse con un máximo de 60 días de antelación. Elija una fecha más cercana.',
  RESERVATION_TIME_UNAVAILABLE: 'El restaurante no acepta reservas para la hora elegida. Elija otra hora.',
  TOO_MANY_RESERVATIONS:
    'Se han hecho muchas reservas desde su conexión. Llame al restaurante o inténtelo de nuevo más tarde.',
  RESERVATION_NOT_CANCELLABLE:
    'Esta reserva ya no se puede cancelar. Póngase en contacto directamente con el restaurante.',

  ASSISTANT_DRAFT_NOT_FOUND: 'Este borrador ya no existe. Pida que se prepare de nuevo.',
  ASSISTANT_DRAFT_NOT_CONFIRMED:
    'Lo que se ha confirmado no es lo que se había preparado. Revíselo de nuevo y confírmelo.',
  ASSISTANT_ORDER_LIMIT_EXCEEDED:
    'El pedido supera lo que un asistente puede pedir aquí de una vez. Pida menos, o pida directamente al restaurante.',
  ASSISTANT_DAY_LIMIT_EXCEEDED:
    'Un asistente ya ha pedido aquí hoy todo lo que puede. Pida directamente al restaurante.',

  MALFORMED_REQUEST: 'No se ha podido entender la solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  ENDPOINT_NOT_FOUND: 'No se ha encontrado la página que busca. Compruebe la dirección.',
  METHOD_NOT_ALLOWED: 'Esta acción no es posible aquí. Vuelva a cargar la página e inténtelo de nuevo.',
  REQUEST_TIMEOUT: 'Los datos no han llegado a tiempo. Compruebe su conexión e inténtelo de nuevo.',
  BODY_TOO_LARGE: 'Se ha enviado más de lo que se puede aceptar de una vez. Acórtelo e inténtelo de nuevo.',
  UNSUPPORTED_MEDIA_TYPE:
    'Los datos se han enviado en una forma que no se puede leer. Vuelva a cargar la página e inténtelo de nuevo.',
  URI_TOO_LONG: 'La dirección de la página es demasiado larga. Compruebe la dirección.',
  EXPECTATION_FAILED:
    'La solicitud no se puede atender de esta forma. Vuelva a cargar la página e inténtelo de nuevo.',
  HEADERS_TOO_LARGE:
    'Su navegador ha enviado demasiada información adicional. Borre las cookies de este sitio e inténtelo de nuevo.',
  INTERNAL_ERROR: 'Se ha producido un problema inesperado. Inténtelo de nuevo dentro de un rato.',
  SERVICE_UNAVAILABLE: 'No se puede acceder al servicio en este momento. Inténtelo de nuevo en breve.',

  SIGN_IN_REQUIRED: 'No ha iniciado sesión o su sesión ha caducado. Inicie sesión.',
  SIGN_IN_FAILED:
    'La dirección de correo electrónico o la contraseña no es correcta. Compruebe ambas e inténtelo de nuevo.',
  SIGN_IN_THROTTLED:
    'Ha habido demasiados intentos fallidos de iniciar sesión. Espere un rato e inténtelo de nuevo.',
  TOO_MANY_LIVE_STREAMS:
    'Hay demasiadas pantallas conectadas a la vez. Cierre las que no use y vuelva a intentarlo en un momento.',
  NOT_PERMITTED: 'Su cuenta no tiene permiso para hacer esto. Consulte al propietario del restaurante.',
  IDEMPOTENCY_KEY_INVALID:
    'La acción no se ha realizado por un problema técnico. Vuelva a cargar la página e inténtelo de nuevo.',
  AMOUNT_TOO_FINE: 'Este importe tiene más de dos decimales. Introduzca liras y kuruş.',
  AMOUNT_NEGATIVE: 'Un importe no puede ser inferior a cero. Introdúzcalo sin el signo menos.',
  AMOUNT_TOO_LARGE: 'Este importe supera los diez millones de liras. Compruébelo.',
  VENUE_NOT_FOUND: 'Este restaurante no está entre los que puede abrir con su cuenta. Elija uno de su lista.',
  VENUE_SUSPENDED:
    'El operador del servicio ha suspendido este restaurante: no toma pedidos ni reservas nuevos. Las cuentas abiertas se pueden pagar.',
  VAT_CLASS_NOT_FOUND: 'El restaurante no tiene esta clase de IVA. Elija otra.',
  PAYMENT_METHOD_NOT_FOUND: 'El restaurante no tiene esta forma de pago. Elija otra.',
  BILL_NOT_FOUND: 'No se ha encontrado esta cuenta. Actualice la lista.',
  LINE_NOT_FOUND: 'Este artículo no está en la cuenta. Actualice la cuenta.',
  PAYMENT_NOT_FOUND: 'Este pago no está en la cuenta. Actualice la cuenta.',
  FISCAL_DOCUMENT_NOT_FOUND: 'No se ha encontrado este documento fiscal.',
  TABLE_NOT_FOUND: 'No se ha encontrado esta mesa. Actualice la lista de mesas.',
  PRODUCT_NOT_FOUND: 'Este producto o esta ración no está en su carta. Actualice la carta.',
  RESERVATION_NOT_FOUND: 'No se ha encontrado esta reserva. Actualice la lista.',
  BILL_NOT_OPEN: 'Esta cuenta está cerrada o anulada y ya no se puede modificar.',
  BILL_NOT_CLOSED: 'Esta cuenta sigue abierta. Ciérrela o anúlela primero; después podrá ocultarla.',
  TIP_TOO_LARGE: 'La propina es mayor que la cuenta. Compruebe el importe y confírmelo.',
  BILL_TYPE_MISMATCH:
    'Esto no es posible con este tipo de cuenta. Compruebe si es de mesa, para llevar o a domicilio.',
  BILL_CHANGED:
    'Mientras tanto, otra persona ha modificado la cuenta. Revísela de nuevo y repita la operación.',
  BILL_CHANGED_SINCE:
    'Alguien ha modificado esta cuenta después de que usted la viera; su número no se ha guardado. Revísela de nuevo e introduzca el número correcto ahora.',
  BILL_HAS_PAYMENTS: 'Hay pagos registrados en esta cuenta. Anúlelos primero.',
  BILL_TOO_LONG: 'Esta cuenta está completa y no admite nada más. Ciérrela y abra una nueva.',
  BILL_NOT_PAID:
    'Aún queda algo por pagar en esta cuenta. Imprima el recibo de un pago o cobre antes el resto.',
  BILL_NOT_PRINTABLE: 'No hay impresora para cuentas. Configure o active una en Gestión, por favor.',
  BILL_OVERPAID: 'En esta cuenta se ha pagado más de lo que suma. Devuelva primero la diferencia.',
  LINE_MOVE_NOT_ALLOWED:
    'Un artículo puede avanzar o retroceder un solo paso; un artículo anulado sigue anulado.',
  LINE_IS_MEASURED:
    'Este artículo se ha medido y su cantidad no se puede cambiar. Anúlelo y vuelva a medirlo.',
  PRICE_ABOVE_MENU: 'Este precio supera el de la carta. Introduzca uno menor o véndalo como artículo libre.',
  DISCOUNT_TOO_LARGE: 'Este descuento supera lo que queda por cobrar. Introduzca uno menor.',
  PAYMENT_TOO_LARGE: 'El pago supera el importe pendiente. Compruebe el importe.',
  PAYMENT_METHOD_INACTIVE: 'Esta forma de pago está desactivada. Elija otra.',
  UNIT_ALREADY_PAID: 'Una parte ya está pagada. Revise la cuenta y elija lo que queda.',
  UNIT_HAS_DOCUMENT: 'Una parte ya está en un documento fiscal. Revise la cuenta y elija lo que queda.',
  MEAL_CARD_NOT_ACCEPTED:
    'Un vale de comida no puede pagar todo esto. Cobre menos con él y el resto de otra forma.',
  MEAL_CARD_OVERPAID:
    'Una parte de esto se ha pagado con vale de comida. Devuelva antes esa parte o déjela en la cuenta.',
  TENDERED_TOO_SMALL: 'El dinero entregado es menos de lo que hay que pagar. Compruebe los importes.',
  CHANGE_NOT_GIVEN: 'Esta forma de pago no da cambio. Elija si el resto es propina o se devuelve.',
  IDEMPOTENCY_KEY_REUSED:
    'Esto ya se registró con otros importes. Mire la cuenta antes de volver a introducirlo.',
  UNIT_NOT_REFUNDABLE: 'Una parte no se pagó con este pago o ya se devolvió. Elija lo que queda.',
  REFUND_TOO_LARGE: 'Es más de lo que se puede devolver. Compruebe el importe.',
  PAYMENT_KIND_REQUIRED: 'Una parte de la cuenta aún no está pagada. Elija cómo se paga el resto.',
  FISCAL_DOCUMENT_EXISTS: 'Ya hay un documento fiscal para esto.',
  FISCAL_DOCUMENT_NOT_ALLOWED: 'El documento fiscal ya no se puede cambiar así.',
  FISCAL_DOCUMENT_REQUIRED: 'El documento fiscal aún no se ha emitido. Después se podrá cerrar la cuenta.',
  CHANGES_EXPIRED: 'Han cambiado demasiadas cosas desde entonces. Vuelva a cargarlo todo.',
  TABLE_TAKEN: 'Esta mesa ya tiene una cuenta abierta. Elija otra mesa.',
  RESERVATION_TABLE_TAKEN:
    'Una de estas mesas está reservada para otros clientes a esa hora. Elija otra mesa.',
  RESERVATION_MOVE_NOT_ALLOWED:
    'Esto no se puede hacer con la reserva en su estado actual. Actualice la lista.',

  CONTENT_INVALID: 'Esto todavía no se puede guardar. Corrija lo que está señalado, por favor.',
  FIGURES_RANGE_INVALID:
    'Este periodo no se puede mostrar. Elija como máximo tres años, de un día a otro posterior.',
  PHOTO_INVALID: 'Este archivo no es una foto que se pueda usar. Elija una foto JPEG, PNG o WebP, por favor.',
  PASSWORD_WRONG: 'La contraseña actual no es correcta. Introdúzcala de nuevo, por favor.',
  PASSWORD_LINK_INVALID: 'Este enlace ya no funciona: se ha usado o tiene más de una hora. Pida uno nuevo.',
  CONTENT_CHANGED:
    'Esto se cambió después de que usted lo abriera. Mire cómo está ahora y guárdelo de nuevo.',
  AREA_NOT_FOUND: 'No se encontró esta zona. Actualice la lista de mesas, por favor.',
  CATEGORY_NOT_FOUND: 'No se encontró esta categoría. Actualice la carta, por favor.',
  REMOVAL_NOT_FOUND: 'Esto ya ha vuelto, o ya no se puede recuperar.',
  CAMPAIGN_NOT_FOUND: 'No se encontró esta promoción. Actualice la lista de promociones, por favor.',
  PRINTER_NOT_FOUND: 'No se encontró esta impresora. Actualice la lista de impresoras, por favor.',
  TICKET_NOT_FOUND: 'No se encontró esta comanda. Actualice la lista de comandas, por favor.',
  ACCOUNT_NOT_FOUND: 'No se encontró esta cuenta. Actualice la lista de cuentas, por favor.',
  PHOTO_NOT_FOUND: 'No se encontró esta foto.',
  DELIVERY_NOT_FOUND: 'No se ha encontrado esta notificación o era solo una prueba. Actualice la lista.',
  RESTAURANT_PASS_NEEDED:
    'Para crear un restaurante hace falta un enlace sin usar y no demasiado antiguo. Pida uno a quien gestiona el servicio.',
  USERNAME_TAKEN: 'Este nombre de usuario pertenece a otro local. Elija otro, por favor.',
  EMAIL_TAKEN: 'Esta dirección de correo ya pertenece a una cuenta. Use otra, por favor.',
  LAST_OWNER: 'Es el último propietario del local. Nombre antes a otro, por favor.',
  TABLE_HAS_OPEN_BILL:
    'Todavía hay una cuenta abierta en esta mesa. Ciérrela o trasládela antes a otra mesa, por favor.',
  TICKET_NOT_PRINTABLE: 'No hay impresora para esta comanda. Configure o active una, por favor.',
  PRINTER_NOT_FOR_PRACTICE:
    'Este es un local de práctica y esta impresora no está marcada para prácticas. Márquela o elija otra, por favor.',
  PRACTICE_VENUE_NEEDED:
    'Aquí todo es real, así que no se puede simular una velada. Use un local de práctica, por favor.',
  EVENING_PLAYING: 'Aquí ya se está simulando una velada. Deténgala primero, por favor.',
  PRACTICE_NOT_COUNTED:
    'Este es un local de práctica. Sus cuentas y reservas no son reales, por lo que no hay cifras.',
  PHOTO_TOO_LARGE: 'Esta foto es demasiado grande. Elija una de 10 MB como máximo, por favor.',

  SIGNING_SECRET_ROTATING:
    'El secreto de firma se reemplazó hace menos de un día y el anterior aún vale. Espere, o cree uno nuevo que termine con ambos.',
  PUBLIC_API_KEY_NOT_FOUND: 'No se ha encontrado esta clave. Actualice la lista de claves.',
  PUBLIC_API_KEY_LIMIT_REACHED:
    'Ya tiene el número máximo de claves vigentes. Revoque una que ya no necesite.',
  PUBLIC_API_KEY_NAME_INVALID: 'Una clave necesita un nombre legible y no demasiado largo. Elija otro.',
  PUBLIC_API_WEBHOOK_URL_INVALID:
    'No se pueden enviar notificaciones a esta dirección. Introduzca una dirección pública que empiece por https.',

  OPERATOR_TOKEN_INVALID: 'El código del operador falta o no es correcto. Compruébelo e inténtelo de nuevo.',
  OPERATOR_TOKEN_NOT_FOUND: 'Ningún código de operador tiene este nombre. Compruebe la lista.',
  OPERATOR_TOKEN_NAME_TAKEN: 'Otro código de operador ya tiene este nombre. Elija otro, por favor.',
  DOCUMENT_INVALID:
    'El documento contiene errores y no se ha importado nada. Corrija los errores indicados e impórtelo de nuevo.',
  KEY_NOT_FOUND: 'No se ha encontrado esta clave de API. Compruebe su identificador.',
  VENUE_NOT_MOVABLE: 'Este restaurante no se puede mover allí.',
};
