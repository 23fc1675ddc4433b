import type { ApiDescription } from '../http/openapi/api-description.ts';
import { addAccount } from './accounts/add-account.ts';
import { changeAccount } from './accounts/change-account.ts';
import { sendInvitation, withdrawInvitation } from './accounts/invite.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { makePasswordLink } from './accounts/make-password-link.ts';
import { removeAccount } from './accounts/remove-account.ts';
import { removeAccountFactor } from './accounts/remove-account-factor.ts';
import { approvalOperations } from './approvals/approval-operations.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { billOperations } from './bills/bill-operations.ts';
import { getBillSample } from './bills/papers/get-bill-sample.ts';
import { addCampaign } from './campaigns/add-campaign.ts';
import { changeCampaign } from './campaigns/change-campaign.ts';
import { dryRunCampaigns } from './campaigns/dry-run-campaigns.ts';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { orderCampaigns } from './campaigns/order-campaigns.ts';
import { removeCampaign } from './campaigns/remove-campaign.ts';
import { dayReportOperations } from './day-reports/day-report-operations.ts';
import { getDemo } from './demo/get-demo.ts';
import { signInToDemo } from './demo/sign-in-to-demo.ts';
import { deviceOperations } from './devices/device-operations.ts';
import { drawerOperations } from './drawers/drawer-operations.ts';
import { figureOperations } from './figures/figure-operations.ts';
import { fiscalOperations } from './fiscal/fiscal-operations.ts';
import { changeKey } from './keys/change-key.ts';
import { findRequests } from './keys/find-requests.ts';
import { getApiUse } from './keys/get-api-use.ts';
import { listKeyRequests } from './keys/list-key-requests.ts';
import { listKeys } from './keys/list-keys.ts';
import { makeKey } from './keys/make-key.ts';
import { regenerateSigningSecret } from './keys/regenerate-signing-secret.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { rotateSigningSecret } from './keys/rotate-signing-secret.ts';
import { followVenue } from './live/follow-venue.ts';
import { listChanges } from './live/list-changes.ts';
import { addCategory } from './menu/categories/add-category.ts';
import { changeCategory } from './menu/categories/change-category.ts';
import { listCategories } from './menu/categories/list-categories.ts';
import { orderCategories } from './menu/categories/order-categories.ts';
import { removeCategory } from './menu/categories/remove-category.ts';
import { getMenu } from './menu/get-menu.ts';
import { addProduct } from './menu/products/add-product.ts';
import { changeProduct } from './menu/products/change-product.ts';
import { changeProducts } from './menu/products/change-products.ts';
import { getProduct } from './menu/products/get-product.ts';
import { importProducts } from './menu/products/import-products.ts';
import { orderProducts } from './menu/products/order-products.ts';
import { removeProduct } from './menu/products/remove-product.ts';
import { listMenuRemovals } from './menu/removals/list-menu-removals.ts';
import { returnMenuRemoval } from './menu/removals/return-menu-removal.ts';
import { listStock } from './menu/stock/list-stock.ts';
import { setStock } from './menu/stock/set-stock.ts';
import { switchSoldOut } from './menu/stock/switch-sold-out.ts';
import { noticeOperations } from './notices/notice-operations.ts';
import { setPassword } from './passwords/set-password.ts';
import { addPhoto } from './photos/add-photo.ts';
import { practiceOperations } from './practice/practice-operations.ts';
import { printerOperations } from './printers/printer-operations.ts';
import { acceptReservation } from './reservations/accept-reservation.ts';
import { cancelForVenue } from './reservations/cancel-for-venue.ts';
import { changeReservation } from './reservations/change-reservation.ts';
import { declineReservation } from './reservations/decline-reservation.ts';
import { getReservation } from './reservations/lists/get-reservation.ts';
import { listPendingReservations } from './reservations/lists/list-pending-reservations.ts';
import { listReservations } from './reservations/lists/list-reservations.ts';
import { searchReservations } from './reservations/lists/search-reservations.ts';
import { listStandings } from './reservations/tables/list-standings.ts';
import { listTableChoices } from './reservations/tables/list-table-choices.ts';
import { takeStaffReservation } from './reservations/take-staff-reservation.ts';
import { checkInByCode } from './reservations/visits/check-in-by-code.ts';
import { checkInReservation } from './reservations/visits/check-in-reservation.ts';
import { endVisit } from './reservations/visits/end-visit.ts';
import { markNoShow } from './reservations/visits/mark-no-show.ts';
import { getRestaurantOffer } from './restaurants/get-restaurant-offer.ts';
import { makeRestaurant } from './restaurants/make-restaurant.ts';
import { changeRoles } from './roles/change-roles.ts';
import { getRoles } from './roles/get-roles.ts';
import { getFactorRule, setFactorRule } from './second-factor/require-factors.ts';
import { sessionOperations } from './session/session-operations.ts';
import { changeSettings } from './settings/change-settings.ts';
import { getSettings } from './settings/get-settings.ts';
import { listSetupHistory } from './settings/list-setup-history.ts';
import { removeSpecialDay } from './settings/remove-special-day.ts';
import { setSpecialDay } from './settings/set-special-day.ts';
import { listTables } from './tables/list-tables.ts';
import { tableOperations } from './tables/table-operations.ts';
import { listTickets } from './tickets/list-tickets.ts';
import { printTicket } from './tickets/print-ticket.ts';
import type { VenueRoute } from './venue-operation.ts';
import { declareRush } from './venues/declare-rush.ts';
import { endRush } from './venues/end-rush.ts';
import { getVenueProfile } from './venues/get-venue-profile.ts';
import { getDelivery } from './webhooks/get-delivery.ts';
import { listDeliveries } from './webhooks/list-deliveries.ts';
import { redeliverEvent } from './webhooks/redeliver-event.ts';
import { redeliverFailed } from './webhooks/redeliver-failed.ts';
import { testWebhook } from './webhooks/test-webhook.ts';

/** The operations of `/venue/v1`. */
export const venueOperations: readonly VenueRoute[] = [
  ...sessionOperations,
  setPassword,
  ...deviceOperations,
  getDemo,
  signInToDemo,
  getRestaurantOffer,
  makeRestaurant,
  getVenueProfile,
  listTables,
  getMenu,
  ...billOperations,
  ...fiscalOperations,
  declareRush,
  endRush,
  listStock,
  switchSoldOut,
  listReservations,
  listPendingReservations,
  searchReservations,
  listStandings,
  listTableChoices,
  takeStaffReservation,
  checkInByCode,
  getReservation,
  changeReservation,
  acceptReservation,
  declineReservation,
  cancelForVenue,
  checkInReservation,
  markNoShow,
  endVisit,
  followVenue,
  listChanges,
  ...noticeOperations,
  ...approvalOperations,
  listTickets,
  printTicket,
  ...printerOperations,
  ...practiceOperations,
  listCampaigns,
  addCampaign,
  orderCampaigns,
  dryRunCampaigns,
  changeCampaign,
  removeCampaign,
  listAccounts,
  addAccount,
  changeAccount,
  removeAccount,
  makePasswordLink,
  sendInvitation,
  withdrawInvitation,
  removeAccountFactor,
  getFactorRule,
  setFactorRule,
  getRoles,
  changeRoles,
  getSettings,
  changeSettings,
  getBillSample,
  listSetupHistory,
  listAuditLog,
  setSpecialDay,
  removeSpecialDay,
  ...tableOperations,
  listCategories,
  addCategory,
  orderCategories,
  changeCategory,
  removeCategory,
  addProduct,
  orderProducts,
  getProduct,
  changeProduct,
  changeProducts,
  importProducts,
  removeProduct,
  listMenuRemovals,
  returnMenuRemoval,
  setStock,
  addPhoto,
  listKeys,
  makeKey,
  changeKey,
  revokeKey,
  regenerateSigningSecret,
  rotateSigningSecret,
  listKeyRequests,
  findRequests,
  getApiUse,
  testWebhook,
  listDeliveries,
  redeliverFailed,
  getDelivery,
  redeliverEvent,
  ...drawerOperations,
  ...figureOperations,
  ...dayReportOperations,
];

export const venueDescription: ApiDescription = {
  title: 'Sofra venue API',
  version: '1.0.0',
  path: '/venue/v1',
  description:
    'With this API, staff and owners run the restaurant: they open bills, add rounds, send lines ' +
    'through the kitchen, take payments and close bills. The till and the kitchen board use only this ' +
    'API. Sign in first; the session is a cookie. Ignore properties that you do not know, and expect ' +
    'new values in every list of names.',
  securityScheme: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sofra',
    description: 'The session cookie that signing in sets.',
  },
  tags: [
    { name: 'Session', description: 'Signing in and out.' },
    { name: 'Demo', description: 'Signing in to the demo, on the machine where it was set up.' },
    { name: 'Restaurants', description: 'Creating a restaurant.' },
    {
      name: 'Bills',
      description: 'Tables and the menu to order from; listing, reading and opening bills, ordering more.',
    },
    {
      name: 'Kitchen',
      description: 'Lines in progress, sold-out products, and rushes.',
    },
    {
      name: 'Fiscal documents',
      description:
        'For programs next to a fiscal device (bridges): the documents to issue, and what the device ' +
        'issued. They sign in with an account of the role `Bridge`.',
    },
    { name: 'Till', description: 'Quantities, tables, payments, closing.' },
    {
      name: 'Reservations',
      description:
        'The reservations of an evening, answers to requests, reservations by phone, check-in at the ' +
        'entrance.',
    },
    { name: 'Menu', description: 'Setting up the menu: categories, products, stock, photos.' },
    { name: 'Live', description: 'Changes as they happen, and notices for staff.' },
    { name: 'Approvals', description: 'Approvals by a colleague, for acts that a person may not do alone.' },
    {
      name: 'Campaigns',
      description: 'Campaigns, which reduce prices automatically, and trial prices for a basket.',
    },
    { name: 'Accounts', description: 'The people who sign in for the venue.' },
    {
      name: 'Devices',
      description:
        'Tills, boards and hosts’ screens that the staff of a venue share, and the PINs with which people ' +
        'sign in there. A call from such a device has its cookie, and the person in the header ' +
        '`Sofra-Person`.',
    },
    { name: 'Keys', description: 'API keys, their webhooks, and the calls that were made with them.' },
    {
      name: 'Webhooks',
      description: 'The events that were sent for a key; testing its endpoint, sending events again.',
    },
    { name: 'Printing', description: 'Kitchen tickets and their printers.' },
    { name: 'Practice', description: 'Simulated evenings at practice venues.' },
    { name: 'Drawers', description: 'Cash in drawers, totals of card terminals, and shifts.' },
    { name: 'Figures', description: 'Figures of a venue: today, over days, by channel, hour and product.' },
    { name: 'Day reports', description: 'Closing the day, day reports, and the day so far.' },
    { name: 'Settings', description: 'The details of a venue and its hours.' },
    { name: 'Audit log', description: 'The audit log: who did what, and from where.' },
    { name: 'Tables', description: 'Areas and tables, and the QR cards for the tables.' },
  ],
  refusals: [
    'SIGN_IN_REQUIRED',
    'PERSON_REQUIRED',
    'NOT_PERMITTED',
    'HTTPS_REQUIRED',
    'CROSS_ORIGIN_NOT_ACCEPTED',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ],
  venueNotFound: 'VENUE_NOT_FOUND',
  identityRefusals: ['SIGN_IN_REQUIRED', 'PERSON_REQUIRED', 'NOT_PERMITTED'],
  headers: {
    RateLimit: 'The calls left in the budget of this call, and the seconds until it is full again.',
    'RateLimit-Policy': 'The budget of this call: the number of calls and the window in seconds.',
  },
};
