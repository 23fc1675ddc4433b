import type { RefusalCode } from '../../core/refusals.ts';

export const messages: Record<RefusalCode, string> = {
  VALIDATION_ERROR:
    'Non è stato possibile leggere una parte dei dati inviati. Controlli quanto inserito e riprovi.',
  INVALID_PAGE_NUMBER: 'Questa pagina dell’elenco non esiste. Torni alla prima pagina.',
  INVALID_PAGE_SIZE:
    'Una pagina dell’elenco può mostrare da 1 a 100 voci. Scelga un numero compreso in questo intervallo.',
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID:
    'Il Suo ordine non è stato inviato a causa di un problema tecnico. Ricarichi la pagina e riprovi.',
  PUBLIC_API_ORDER_INVALID:
    'Il Suo ordine è incompleto o contiene un errore. Controlli il carrello e i Suoi dati.',
  PUBLIC_API_PRODUCT_OPTION_INVALID:
    'Le opzioni di un articolo nel carrello sono incomplete o non compatibili tra loro. Le scelga di nuovo.',
  PUBLIC_API_RESERVATION_INVALID:
    'La Sua prenotazione è incompleta o contiene un errore. Controlli i dati e riprovi.',
  TOO_MANY_GUESTS:
    'Qui si può prenotare per un massimo di 20 persone. Per un gruppo più numeroso contatti direttamente il ristorante.',
  INVALID_RESERVATION_DATE: 'L’orario scelto è già passato. Ne scelga uno successivo.',

  PUBLIC_API_KEY_MISSING:
    'Il servizio online del ristorante non è al momento disponibile. Contatti direttamente il ristorante.',
  PUBLIC_API_KEY_INVALID:
    'Il servizio online del ristorante non è al momento disponibile. Contatti direttamente il ristorante.',
  PUBLIC_API_SCOPE_MISSING:
    'Questa operazione non è possibile su questo sito. Contatti direttamente il ristorante.',
  CROSS_ORIGIN_NOT_ACCEPTED:
    'La richiesta proveniva da un altro sito e non è stata accettata. Apra la pagina originale e riprovi.',
  HTTPS_REQUIRED:
    'Questa operazione è possibile solo con una connessione sicura. Usi l’indirizzo che inizia con https.',
  RATE_LIMIT_EXCEEDED: 'Sono state inviate troppe richieste. Attenda un minuto e riprovi.',

  PUBLIC_API_VENUE_NOT_FOUND: 'Questo ristorante non è stato trovato. Controlli il link e riprovi.',
  PUBLIC_API_ORDER_NOT_FOUND: 'Questo ordine non è stato trovato. Si rivolga al ristorante.',
  PUBLIC_API_TABLE_NOT_FOUND:
    'Questo tavolo non è stato trovato. Scansioni di nuovo il codice sul tavolo o si rivolga al personale.',
  PUBLIC_API_PRODUCT_NOT_FOUND: 'Un articolo nel carrello non è nel menù. Lo rimuova e ne scelga un altro.',
  PUBLIC_API_RESERVATION_NOT_FOUND:
    'Questa prenotazione non è stata trovata. Contatti direttamente il ristorante.',

  PUBLIC_API_PRODUCT_UNAVAILABLE:
    'Un articolo nel carrello non è al momento disponibile, o non in questa quantità. Modifichi il carrello.',
  PUBLIC_API_ORDERING_UNAVAILABLE:
    'Il ristorante non accetta al momento ordini online. Ordini direttamente presso il ristorante.',
  PLACE_IS_BUSY:
    'La cucina è molto impegnata e in questo momento non accetta nuovi ordini. Riprovi un po’ più tardi.',
  OUTSIDE_WORKING_HOURS: 'Il ristorante è al momento chiuso. Ordini durante gli orari di apertura.',
  ORDER_CREATION_IN_PROGRESS: 'Il Suo ordine è ancora in elaborazione. Attenda un momento e riprovi.',
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED:
    'Non è ancora stato inserito un indirizzo per le notifiche. Ne inserisca prima uno nel pannello del ristorante.',
  PUBLIC_API_RESERVATIONS_UNAVAILABLE:
    'Il ristorante non accetta al momento prenotazioni online. Contatti direttamente il ristorante.',
  RESERVATIONS_DISABLED:
    'Il ristorante non accetta prenotazioni online. Per prenotare un tavolo lo contatti direttamente.',
  RESERVATION_TOO_SOON:
    'È necessario prenotare con almeno 30 minuti di anticipo. Scelga un orario successivo.',
  RESERVATION_TOO_FAR:
    'È possibile prenotare con al massimo 60 giorni di anticipo. Scelga una data più vicina.',
  RESERVATION_TIME_UNAVAILABLE:
    'Il ristorante non accetta prenotazioni per l’orario scelto. Scelga un altro orario.',
  TOO_MANY_RESERVATIONS:
    'Dalla Sua connessione sono state fatte molte prenotazioni. Chiami il ristorante o riprovi più tardi.',
  RESERVATION_NOT_CANCELLABLE:
    'Questa prenotazione non può più essere annullata. Contatti direttamente il ristorante.',

  ASSISTANT_DRAFT_NOT_FOUND: 'Questa bozza non c’è più. La faccia preparare di nuovo.',
  ASSISTANT_DRAFT_NOT_CONFIRMED:
    'Ciò che è stato confermato non è ciò che era stato preparato. Lo guardi di nuovo e lo confermi.',
  ASSISTANT_ORDER_LIMIT_EXCEEDED:
    'L’ordine supera quanto un assistente può ordinare qui in una volta. Ordini di meno, oppure direttamente al ristorante.',
  ASSISTANT_DAY_LIMIT_EXCEEDED:
    'Oggi un assistente ha ordinato qui quanto può. Ordini direttamente al ristorante.',

  MALFORMED_REQUEST: 'La richiesta non è stata compresa. Ricarichi la pagina e riprovi.',
  ENDPOINT_NOT_FOUND: 'La pagina cercata non è stata trovata. Controlli l’indirizzo.',
  METHOD_NOT_ALLOWED: 'Questa operazione non è possibile qui. Ricarichi la pagina e riprovi.',
  REQUEST_TIMEOUT: 'I dati non sono arrivati in tempo. Controlli la connessione e riprovi.',
  BODY_TOO_LARGE: 'È stato inviato più di quanto si possa accettare in una volta. Riduca i dati e riprovi.',
  UNSUPPORTED_MEDIA_TYPE:
    'I dati sono stati inviati in una forma che non può essere letta. Ricarichi la pagina e riprovi.',
  URI_TOO_LONG: 'L’indirizzo della pagina è troppo lungo. Controlli l’indirizzo.',
  EXPECTATION_FAILED: 'La richiesta non può essere gestita in questa forma. Ricarichi la pagina e riprovi.',
  HEADERS_TOO_LARGE:
    'Il browser ha inviato troppe informazioni aggiuntive. Cancelli i cookie di questo sito e riprovi.',
  INTERNAL_ERROR: 'Si è verificato un problema imprevisto. Riprovi tra poco.',
  SERVICE_UNAVAILABLE: 'Il servizio non è al momento raggiungibile. Riprovi tra qualche istante.',

  SIGN_IN_REQUIRED: 'L’accesso non è stato effettuato o la sessione è scaduta. Effettui l’accesso.',
  SIGN_IN_FAILED: 'L’indirizzo e-mail o la password non è corretta. Controlli entrambi e riprovi.',
  SIGN_IN_THROTTLED: 'Troppi tentativi di accesso non riusciti. Attenda qualche tempo e riprovi.',
  TOO_MANY_LIVE_STREAMS:
    'Sono collegati troppi schermi contemporaneamente. Chiuda quelli che non usa e riprovi tra poco.',
  NOT_PERMITTED: 'Il Suo account non è autorizzato a farlo. Si rivolga al titolare del ristorante.',
  IDEMPOTENCY_KEY_INVALID:
    'L’operazione non è riuscita a causa di un problema tecnico. Ricarichi la pagina e riprovi.',
  AMOUNT_TOO_FINE: 'Questo importo ha più di due decimali. Inserisca lire e kuruş.',
  AMOUNT_NEGATIVE: 'Un importo non può essere inferiore a zero. Lo inserisca senza il segno meno.',
  AMOUNT_TOO_LARGE: 'Questo importo supera i dieci milioni di lire. Lo controlli.',
  VENUE_NOT_FOUND:
    'Questo ristorante non è tra quelli accessibili con il Suo account. Ne scelga uno dal Suo elenco.',
  VENUE_SUSPENDED:
    'Il gestore del servizio ha sospeso questo ristorante: non prende nuovi ordini né prenotazioni. I conti aperti si possono pagare.',
  VAT_CLASS_NOT_FOUND: 'Il ristorante non ha questa classe IVA. Ne scelga un’altra.',
  PAYMENT_METHOD_NOT_FOUND: 'Il ristorante non ha questo metodo di pagamento. Ne scelga un altro.',
  BILL_NOT_FOUND: 'Questo conto non è stato trovato. Aggiorni l’elenco.',
  LINE_NOT_FOUND: 'Questa voce non è sul conto. Aggiorni il conto.',
  PAYMENT_NOT_FOUND: 'Questo pagamento non è sul conto. Aggiorni il conto.',
  FISCAL_DOCUMENT_NOT_FOUND: 'Questo documento fiscale non è stato trovato.',
  TABLE_NOT_FOUND: 'Questo tavolo non è stato trovato. Aggiorni l’elenco dei tavoli.',
  PRODUCT_NOT_FOUND: 'Questo prodotto o questa porzione non è nel Suo menù. Aggiorni il menù.',
  RESERVATION_NOT_FOUND: 'Questa prenotazione non è stata trovata. Aggiorni l’elenco.',
  BILL_NOT_OPEN: 'Questo conto è chiuso o annullato e non può più essere modificato.',
  BILL_NOT_CLOSED: 'Questo conto è ancora aperto. Chiuderlo o annullarlo prima di nasconderlo.',
  TIP_TOO_LARGE: 'La mancia supera il conto. Controllare l’importo e confermarlo.',
  BILL_TYPE_MISMATCH:
    'Questa operazione non è possibile con questo tipo di conto. Verifichi se è un conto al tavolo, da asporto o a domicilio.',
  BILL_CHANGED:
    'Nel frattempo il conto è stato modificato da qualcun altro. Lo ricontrolli e ripeta l’operazione.',
  BILL_CHANGED_SINCE:
    'Qualcuno ha modificato questo conto dopo che lo ha guardato; il Suo numero non è stato salvato. Lo ricontrolli e inserisca il numero giusto adesso.',
  BILL_HAS_PAYMENTS: 'Su questo conto sono registrati dei pagamenti. Prima li annulli.',
  BILL_TOO_LONG: 'Questo conto è pieno e non accetta altro. Lo chiuda e ne apra uno nuovo.',
  BILL_NOT_PAID:
    'Su questo conto resta qualcosa da pagare. Stampi la ricevuta di un pagamento o incassi prima il resto.',
  BILL_NOT_PRINTABLE:
    'Non c’è una stampante per i conti. Ne configuri o ne accenda una in Gestione, per favore.',
  BILL_OVERPAID: 'Su questo conto è stato pagato più del totale. Prima restituisca la differenza.',
  LINE_MOVE_NOT_ALLOWED:
    'Una voce può andare avanti o tornare indietro di un solo passo; una voce annullata resta annullata.',
  LINE_IS_MEASURED:
    'Questa voce è stata misurata: la quantità non si può cambiare. La annulli e misuri di nuovo.',
  PRICE_ABOVE_MENU:
    'Questo prezzo supera quello del menù. Ne inserisca uno più basso o venda un articolo libero.',
  DISCOUNT_TOO_LARGE: 'Questo sconto supera quanto resta da pagare. Ne inserisca uno più piccolo.',
  PAYMENT_TOO_LARGE: 'Il pagamento supera l’importo ancora dovuto. Controlli l’importo.',
  PAYMENT_METHOD_INACTIVE: 'Questo metodo di pagamento è disattivato. Ne scelga un altro.',
  UNIT_ALREADY_PAID: 'Una parte è già stata pagata. Riguardi il conto e scelga ciò che resta.',
  UNIT_HAS_DOCUMENT: 'Una parte è già su un documento fiscale. Riguardi il conto e scelga ciò che resta.',
  MEAL_CARD_NOT_ACCEPTED:
    'Un buono pasto non può pagare tutto questo. Incassi meno, e il resto in altro modo.',
  MEAL_CARD_OVERPAID: 'Una parte è stata pagata con buono pasto. Prima la restituisca o la lasci sul conto.',
  TENDERED_TOO_SMALL: 'Il denaro consegnato è meno di quanto dovuto. Controlli gli importi.',
  CHANGE_NOT_GIVEN:
    'Questo metodo di pagamento non dà resto. Scelga se l’eccedenza è mancia o va restituita.',
  IDEMPOTENCY_KEY_REUSED:
    'Questo è già stato registrato con altri importi. Guardi il conto prima di reinserirlo.',
  UNIT_NOT_REFUNDABLE:
    'Una parte non è stata pagata con questo pagamento o è già stata restituita. Scelga ciò che resta.',
  REFUND_TOO_LARGE: 'È più di quanto si può restituire. Controlli l’importo.',
  PAYMENT_KIND_REQUIRED: 'Una parte del conto non è ancora pagata. Scelga come viene pagato il resto.',
  FISCAL_DOCUMENT_EXISTS: 'Per questo c’è già un documento fiscale.',
  FISCAL_DOCUMENT_NOT_ALLOWED: 'Il documento fiscale non può più essere modificato così.',
  FISCAL_DOCUMENT_REQUIRED: 'Il documento fiscale non è ancora emesso. Il conto si potrà chiudere dopo.',
  CHANGES_EXPIRED: 'Nel frattempo sono cambiate troppe cose. Ricarichi tutto.',
  TABLE_TAKEN: 'Questo tavolo ha già un conto aperto. Scelga un altro tavolo.',
  RESERVATION_TABLE_TAKEN:
    'Uno di questi tavoli è riservato ad altri ospiti a quell’ora. Scelga un altro tavolo.',
  RESERVATION_MOVE_NOT_ALLOWED:
    'Non è possibile farlo con la prenotazione nello stato attuale. Aggiorni l’elenco.',

  CONTENT_INVALID: 'Non è ancora possibile salvare. Per favore corregga ciò che è segnalato.',
  FIGURES_RANGE_INVALID:
    'Questo periodo non può essere mostrato. Scelga al massimo tre anni, da un giorno a uno successivo.',
  PHOTO_INVALID: 'Questo file non è una foto utilizzabile. Per favore scelga una foto JPEG, PNG o WebP.',
  PASSWORD_WRONG: 'La password attuale non è corretta. Per favore la inserisca di nuovo.',
  PASSWORD_LINK_INVALID:
    'Questo link non funziona più: è stato usato o ha più di un’ora. Ne chieda uno nuovo.',
  CONTENT_CHANGED:
    'Questo elemento è stato modificato dopo che l’ha aperto. Guardi com’è adesso e salvi di nuovo.',
  AREA_NOT_FOUND: 'Questa zona non è stata trovata. Per favore aggiorni l’elenco dei tavoli.',
  CATEGORY_NOT_FOUND: 'Questa categoria non è stata trovata. Per favore aggiorni il menù.',
  REMOVAL_NOT_FOUND: 'È già tornato, oppure non si può più ripristinare.',
  CAMPAIGN_NOT_FOUND: 'Questa promozione non è stata trovata. Per favore aggiorni l’elenco delle promozioni.',
  PRINTER_NOT_FOUND: 'Questa stampante non è stata trovata. Per favore aggiorni l’elenco delle stampanti.',
  TICKET_NOT_FOUND: 'Questa comanda non è stata trovata. Per favore aggiorni l’elenco delle comande.',
  ACCOUNT_NOT_FOUND: 'Questo account non è stato trovato. Per favore aggiorni l’elenco degli account.',
  PHOTO_NOT_FOUND: 'Questa foto non è stata trovata.',
  DELIVERY_NOT_FOUND: 'Questa notifica non è stata trovata o era solo una prova. Aggiorni l’elenco.',
  RESTAURANT_PASS_NEEDED:
    'Per creare un ristorante serve un link non ancora usato e non troppo vecchio. Ne chieda uno a chi gestisce il servizio.',
  USERNAME_TAKEN: 'Questo nome utente è di un altro locale. Per favore ne scelga un altro.',
  EMAIL_TAKEN: 'Questo indirizzo e-mail appartiene già a un account. Per favore ne usi un altro.',
  LAST_OWNER: 'È l’ultimo titolare del locale. Per favore ne nomini prima un altro.',
  TABLE_HAS_OPEN_BILL:
    'A questo tavolo c’è ancora un conto aperto. Per favore prima lo chiuda o lo sposti a un altro tavolo.',
  TICKET_NOT_PRINTABLE: 'Non c’è una stampante per questa comanda. Per favore ne configuri o ne attivi una.',
  PRINTER_NOT_FOR_PRACTICE:
    'Questo è un locale di esercitazione e questa stampante non è destinata alle esercitazioni. La abiliti o ne scelga un’altra, per favore.',
  PRACTICE_VENUE_NEEDED:
    'Qui tutto è reale, quindi non si può simulare una serata. Usi un locale di esercitazione, per favore.',
  EVENING_PLAYING: 'Qui è già in corso una serata simulata. Per favore la fermi prima.',
  PRACTICE_NOT_COUNTED:
    'Questo è un locale di esercitazione. I suoi conti e le sue prenotazioni non sono reali, quindi non ci sono cifre.',
  PHOTO_TOO_LARGE: 'Questa foto è troppo grande. Per favore ne scelga una di al massimo 10 MB.',

  SIGNING_SECRET_ROTATING:
    'Il segreto di firma è stato sostituito meno di un giorno fa e quello vecchio vale ancora. Attenda, oppure ne crei uno nuovo che li termini entrambi.',
  PUBLIC_API_KEY_NOT_FOUND: 'Questa chiave non è stata trovata. Aggiorni l’elenco delle chiavi.',
  PUBLIC_API_KEY_LIMIT_REACHED:
    'Ha già il numero massimo di chiavi valide. Ne revochi una che non Le serve più.',
  PUBLIC_API_KEY_NAME_INVALID:
    'Una chiave deve avere un nome leggibile e non troppo lungo. Ne scelga un altro.',
  PUBLIC_API_WEBHOOK_URL_INVALID:
    'Non è possibile inviare notifiche a questo indirizzo. Inserisca un indirizzo pubblico che inizi con https.',

  OPERATOR_TOKEN_INVALID: 'Il codice del gestore manca o non è corretto. Lo controlli e riprovi.',
  OPERATOR_TOKEN_NOT_FOUND: 'Nessun codice del gestore ha questo nome. Controlli l’elenco.',
  OPERATOR_TOKEN_NAME_TAKEN: 'Un altro codice del gestore ha già questo nome. Ne scelga un altro.',
  DOCUMENT_INVALID:
    'Il documento contiene errori e nulla è stato importato. Corregga gli errori elencati e lo importi di nuovo.',
  KEY_NOT_FOUND: 'Questa chiave API non è stata trovata. Controlli il suo identificativo.',
  VENUE_NOT_MOVABLE: 'Questo ristorante non può essere spostato lì.',
};
