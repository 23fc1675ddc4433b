import type { RefusalCode } from '../../core/refusals.ts';

export const messages: Record<RefusalCode, string> = {
  VALIDATION_ERROR:
    'Une partie des informations envoyées n’a pas pu être lue. Veuillez vérifier votre saisie et réessayer.',
  INVALID_PAGE_NUMBER: 'Cette page de la liste n’existe pas. Veuillez revenir à la première page.',
  INVALID_PAGE_SIZE:
    'Une page de la liste peut afficher de 1 à 100 éléments. Veuillez choisir un nombre dans cet intervalle.',
  PUBLIC_API_IDEMPOTENCY_KEY_INVALID:
    'Votre commande n’a pas été passée en raison d’un problème technique. Veuillez recharger la page et réessayer.',
  PUBLIC_API_ORDER_INVALID:
    'Votre commande est incomplète ou comporte une erreur. Veuillez vérifier votre panier et vos coordonnées.',
  PUBLIC_API_PRODUCT_OPTION_INVALID:
    'Les options d’un article de votre panier sont incomplètes ou incompatibles. Veuillez les choisir à nouveau.',
  PUBLIC_API_RESERVATION_INVALID:
    'Votre réservation est incomplète ou comporte une erreur. Veuillez vérifier vos informations et réessayer.',
  TOO_MANY_GUESTS:
    'Une réservation peut être faite ici pour 20 personnes au maximum. Pour un groupe plus grand, veuillez contacter directement le restaurant.',
  INVALID_RESERVATION_DATE: 'L’heure choisie est déjà passée. Veuillez en choisir une plus tardive.',

  PUBLIC_API_KEY_MISSING:
    'Le service en ligne du restaurant n’est pas disponible pour le moment. Veuillez contacter directement le restaurant.',
  PUBLIC_API_KEY_INVALID:
    'Le service en ligne du restaurant n’est pas disponible pour le moment. Veuillez contacter directement le restaurant.',
  PUBLIC_API_SCOPE_MISSING:
    'Cela n’est pas possible sur ce site. Veuillez contacter directement le restaurant.',
  CROSS_ORIGIN_NOT_ACCEPTED:
    'La demande provenait d’un autre site et n’a pas été acceptée. Veuillez ouvrir la page d’origine et réessayer.',
  HTTPS_REQUIRED:
    'Cela n’est possible qu’avec une connexion sécurisée. Veuillez utiliser l’adresse qui commence par https.',
  RATE_LIMIT_EXCEEDED: 'Trop de demandes ont été envoyées. Veuillez patienter une minute et réessayer.',

  PUBLIC_API_VENUE_NOT_FOUND: 'Ce restaurant est introuvable. Veuillez vérifier le lien et réessayer.',
  PUBLIC_API_ORDER_NOT_FOUND:
    'Cette commande est introuvable. Veuillez vous renseigner auprès du restaurant.',
  PUBLIC_API_TABLE_NOT_FOUND:
    'Cette table est introuvable. Veuillez scanner à nouveau le code de votre table ou vous adresser au personnel.',
  PUBLIC_API_PRODUCT_NOT_FOUND:
    'Un article de votre panier ne figure pas à la carte. Veuillez le retirer et en choisir un autre.',
  PUBLIC_API_RESERVATION_NOT_FOUND:
    'Cette réservation est introuvable. Veuillez contacter directement le restaurant.',

  PUBLIC_API_PRODUCT_UNAVAILABLE:
    'Un article de votre panier n’est pas disponible pour le moment, ou pas dans cette quantité. Veuillez modifier votre panier.',
  PUBLIC_API_ORDERING_UNAVAILABLE:
    'Le restaurant ne prend pas de commandes en ligne pour le moment. Veuillez commander directement auprès du restaurant.',
  PLACE_IS_BUSY:
    'La cuisine est très occupée et ne prend pas de nouvelles commandes pour l’instant. Veuillez réessayer un peu plus tard.',
  OUTSIDE_WORKING_HOURS:
    'Le restaurant est fermé en ce moment. Veuillez commander pendant ses heures d’ouverture.',
  ORDER_CREATION_IN_PROGRESS:
    'Votre commande est encore en cours de traitement. Veuillez patienter un instant et réessayer.',
  PUBLIC_API_WEBHOOK_NOT_CONFIGURED:
    'Aucune adresse de notification n’a encore été saisie. Veuillez d’abord en saisir une dans l’espace de gestion du restaurant.',
  PUBLIC_API_RESERVATIONS_UNAVAILABLE:
    'Le restaurant ne prend pas de réservations en ligne pour le moment. Veuillez contacter directement le restaurant.',
  RESERVATIONS_DISABLED:
    'Le restaurant ne prend pas de réservations en ligne. Pour réserver une table, veuillez le contacter directement.',
  RESERVATION_TOO_SOON:
    'Une réservation doit être faite au moins 30 minutes à l’avance. Veuillez choisir une heure plus tardive.',
  RESERVATION_TOO_FAR:
    'Une réservation peut être faite au plus 60 jours à l’avance. Veuillez choisir une date plus proche.',
  RESERVATION_TIME_UNAVAILABLE:
    'Le restaurant ne prend pas de réservations pour l’heure choisie. Veuillez en choisir une autre.',
  TOO_MANY_RESERVATIONS:
    'De nombreuses réservations ont été faites depuis votre connexion. Veuillez appeler le restaurant ou réessayer plus tard.',
  RESERVATION_NOT_CANCELLABLE:
    'Cette réservation ne peut plus être annulée. Veuillez contacter directement le restaurant.',

  ASSISTANT_DRAFT_NOT_FOUND: 'Ce brouillon n’existe plus. Veuillez le faire préparer à nouveau.',
  ASSISTANT_DRAFT_NOT_CONFIRMED:
    'Ce qui a été confirmé n’est pas ce qui a été préparé. Veuillez le relire et le confirmer.',
  ASSISTANT_ORDER_LIMIT_EXCEEDED:
    'La commande dépasse ce qu’un assistant peut commander ici en une fois. Veuillez commander moins, ou directement auprès du restaurant.',
  ASSISTANT_DAY_LIMIT_EXCEEDED:
    'Un assistant a commandé ici aujourd’hui autant qu’il le peut. Veuillez commander directement auprès du restaurant.',

  MALFORMED_REQUEST: 'La demande n’a pas pu être comprise. Veuillez recharger la page et réessayer.',
  ENDPOINT_NOT_FOUND: 'La page recherchée est introuvable. Veuillez vérifier l’adresse.',
  METHOD_NOT_ALLOWED: 'Cette action n’est pas possible ici. Veuillez recharger la page et réessayer.',
  REQUEST_TIMEOUT:
    'Les informations ne sont pas arrivées à temps. Veuillez vérifier votre connexion et réessayer.',
  BODY_TOO_LARGE:
    'L’envoi dépasse ce qui peut être accepté en une fois. Veuillez le raccourcir et réessayer.',
  UNSUPPORTED_MEDIA_TYPE:
    'Les informations ont été envoyées sous une forme illisible. Veuillez recharger la page et réessayer.',
  URI_TOO_LONG: 'L’adresse de la page est trop longue. Veuillez vérifier l’adresse.',
  EXPECTATION_FAILED:
    'La demande ne peut pas être traitée sous cette forme. Veuillez recharger la page et réessayer.',
  HEADERS_TOO_LARGE:
    'Votre navigateur a envoyé trop d’informations supplémentaires. Veuillez effacer les cookies de ce site et réessayer.',
  INTERNAL_ERROR: 'Un problème inattendu est survenu. Veuillez réessayer dans quelques instants.',
  SERVICE_UNAVAILABLE: 'Le service est injoignable pour le moment. Veuillez réessayer sous peu.',

  SIGN_IN_REQUIRED: 'Aucune session n’est ouverte, ou la vôtre a expiré. Veuillez vous connecter.',
  SIGN_IN_FAILED:
    'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  SIGN_IN_THROTTLED: 'Trop de tentatives de connexion ont échoué. Veuillez patienter un moment et réessayer.',
  TOO_MANY_LIVE_STREAMS:
    'Trop d’écrans sont connectés en même temps. Veuillez fermer ceux que vous n’utilisez pas et réessayer dans un instant.',
  NOT_PERMITTED:
    'Votre compte ne permet pas cette action. Veuillez vous adresser au propriétaire du restaurant.',
  IDEMPOTENCY_KEY_INVALID:
    'L’action n’a pas abouti en raison d’un problème technique. Veuillez recharger la page et réessayer.',
  AMOUNT_TOO_FINE: 'Ce montant a plus de deux décimales. Veuillez saisir des livres turques et des kuruş.',
  AMOUNT_NEGATIVE: 'Un montant ne peut pas être inférieur à zéro. Veuillez le saisir sans signe moins.',
  AMOUNT_TOO_LARGE: 'Ce montant dépasse dix millions de livres turques. Veuillez le vérifier.',
  VENUE_NOT_FOUND:
    'Ce restaurant ne fait pas partie de ceux auxquels votre compte donne accès. Veuillez en choisir un dans votre liste.',
  VENUE_SUSPENDED:
    'L’exploitant du service a suspendu ce restaurant : il ne prend plus de commandes ni de réservations. Les additions ouvertes peuvent être payées.',
  VAT_CLASS_NOT_FOUND: 'Le restaurant n’a pas cette classe de TVA. Veuillez en choisir une autre.',
  PAYMENT_METHOD_NOT_FOUND: 'Le restaurant n’a pas ce moyen de paiement. Veuillez en choisir un autre.',
  BILL_NOT_FOUND: 'Cette addition est introuvable. Veuillez actualiser la liste.',
  LINE_NOT_FOUND: 'Cette ligne ne figure pas sur l’addition. Veuillez actualiser l’addition.',
  PAYMENT_NOT_FOUND: 'Ce paiement ne figure pas sur l’addition. Veuillez actualiser l’addition.',
  FISCAL_DOCUMENT_NOT_FOUND: 'Ce document fiscal est introuvable.',
  TABLE_NOT_FOUND: 'Cette table est introuvable. Veuillez actualiser la liste des tables.',
  PRODUCT_NOT_FOUND: 'Ce produit ou cette portion ne figure pas à votre carte. Veuillez actualiser la carte.',
  RESERVATION_NOT_FOUND: 'Cette réservation est introuvable. Veuillez actualiser la liste.',
  BILL_NOT_OPEN: 'Cette addition est clôturée ou annulée et ne peut plus être modifiée.',
  BILL_NOT_CLOSED: 'Cette addition est encore ouverte. Clôturez-la ou annulez-la d’abord, puis masquez-la.',
  TIP_TOO_LARGE: 'Le pourboire dépasse l’addition. Vérifiez le montant, puis confirmez-le.',
  BILL_TYPE_MISMATCH:
    'Cette action n’est pas possible pour ce type d’addition. Veuillez vérifier s’il s’agit d’une table, d’une vente à emporter ou d’une livraison.',
  BILL_CHANGED:
    'L’addition a été modifiée entre-temps par quelqu’un d’autre. Veuillez la vérifier et recommencer.',
  BILL_CHANGED_SINCE:
    'Quelqu’un a modifié cette addition après que vous l’avez regardée ; votre nombre n’a pas été enregistré. Veuillez la vérifier et saisir le nombre qui est juste maintenant.',
  BILL_HAS_PAYMENTS: 'Des paiements sont enregistrés sur cette addition. Veuillez d’abord les annuler.',
  BILL_TOO_LONG:
    'Cette addition est complète et n’accepte plus rien. Veuillez la clôturer et en ouvrir une nouvelle.',
  BILL_NOT_PAID:
    'Il reste quelque chose à payer sur cette addition. Imprimez le reçu d’un paiement ou encaissez d’abord le reste.',
  BILL_NOT_PRINTABLE:
    'Il n’y a pas d’imprimante pour les additions. Veuillez en configurer ou en activer une dans la gestion.',
  BILL_OVERPAID: 'Le montant payé dépasse le total de cette addition. Veuillez d’abord rendre la différence.',
  LINE_MOVE_NOT_ALLOWED:
    'Une ligne peut avancer ou reculer d’une seule étape\u202f; une ligne annulée le reste.',
  LINE_IS_MEASURED:
    'Cet article a été mesuré : sa quantité ne peut pas être modifiée. Veuillez l’annuler et mesurer à nouveau.',
  PRICE_ABOVE_MENU:
    'Ce prix dépasse celui de la carte. Veuillez en saisir un plus bas ou vendre un article libre.',
  DISCOUNT_TOO_LARGE: 'Cette remise dépasse ce qui reste à payer. Veuillez en saisir une plus petite.',
  PAYMENT_TOO_LARGE: 'Le paiement dépasse le montant restant dû. Veuillez vérifier le montant.',
  PAYMENT_METHOD_INACTIVE: 'Ce moyen de paiement est désactivé. Veuillez en choisir un autre.',
  UNIT_ALREADY_PAID: 'Une partie est déjà payée. Veuillez revoir l’addition et choisir ce qui reste.',
  UNIT_HAS_DOCUMENT:
    'Une partie figure déjà sur un document fiscal. Veuillez revoir l’addition et choisir ce qui reste.',
  MEAL_CARD_NOT_ACCEPTED:
    'Un titre-restaurant ne peut pas tout payer ici. Veuillez encaisser moins, et le reste autrement.',
  MEAL_CARD_OVERPAID:
    'Une partie a été payée en titre-restaurant. Veuillez d’abord la rendre, ou la laisser sur l’addition.',
  TENDERED_TOO_SMALL: 'La somme remise est inférieure au montant à payer. Veuillez vérifier les montants.',
  CHANGE_NOT_GIVEN:
    'Ce moyen de paiement ne rend pas la monnaie. Veuillez choisir si le reste est un pourboire ou est rendu.',
  IDEMPOTENCY_KEY_REUSED:
    'Cela a déjà été saisi avec d’autres montants. Veuillez regarder l’addition avant de recommencer.',
  UNIT_NOT_REFUNDABLE:
    'Une partie n’a pas été payée par ce paiement ou a déjà été rendue. Veuillez choisir ce qui reste.',
  REFUND_TOO_LARGE: 'C’est plus que ce qui peut être rendu. Veuillez vérifier le montant.',
  PAYMENT_KIND_REQUIRED:
    'Une partie de l’addition n’est pas encore payée. Veuillez choisir le mode de paiement du reste.',
  FISCAL_DOCUMENT_EXISTS: 'Il existe déjà un document fiscal pour cela.',
  FISCAL_DOCUMENT_NOT_ALLOWED: 'Le document fiscal ne peut plus être modifié ainsi.',
  FISCAL_DOCUMENT_REQUIRED:
    'Le document fiscal n’est pas encore émis. L’addition pourra être clôturée ensuite.',
  CHANGES_EXPIRED: 'Trop de choses ont changé depuis. Veuillez tout recharger.',
  TABLE_TAKEN: 'Cette table a déjà une addition ouverte. Veuillez choisir une autre table.',
  RESERVATION_TABLE_TAKEN:
    'L’une de ces tables est réservée à d’autres clients à cette heure. Veuillez choisir une autre table.',
  RESERVATION_MOVE_NOT_ALLOWED:
    'Cela n’est pas possible pour cette réservation dans son état actuel. Veuillez actualiser la liste.',

  CONTENT_INVALID: 'Cela ne peut pas encore être enregistré. Veuillez corriger ce qui est signalé.',
  FIGURES_RANGE_INVALID:
    'Cette période ne peut pas être affichée. Veuillez choisir trois ans au plus, d’un jour à un jour ultérieur.',
  PHOTO_INVALID: 'Ce fichier n’est pas une photo utilisable. Veuillez choisir une photo JPEG, PNG ou WebP.',
  PASSWORD_WRONG: 'Le mot de passe actuel n’est pas correct. Veuillez le saisir à nouveau.',
  PASSWORD_LINK_INVALID:
    'Ce lien ne fonctionne plus : il a déjà servi, ou il a plus d’une heure. Veuillez en demander un nouveau.',
  CONTENT_CHANGED:
    'Cet élément a été modifié depuis que vous l’avez ouvert. Veuillez regarder son état actuel et enregistrer à nouveau.',
  AREA_NOT_FOUND: 'Cette zone est introuvable. Veuillez actualiser la liste des tables.',
  CATEGORY_NOT_FOUND: 'Cette catégorie est introuvable. Veuillez actualiser la carte.',
  REMOVAL_NOT_FOUND: 'Cela est déjà revenu, ou ne peut plus être rétabli.',
  CAMPAIGN_NOT_FOUND: 'Cette offre est introuvable. Veuillez actualiser la liste des offres.',
  PRINTER_NOT_FOUND: 'Cette imprimante est introuvable. Veuillez actualiser la liste des imprimantes.',
  TICKET_NOT_FOUND: 'Ce bon est introuvable. Veuillez actualiser la liste des bons.',
  ACCOUNT_NOT_FOUND: 'Ce compte est introuvable. Veuillez actualiser la liste des comptes.',
  PHOTO_NOT_FOUND: 'Cette photo est introuvable.',
  DELIVERY_NOT_FOUND:
    'Cette notification est introuvable ou n’était qu’un essai. Veuillez actualiser la liste.',
  RESTAURANT_PASS_NEEDED:
    'Pour créer un restaurant, il faut un lien qui n’a pas encore servi et n’est pas trop ancien. Veuillez en demander un à l’exploitant du service.',
  USERNAME_TAKEN: 'Ce nom d’utilisateur est celui d’un autre établissement. Veuillez en choisir un autre.',
  EMAIL_TAKEN: 'Cette adresse e-mail appartient déjà à un compte. Veuillez en utiliser une autre.',
  LAST_OWNER: 'C’est le dernier propriétaire de l’établissement. Veuillez d’abord en désigner un autre.',
  TABLE_HAS_OPEN_BILL:
    'Une addition est encore ouverte à cette table. Veuillez d’abord la clôturer ou la déplacer vers une autre table.',
  TICKET_NOT_PRINTABLE: 'Il n’y a pas d’imprimante pour ce bon. Veuillez en configurer ou en activer une.',
  PRINTER_NOT_FOR_PRACTICE:
    'Cet établissement sert à l’entraînement, et cette imprimante n’est pas prévue pour cela. Veuillez l’indiquer ou en choisir une autre.',
  PRACTICE_VENUE_NEEDED:
    'Ici tout est réel : aucune soirée ne peut être jouée. Veuillez utiliser un établissement d’entraînement.',
  EVENING_PLAYING: 'Une soirée est déjà jouée ici. Veuillez d’abord l’arrêter.',
  PRACTICE_NOT_COUNTED:
    'Cet établissement sert à l’entraînement. Ses additions et réservations ne sont pas réelles : il n’y a pas de chiffres.',
  PHOTO_TOO_LARGE: 'Cette photo est trop volumineuse. Veuillez en choisir une de 10 Mo au plus.',

  SIGNING_SECRET_ROTATING:
    'Le secret de signature a été remplacé il y a moins d’un jour et l’ancien est encore valable. Veuillez attendre, ou en créer un nouveau qui met fin aux deux.',
  PUBLIC_API_KEY_NOT_FOUND: 'Cette clé est introuvable. Veuillez actualiser la liste des clés.',
  PUBLIC_API_KEY_LIMIT_REACHED:
    'Vous avez déjà le nombre maximal de clés valides. Veuillez en révoquer une dont vous n’avez plus besoin.',
  PUBLIC_API_KEY_NAME_INVALID:
    'Une clé doit porter un nom lisible et pas trop long. Veuillez en choisir un autre.',
  PUBLIC_API_WEBHOOK_URL_INVALID:
    'Aucune notification ne peut être envoyée à cette adresse. Veuillez saisir une adresse publique commençant par https.',

  OPERATOR_TOKEN_INVALID:
    'Le jeton de l’exploitant est absent ou incorrect. Veuillez le vérifier et réessayer.',
  OPERATOR_TOKEN_NOT_FOUND: 'Aucun jeton d’exploitant ne porte ce nom. Veuillez vérifier la liste.',
  OPERATOR_TOKEN_NAME_TAKEN: 'Un autre jeton d’exploitant porte déjà ce nom. Veuillez en choisir un autre.',
  DOCUMENT_INVALID:
    'Le document comporte des erreurs et rien n’a été importé. Veuillez corriger celles qui sont indiquées et l’importer à nouveau.',
  KEY_NOT_FOUND: 'Cette clé d’API est introuvable. Veuillez vérifier son identifiant.',
  VENUE_NOT_MOVABLE: 'Ce restaurant ne peut pas y être déplacé.',
};
