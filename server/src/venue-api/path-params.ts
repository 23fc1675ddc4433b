import { type Static, type TSchema, Type } from 'typebox';
import { oneOf, uuid } from '../http/schema.ts';
import { VAT_CODE_PATTERN } from '../venue-document/document-fields.ts';

export const FIGURE_TABLES = [
  'trend',
  'channels',
  'hours',
  'products',
  'branches',
  'taken-off',
  'taken-off-approved',
  'sales',
  'days',
] as const;

/** The kinds of records that can be exported for a range of days. */
const RECORD_KINDS = ['bills', 'lines', 'payments', 'refunds'] as const;

/** Every parameter that a path of the venue API can have. */
const PARAMS = {
  venueId: uuid('The venue.'),
  billId: uuid('The bill.'),
  lineId: uuid('A line of the bill.'),
  roundId: uuid('A round of the bill.'),
  paymentId: uuid('A payment of the bill.'),
  documentId: uuid('A fiscal document of the bill.'),
  reservationId: uuid('The reservation.'),
  categoryId: uuid('The category.'),
  productId: uuid('The product.'),
  removalId: uuid('The removal.'),
  campaignId: uuid('The campaign.'),
  areaId: uuid('The area.'),
  tableId: uuid('The table.'),
  printerId: uuid('The printer.'),
  ticketId: uuid('The ticket.'),
  sessionId: uuid('The session.'),
  passkeyId: uuid('The passkey.'),
  drawer: Type.String({
    pattern: VAT_CODE_PATTERN,
    examples: ['main'],
    description: 'The code of the drawer; `main` if the venue has set up no drawers.',
  }),
  row: Type.String({
    pattern: '^[1-9]\\d{0,14}$',
    examples: ['4711'],
    description: 'The `row` of the count.',
  }),
  accountId: uuid('The account.'),
  deviceId: uuid('The shared device.'),
  approvalId: uuid('The approval.'),
  keyId: uuid('The id of the key.'),
  eventId: Type.String({
    pattern: '^[\\w-]{1,64}$',
    examples: ['evt_5a3c1f0e9d8b7a695847362514031f2e'],
    description: 'The id of the event.',
  }),
  date: Type.String({
    format: 'date',
    examples: ['2026-10-29'],
    description: 'The date on the venue’s clock.',
  }),
  reportNumber: Type.String({
    pattern: '^[1-9][0-9]{0,11}$',
    examples: ['1'],
    description: 'The number of the day report.',
  }),
  table: oneOf(FIGURE_TABLES, 'The content of the table.'),
  records: oneOf(RECORD_KINDS, 'The kind of record: the table has one row for each.'),
};

type Params = typeof PARAMS;

/** The types of the `{parameters}` in a path. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Each in Name & keyof Params]: Static<Params[Each]> } & ParamsOf<Rest>
  : unknown;

/** The schema of the `{parameters}` in a path; empty for a path without parameters. */
export function paramsOf(path: string): { params?: TSchema } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof Params);
  if (names.length === 0) return {};
  return { params: Type.Object(Object.fromEntries(names.map((name) => [name, PARAMS[name]]))) };
}
