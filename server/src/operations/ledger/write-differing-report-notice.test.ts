import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestDatabase, TUESDAY_AFTERNOON, testClock, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../test/harness/staff.ts';
import { soldBill } from '../../../test/money/drawer-evening.ts';
import type { MailToSend } from '../../parts/outgoing.ts';

const clock = testClock();
/** Connects as the owner of the tables, because the service's own role may not damage a report. */
const db = openTestDatabase();
const mails: MailToSend[] = [];
const sendMail = async (mail: MailToSend) => {
  mails.push(mail);
  return 'Sent' as const;
};
const sofra = useSofra(() => ({ db, clock, sendMail }));
const second = useSofra(() => ({ db, clock, sendMail }));
after(() => db.close());

test('a report that does not add up causes one notice and mail to those who see takings, even if several servers find it', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const venue = await newStaffedVenue(sofra);
  const mine = async (by: StaffedPerson) =>
    (await by.call('GET', `/venues/${venue.id}/notices/mine`)).body.data;
  await soldBill(venue);
  await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  await sofra.app.jobs.ledgers.runOnce();
  assert.deepEqual(await mine(venue.owner), []);
  const forge = `update day_report set content = replace(content::text, '"salesKurus":12050', '"salesKurus":2050')::json where venue_id = $1`;
  await db.query({ text: forge, values: [venue.id] });
  await Promise.all([sofra, second].map(({ app }) => app.jobs.ledgers.runOnce()));
  const [notice, ...more] = await mine(venue.owner);
  assert.deepEqual(more, []);
  assert.partialDeepStrictEqual(notice, {
    kind: 'ReportDiffers',
    report: { number: 1, what: 'its hash is not that of its content' },
  });
  assert.deepEqual(await mine(venue.waiter), []);
  const sent = mails.filter(({ to }) => to === venue.owner.account.email);
  assert.equal(sent.length, 1);
  assert.match(sent[0]!.text, /1 numaralı gün sonu raporu tutmuyor/);
  await venue.owner.call('PUT', `/venues/${venue.id}/notices/mine/seen`, { noticeIds: [notice.id] });
  clock.advance(24 * 3_600_000);
  await second.app.jobs.ledgers.runOnce();
  assert.deepEqual(await mine(venue.owner), []);
  await db.query({ text: 'delete from day_report where venue_id = $1', values: [venue.id] });
  await db.query({ text: 'delete from ledger where venue_id = $1', values: [venue.id] });
  await sofra.app.jobs.ledgers.runOnce();
});

type StaffedPerson = Awaited<ReturnType<typeof newStaffedVenue>>['owner'];
