import type { DoorDescription } from '../http/openapi.ts';
import { bumpRound } from './bills/bump-round.ts';
import { changeQuantity } from './bills/change-quantity.ts';
import { closeBill } from './bills/close-bill.ts';
import { getBill } from './bills/get-bill.ts';
import { giveAway } from './bills/give-away.ts';
import { hideBill } from './bills/hide-bill.ts';
import { listBills } from './bills/list-bills.ts';
import { markLeft } from './bills/mark-left.ts';
import { moveLine } from './bills/move-line.ts';
import { moveToTable } from './bills/move-to-table.ts';
import { placeStaffOrder } from './bills/place-staff-order.ts';
import { placeStaffRound } from './bills/place-staff-round.ts';
import { recordPayment } from './bills/record-payment.ts';
import { reversePayment } from './bills/reverse-payment.ts';
import { strikeLine } from './bills/strike-line.ts';
import { voidBill } from './bills/void-bill.ts';
import { getMenu } from './menu/get-menu.ts';
import { listStock } from './menu/list-stock.ts';
import { switchSoldOut } from './menu/switch-sold-out.ts';
import { getSession } from './session/get-session.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';
import type { UnhungVenueOperation } from './venue-operation.ts';
import { declareRush } from './venues/declare-rush.ts';
import { endRush } from './venues/end-rush.ts';
import { listTables } from './venues/list-tables.ts';

/** The table of contents of `/venue/v1`. */
export const venueOperations: readonly UnhungVenueOperation[] = [
  signIn,
  getSession,
  signOut,
  listTables,
  getMenu,
  listBills,
  getBill,
  placeStaffOrder,
  placeStaffRound,
  hideBill,
  moveLine,
  strikeLine,
  bumpRound,
  declareRush,
  endRush,
  listStock,
  switchSoldOut,
  changeQuantity,
  giveAway,
  moveToTable,
  markLeft,
  recordPayment,
  reversePayment,
  closeBill,
  voidBill,
];

export const venueDescription: DoorDescription = {
  title: 'Sofra venue API',
  version: '1.0.0',
  path: '/venue/v1',
  description:
    'What the staff and the owner of a restaurant do on an evening: open bills and add rounds, send lines through the ' +
    'kitchen, take payments, close. The till and the kitchen board use nothing else. Sign in first; the session is a cookie. ' +
    'Ignore properties that you do not know, and expect new names in every list of names.',
  securityScheme: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sofra',
    description: 'The session that signing in begins.',
  },
  tags: [
    { name: 'Session', description: 'Signing in and out.' },
    {
      name: 'Bills',
      description: 'The tables and what can be ordered; listing, reading and opening bills, ordering more.',
    },
    {
      name: 'Kitchen',
      description: 'Lines on their way, what is sold out, and how much the kitchen can take.',
    },
    { name: 'Till', description: 'Quantities, tables, payments, closing.' },
  ],
  refusals: [
    'SIGN_IN_REQUIRED',
    'NOT_PERMITTED',
    'HTTPS_REQUIRED',
    'CROSS_ORIGIN_NOT_ACCEPTED',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ],
  headers: {
    RateLimit: 'What is left of the budget that the call spent, and the seconds until it is whole again.',
    'RateLimit-Policy': 'The budget that the call spent: calls and window in seconds.',
  },
};
