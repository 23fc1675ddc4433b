import { randomUUID } from 'node:crypto';
import type { Venue } from '../../src/core/venue/venue.ts';
import type { Sofra, TestAnswer } from './sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  PASSWORD,
  type Person,
  type StaffedVenue,
  sampleAccount,
  signIn,
} from './staff.ts';

/** A venue with a fiscal device, and the program beside it. */
export interface BridgedVenue extends StaffedVenue {
  bridge: Person;
}

/** A fresh venue whose paid bills are listed for its bridge. */
export async function newBridgedVenue(sofra: Sofra, change: Partial<Venue> = {}): Promise<BridgedVenue> {
  const account = await sampleAccount('Bridge');
  const terms: Partial<Venue> = { fiscalDocuments: 'Wanted', ...change };
  const venue = await newStaffedVenue(sofra, terms, { accounts: [account] });
  return { ...venue, bridge: await signIn(sofra, account) };
}

/** Adds a program beside a fiscal device to a venue. */
export async function addBridge(sofra: Sofra, { id, owner }: StaffedVenue): Promise<Person> {
  const account = await sampleAccount('Bridge');
  const { role, name, email } = account;
  await owner.call('POST', `/venues/${id}/accounts`, { role, name, email, password: PASSWORD });
  return signIn(sofra, account);
}

/** A bill with one payment, and the calls of the bridge about it. */
export async function paidBill(venue: BridgedVenue, payment: unknown = { kind: 'Card', amount: 100 }) {
  const bill = await openBill(venue);
  const paid = await bill.act('POST', '/payments', payment, { 'idempotency-key': freshKey() });
  const { payments } = paid.body.data;
  const documents = `${bill.path}/fiscal-documents`;
  const create = (body: unknown, key: string = randomUUID()) =>
    venue.bridge.call('POST', documents, body, { 'idempotency-key': key });
  const say = (documentId: string, what: 'issued' | 'failed', body: unknown): Promise<TestAnswer> =>
    venue.bridge.call('POST', `${documents}/${documentId}/${what}`, body);
  return {
    ...bill,
    paymentId: payments[0].id as string,
    create,
    say,
    /** Issues a sale of the payment and returns its id. */
    issue: async (number: string): Promise<string> => {
      const { documents: created } = (await create({ kind: 'Sale', paymentIds: [payments[0].id] })).body.data;
      const { id } = created.at(-1);
      await say(id, 'issued', { number, zNumber: '7' });
      return id;
    },
    retry: (documentId: string) => bill.act('POST', `/fiscal-documents/${documentId}/retry`),
  };
}
