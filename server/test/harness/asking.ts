import assert from 'node:assert/strict';
import { lineOf, type Sofra } from './sofra.ts';
import { newStaffedVenue, openBill, type Person, sampleAccount, signIn } from './staff.ts';

/** A venue with the usual rights, a bill of two kebabs on it, and what its cashier does to ask. */
export async function newAsking(sofra: Sofra) {
  const [manager, server] = [await sampleAccount('Manager'), await sampleAccount('Waiter')];
  const cook = await sampleAccount('Cook');
  const venue = await newStaffedVenue(sofra, { roles: null }, { accounts: [manager, server, cook] });
  const people = {
    manager: await signIn(sofra, manager),
    server: await signIn(sofra, server),
    cook: await signIn(sofra, cook),
  };
  const bill = await openBill(venue, { lines: [1, 2].map(() => lineOf(venue.menu.kebab)) });
  const questions = `/venues/${venue.id}/approvals`;
  const total: number = bill.first.totals.total;
  const off = async (amount: number, headers = {}, by = venue.waiter) => {
    const { revision } = await bill.read();
    return by.call('PUT', `${bill.path}/discount`, { amount, reason: 'Birthday', revision }, headers);
  };
  /** Asks for what a call was refused for. */
  // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
  const ask = async (refused: { body: any }, by: Person = venue.waiter) => {
    const answer = await by.call('POST', questions, { ...refused.body.details, reason: 'Birthday' });
    assert.equal(answer.status, 201, answer.text);
    return answer.body.data;
  };
  const agree = (id: string, by: Person = people.manager) => by.call('POST', `${questions}/${id}/agree`);
  const mine = async (by: Person) => (await by.call('GET', `/venues/${venue.id}/notices/mine`)).body.data;
  return { venue, ...people, bill, total, questions, off, ask, agree, mine };
}

export const withApproval = (id: string) => ({ approval: id });
