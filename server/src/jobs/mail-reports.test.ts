import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { TUESDAY_AFTERNOON, testClock, useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../test/harness/staff.ts';
import { soldBill } from '../../test/money/drawer-evening.ts';
import { openOwnDatabase } from '../../test/postgres/own-database.ts';
import type { MailToSend } from '../parts/outgoing.ts';

const clock = testClock();
const { db, close: dropDatabase } = await openOwnDatabase();
let mails: MailToSend[] = [];
let outcome: 'Sent' | 'Failed' = 'Sent';
const sendMail = async (mail: MailToSend) => {
  mails.push(mail);
  return outcome;
};
const sofra = useSofra(() => ({ db, clock, sendMail }));
const second = useSofra(() => ({ db, clock, sendMail }));
const silent = useSofra(() => ({ db, clock }));
after(dropDatabase);
beforeEach(() => {
  clock.set(TUESDAY_AFTERNOON);
  outcome = 'Sent';
  mails = [];
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function newVenue(...dayReportEmails: string[]): Promise<StaffedVenue> {
  const venue = await newStaffedVenue(sofra, { dayBeginsAt: '00:00', dayReportEmails });
  await soldBill(venue);
  return venue;
}

const closed = (venue: StaffedVenue) =>
  venue.owner.call('POST', `/venues/${venue.id}/day-reports`, { after: 0 });
const to = (address: string) => mails.filter((mail) => mail.to === address);

test('a report goes to each address once, as text and as a table, even with several servers', async () => {
  const venue = await newVenue('owner@example.com', 'accountant@example.com');
  await Promise.all([closed(venue), closed(venue)]);
  await Promise.all([sofra, second, silent, sofra].map(({ app }) => app.jobs.reports.runOnce()));
  clock.advance(HOUR_MS);
  await second.app.jobs.reports.runOnce();
  assert.deepEqual(mails.map((mail) => mail.to).sort(), ['accountant@example.com', 'owner@example.com']);
  const [{ subject, text, files, id }] = mails as [MailToSend];
  assert.match(subject, /1 numaralı gün sonu raporu, 3 Mart 2026$/);
  assert.match(text, /\n\nSatışlar\n[\s\S]*: ₺120,50\n/);
  const [file] = files!;
  assert.equal(file!.name, 'day-report-1.csv');
  const table = (await venue.owner.call('GET', `/venues/${venue.id}/day-reports/1/table`)).text;
  assert.equal(file!.bytes.toString().split('\r\n').length, table.split('\r\n').length);
  assert.match(file!.bytes.toString(), /120,50/);
  assert.equal(id, mails[1]!.id, 'a mail program recognises a repeat');
});

test('a report that the service makes at the end of a day is mailed, too', async () => {
  await newVenue('night@example.com');
  clock.advance(30 * HOUR_MS);
  await sofra.app.jobs.days.runOnce();
  await sofra.app.jobs.reports.runOnce();
  assert.equal(to('night@example.com').length, 1);
});

test('a refused mail, and one that a killed server had reserved, is tried again for a day', async () => {
  outcome = 'Failed';
  await closed(await newVenue('later@example.com'));
  await sofra.app.jobs.reports.runOnce();
  await second.app.jobs.reports.runOnce();
  assert.equal(to('later@example.com').length, 1, 'no other server tries it at once');
  clock.advance(6 * MINUTE_MS);
  outcome = 'Sent';
  await second.app.jobs.reports.runOnce();
  clock.advance(HOUR_MS);
  await sofra.app.jobs.reports.runOnce();
  assert.equal(to('later@example.com').length, 2);
  await closed(await newVenue('never@example.com'));
  clock.advance(25 * HOUR_MS);
  await sofra.app.jobs.reports.runOnce();
  assert.deepEqual(to('never@example.com'), []);
});

test('without a mail server nothing is sent and the settings say so; at most five addresses, each once', async () => {
  const venue = await newVenue();
  const path = `/venues/${venue.id}/settings`;
  assert.equal((await venue.owner.call('GET', path)).body.data.sendsMail, true);
  const set = (...dayReportEmails: string[]) => venue.owner.call('PATCH', path, { dayReportEmails });
  assert.equal((await set('a@example.com')).status, 200);
  const six = [1, 2, 3, 4, 5, 6].map((at) => `a${at}@example.com`);
  for (const wrong of [six, ['a@example.com', 'A@example.com'], ['nobody']])
    assert.equal((await set(...wrong)).status, 400);
  await closed(venue);
  await silent.app.jobs.reports.runOnce();
  assert.deepEqual(mails, []);
  await sofra.app.jobs.reports.runOnce();
  assert.equal(to('a@example.com').length, 1);
});
