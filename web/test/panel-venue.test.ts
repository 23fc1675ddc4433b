import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { beforeTests } from '../../server/test/harness/fixture.ts';
import { newStaffedVenue, PASSWORD } from '../../server/test/harness/staff.ts';
import { bookingSettings } from '../../server/test/samples/sample-venue.ts';
import { type AppPage, eventually, IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en, say } from './english.ts';

const DAY_MS = 86_400_000;

/** Keys that walk through the calendar, each with the days from the first one after it. */
const WALK = [
  ['ArrowDown', 7],
  ['ArrowRight', 8],
  ['ArrowUp', 1],
  ['ArrowLeft', 0],
  ['ArrowDown', 7],
] as const;

describe('the owner sets the venue up', IN_A_BROWSER, () => {
  const app = useApp({
    print: () => Promise.resolve({ kind: 'Failed', trouble: 'NoPaper', mayBePrinted: false }),
  });

  /** What an owner reads at a path below the venue. */
  async function read(path: string) {
    const { owner, id } = app.venue;
    return (await owner.call('GET', `/venues/${id}${path}`)).body.data;
  }

  /** All tests share it. */
  let page: AppPage;
  beforeTests(async () => {
    if (app.sofra !== undefined) page = await app.open('/panel/hours', { as: 'owner' });
  });

  const openSection = (name: string) =>
    page.getByRole('navigation', { name: en.panel.title }).getByRole('link', { name }).click();

  const assertAccessible = async () => assert.deepEqual(await page.faultsOfAccessInBothThemes(), []);

  test('hours: a week, a run of holidays that can be undone, and another owner who is not overwritten', async () => {
    await openSection('Hours');
    await page.getByLabel('Friday: open, closed').selectOption('Open');
    await page.getByLabel(say('hours.opensOf', { day: 'Friday' })).fill('18:00');
    await page.getByLabel(say('hours.closesOf', { day: 'Friday' })).fill('02:00');
    await page.getByText(say('hours.pastMidnight', { time: '02:00' })).waitFor();
    await page.getByLabel('Sunday: open, closed').selectOption('Closed');
    await page.getByRole('region', { name: en.form.unsaved }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: en.form.unsaved }).waitFor();
    // What was typed outlives a reload; what somebody else saves meanwhile is told at the same field only.
    const theirs = {
      workingHours: [{ day: 'Friday', opensAt: '17:00', closesAt: '01:00' }],
      lateAfterMinutes: 25,
    };
    await app.venue.owner.call('PATCH', `/venues/${app.venue.id}/settings`, theirs);
    await page.getByText('Defne changed this in the meantime: Friday').waitFor();
    await page.getByRole('button', { name: en.form.keepMine }).click();
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByRole('region', { name: en.form.unsaved }).waitFor({ state: 'detached' });
    const { workingHours, lateAfterMinutes } = await read('/settings');
    assert.deepEqual(
      [workingHours, lateAfterMinutes],
      [
        [
          { day: 'Friday', opensAt: '18:00', closesAt: '02:00', isClosed: false },
          { day: 'Sunday', opensAt: null, closesAt: null, isClosed: true },
        ],
        25,
      ],
    );

    await page.getByRole('button', { name: en.hours.addSpecial, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: en.hours.modes.Closed }).click();
    await sheet.getByLabel(en.hours.fields.name).fill('Bayram');
    await sheet.getByLabel(en.figures.from).fill('2031-01-24');
    await sheet.getByLabel(en.figures.to, { exact: true }).fill('2031-01-26');
    await sheet.getByRole('button', { name: say('hours.saveDays', { count: 3 }) }).click();
    await sheet.waitFor({ state: 'detached' });
    const remove = page.getByRole('button', { name: /Reset .* 25 January 2031/ });
    await remove.click();
    // Who has left the page can still undo it, and finds the day again.
    await page.getByText('Sat, 25 January 2031 follows its weekday again').waitFor();
    await openSection('Tables');
    const toast = page.getByRole('status').filter({ hasText: '25 January 2031 follows its weekday again' });
    await toast.getByRole('button', { name: en.app.undo }).click();
    await toast.waitFor({ state: 'detached' });
    await openSection('Hours');
    await remove.waitFor();
    await page.getByRole('button', { name: en.app.undo }).waitFor({ state: 'detached' });
    await eventually(
      async () =>
        (await read('/settings')).specialDays.map((day: { date: string; name: string }) => [
          day.date,
          day.name,
        ]),
      ['2031-01-24', '2031-01-25', '2031-01-26'].map((date) => [date, 'Bayram']),
    );

    // The arrow keys walk through the year, over the ends of its months.
    await page.locator('[data-date][tabindex="0"]').focus();
    const focused = async () => Date.parse(await page.evaluate('document.activeElement.dataset.date'));
    const before = await focused();
    for (const [key, days] of WALK) {
      await page.keyboard.press(key);
      await eventually(async () => ((await focused()) - before) / DAY_MS, days);
    }
    await assertAccessible();
  });

  test('hours: a chosen kind of day and closed days stand out in the colours of the system, too', async () => {
    await openSection('Hours');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('button', { name: en.hours.addSpecial, exact: true }).click();
    const shadeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, backgroundImage, filter } = getComputedStyle(element);
          return backgroundColor + backgroundImage + filter;
        });
    const kinds = '[role=dialog] fieldset';
    for (const [one, other] of [
      [`${kinds} [aria-pressed=true]`, `${kinds} [aria-pressed=false]`],
      ['[data-date][title*="Closed"]', '[data-date][title*="–"]'],
    ] as const)
      assert.notEqual(await shadeOf(one), await shadeOf(other), one);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('room: tables whose codes can be guessed get new ones, once the owner has read that printed cards end', async () => {
    await openSection('Tables');
    const codes = async () =>
      ((await read('/tables')) as { tables: { code: string }[] }[]).flatMap(({ tables }) =>
        tables.map(({ code }) => code),
      );
    const before = await codes();
    const guessed = before.filter((code) => code.length < 8).length;
    const offer = new RegExp(`^Give ${guessed} tables new codes$`);
    await page.getByRole('region', { name: offer }).getByText('can be guessed').waitFor();
    await page.getByRole('button', { name: offer }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('All printed cards of these tables stop working').waitFor();
    await sheet.getByRole('button', { name: offer }).click();
    const areRandom = async () => (await codes()).map((code) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code));
    await eventually(
      areRandom,
      before.map(() => true),
    );
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: offer }).waitFor({ state: 'detached' });
  });

  test('room: an area with its tables, many at once, in order by keyboard, and cards that go on working', async () => {
    await openSection('Tables');
    await page.getByRole('button', { name: en.room.addArea }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(en.room.areaName).fill('Teras');
    await sheet.getByLabel(en.room.areaTables).fill('2');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    const terrace = page.getByRole('region', { name: 'Teras' });
    await terrace.getByText(say('room.count', { count: 2 })).waitFor();

    await terrace.getByRole('button', { name: en.room.addTables }).click();
    await sheet.getByLabel(en.figures.to, { exact: true }).fill('2');
    await sheet.getByText(en.room.faults.numbersWrong).waitFor();
    await sheet.getByLabel(en.figures.from, { exact: true }).fill('2');
    await sheet.getByText(say('room.faults.taken', { name: 'Teras 2' })).waitFor();
    await sheet.getByRole('button', { name: en.room.modes.List }).click();
    await sheet.getByLabel(en.room.list).fill('Köşe, 2\nPencere, 6');
    await sheet.getByText(say('room.coming', { count: 2 })).waitFor();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await terrace.getByText(say('room.count', { count: 4 })).waitFor();

    await terrace.getByRole('button', { name: 'Köşe 2 seats' }).click();
    await sheet.getByLabel(en.campaigns.fields.name, { exact: true }).fill('Balkon');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await terrace.getByRole('button', { name: 'Balkon 2 seats' }).waitFor();

    const handle = terrace.getByRole('button', { name: say('form.move', { name: 'Balkon' }) });
    await handle.focus();
    await page.keyboard.press('Space');
    await page
      .getByText(say('form.movedTo', { name: 'Balkon', place: '3', count: '4' }))
      .waitFor({ state: 'attached' });
    // The arrow keys are listened to from the next task on.
    await page.evaluate('new Promise((done) => setTimeout(done))');
    await page.keyboard.press('ArrowLeft');
    await page
      .getByText(say('form.movedTo', { name: 'Balkon', place: '2', count: '4' }))
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page
      .getByText(say('form.dropped', { name: 'Balkon', place: '2', count: '4' }))
      .waitFor({ state: 'attached' });
    const stored = async () =>
      ((await read('/tables')) as { tables: Record<string, unknown>[] }[])
        .at(-1)!
        .tables.map(({ name, code, capacity }) => [
          name,
          /^[0-9A-HJKMNP-TV-Z]{8}$/.test(String(code)),
          capacity,
        ]);
    await eventually(stored, [
      ['Teras 1', true, null],
      ['Balkon', true, 2],
      ['Teras 2', true, null],
      ['Pencere', true, 6],
    ]);
    const cards = await terrace.getByRole('link', { name: 'Print the QR cards' }).getAttribute('href');
    const printed = await page.context().request.get(app.sofra.baseUrl + cards);
    assert.equal((await printed.text()).split('<article').length - 1, 4);

    await terrace.getByRole('button', { name: 'Pencere 6 seats' }).click();
    await sheet.getByRole('button', { name: en.room.removeThis }).click();
    await sheet.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await terrace.getByText(say('room.count', { count: 3 })).waitFor();
    await assertAccessible();
  });

  test('people: somebody is added with a made password, signs in, and is signed out when removed', async () => {
    await openSection('People');
    await page.getByRole('button', { name: en.people.add }).click();
    const sheet = page.getByRole('dialog');
    // What was chosen is asked about like what was typed.
    await sheet.getByRole('button', { name: en.people.roles.Owner, exact: true }).click();
    await page.keyboard.press('Escape');
    await sheet.getByText(en.app.typed.text).waitFor();
    await sheet.getByRole('button', { name: en.app.typed.goOn, exact: true }).click();
    // Who closes a sheet that adds something begins with an empty one.
    await sheet.getByLabel(en.campaigns.fields.name).fill('Nobody');
    await page.keyboard.press('Escape');
    await sheet.getByRole('button', { name: en.app.typed.discard }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.people.add }).click();
    assert.equal(await sheet.getByLabel(en.campaigns.fields.name).inputValue(), '');
    await sheet.getByLabel(en.campaigns.fields.name).fill('Kemal');
    await sheet.getByLabel(en.people.fields.email).fill(app.venue.waiter.account.email);
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByText(en.people.passwordShort).first().waitFor();
    await sheet.getByRole('button', { name: en.people.makePassword }).click();
    const made = sheet.getByLabel(en.people.fields.password, { exact: true });
    await eventually(async () => (await made.inputValue()) !== '', true);
    const password = await made.inputValue();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    // The address is another account's: it is said at the field, and nothing that was typed is lost.
    await sheet.locator('input[type=email][aria-invalid=true]').waitFor();
    const email = `kemal-${app.venue.id}@example.com`;
    await sheet.getByLabel(en.people.fields.email).fill(email);
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Kemal.*Not signed in/ }).waitFor();
    const signIn = () => app.sofra.call('POST', '/venue/v1/session', { body: { email, password } });
    assert.equal((await signIn()).status, 200);

    await page.getByRole('button', { name: 'Defne' }).click();
    await sheet.getByText(en.people.lastOwner).waitFor();
    assert.ok(await sheet.getByRole('button', { name: en.people.removeThis }).isDisabled());
    await sheet.getByRole('button', { name: en.people.roles.Cashier }).click();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByRole('alert').waitFor();
    assert.equal(
      (await read('/accounts')).filter(({ role }: { role: string }) => role === 'Owner').length,
      1,
    );
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    // Who finds the device signed in changes no way in of its owner.
    await page.getByRole('button', { name: 'Defne' }).click();
    await sheet.getByRole('button', { name: en.people.roles.Owner, exact: true }).click();
    assert.equal(await sheet.getByLabel(en.people.ownPassword).count(), 0);
    await sheet.getByLabel(en.people.fields.email).fill(`defne-${app.venue.id}@example.com`);
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByText(en.people.ownPasswordMissing).waitFor();
    await sheet.getByLabel(en.people.ownPassword).fill('not this one');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByText('The current password is not correct.').waitFor();
    await sheet.getByLabel(en.people.ownPassword).fill(PASSWORD);
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Kemal' }).click();
    await sheet.getByRole('button', { name: en.people.removeThis }).click();
    await page
      .getByRole('dialog', { name: say('campaigns.remove', { name: 'Kemal' }) })
      .getByRole('button', { name: en.campaigns.removeThis, exact: true })
      .click();
    await page.getByRole('button', { name: 'Kemal' }).waitFor({ state: 'detached' });
    // Behind the question no button can be found: he may be there still.
    await eventually(async () => (await signIn()).status, 401);
    await assertAccessible();
  });

  test('activity: who did what from where, chosen by part and person in the address, with values in words', async () => {
    const { owner, waiter, id } = app.venue;
    const path = `/venues/${id}/accounts/${waiter.account.id}`;
    await owner.call('PATCH', path, { name: 'Deniz Kaya', password: 'another password' });
    await owner.call('PATCH', `/venues/${id}/settings`, { serviceFeePercent: 12.5 });
    const more = {
      fiscalDocuments: 'Wanted',
      billPaper: { hasQrCode: true },
      reservations: { visitMinutes: 90 },
    };
    await owner.call('PATCH', `/venues/${id}/settings`, more);
    await openSection('Activity');
    const entries = page.getByRole('listitem').filter({ has: page.locator('time') });
    await entries
      .filter({ hasText: say('campaigns.translated.name', { language: 'Deniz → Deniz Kaya' }) })
      .getByText('Password: changed')
      .waitFor();
    await entries.filter({ hasText: 'Service charge: 0% → 12.5%' }).first().waitFor();
    for (const text of [
      'Fiscal documents: no fiscal device → issued for each payment',
      'Bills on paper: QR code that opens the bill on a phone: no → yes',
      'Bookings: Length of a visit, in minutes: 120 → 90',
    ])
      await entries.filter({ hasText: text }).waitFor();
    await owner.call('PATCH', `/venues/${id}/settings`, { fiscalDocuments: 'None' });
    await page.getByLabel(en.activity.part).selectOption('Keys');
    await page.getByText(en.activity.noneFound).waitFor();
    await page.getByLabel(en.activity.part).selectOption('Accounts');
    await entries
      .filter({ hasText: say('panelMenu.history.actions.Removed', { kind: 'person Kemal' }) })
      .waitFor();
    assert.equal(new URL(page.url()).search, '?part=Accounts');
    // What happens meanwhile appears by itself.
    await owner.call('PATCH', path, { name: 'Deniz' });
    await entries
      .filter({ hasText: say('campaigns.translated.name', { language: 'Deniz Kaya → Deniz' }) })
      .getByText('127.0.0.1')
      .waitFor();
    await page.getByLabel(en.activity.who).selectOption('The operator of the service');
    await page.getByText(en.activity.noneFound).waitFor();
    await page.getByLabel(en.activity.who).selectOption('Defne');
    await entries
      .filter({ hasText: say('panelMenu.history.actions.Added', { kind: 'person Kemal' }) })
      .waitFor();
    await assertAccessible();
  });

  test('printers: one is added for some categories, a test page says what is in the way, and it becomes one for bills', async () => {
    await openSection('Printers');
    await page.getByRole('button', { name: en.printers.add }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(en.campaigns.fields.name).fill('Bar');
    await sheet.getByLabel(en.printers.fields.host).fill('http://127.0.0.1');
    await sheet.getByRole('button', { name: en.printers.prints.Chosen }).click();
    await sheet.getByRole('button', { name: 'İçecekler' }).click();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByText(en.printers.faults.hostWrong).waitFor();
    await sheet.getByLabel(en.printers.fields.host).fill('8.8.8.8');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.getByText(en.printers.faults.hostRefused).waitFor();
    // What was refused hides nothing that is wrong since.
    await sheet.getByLabel(en.printers.fields.host).fill('192.168.1.50');
    await sheet.getByLabel(en.printers.fields.port).fill('99999');
    await sheet.getByText(en.printers.faults.portWrong).waitFor();
    await sheet.getByLabel(en.printers.fields.port).fill('9100');
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await sheet.waitFor({ state: 'detached' });
    await page
      .getByText(say('printers.fallback', { name: 'Bar' }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: say('printers.testOf', { name: 'Bar' }) }).click();
    await page.getByText(say('printers.notPrinted', { trouble: 'no paper' })).waitFor();
    const [printer] = await read('/printers');
    const drinks = app.venue.record.menu.categories.find(({ name }) => name === 'İçecekler')!;
    assert.deepEqual([printer.name, printer.port, printer.categories], ['Bar', 9100, [drinks.id]]);
    await assertAccessible();
    await page.getByRole('button', { name: /^Bar/ }).click();
    await sheet.getByRole('button', { name: en.printers.purposes.Bills, exact: true }).click();
    await sheet.getByRole('button', { name: en.developers.key.save }).click();
    await page.getByRole('button', { name: /^Bar .* Bills$/ }).click();
    await sheet.getByRole('button', { name: en.printers.removeThis }).click();
    await page
      .getByRole('dialog', { name: say('campaigns.remove', { name: 'Bar' }) })
      .getByRole('button', { name: en.campaigns.removeThis, exact: true })
      .click();
    await page.getByText(en.printers.none).waitFor();
  });

  test('settings: what differs is saved, a taken page is said at its field, a language goes after a question', async () => {
    const other = await newStaffedVenue(app.sofra, { username: `other-${app.venue.id.slice(-12)}` });
    await openSection('Settings');
    await page.getByLabel(en.settings.fields.username).fill(other.record.venue.username!);
    await page.getByLabel(en.settings.fields.serviceFee).fill('12,5');
    await page.getByLabel(en.settings.fields.phone, { exact: true }).fill('0216 555 01 01');
    await page.getByRole('switch', { name: 'Guests can book on the page' }).click();
    await page.getByLabel(en.settings.fields.seatShare).fill('80');
    await page.getByText(/The share has no effect yet: \d+ tables? ha(s|ve) no number of seats/).waitFor();
    await page.getByLabel(en.settings.fields.visitMinutes).fill('90');
    await page.getByLabel(en.activity.properties.location).fill('Moda');
    const save = page.getByRole('button', { name: en.developers.key.save, exact: true });
    await save.click();
    await page.getByText(en.settings.faults.positionWrong).waitFor();
    // A long page hides it: the keyboard goes there.
    await page.getByLabel(en.activity.properties.location).and(page.locator(':focus')).waitFor();
    await page.getByLabel(en.activity.properties.location).fill('40.98, 29.02');
    await page.getByRole('button', { name: say('campaigns.takeOut', { name: 'English' }) }).click();
    await page.getByLabel(en.settings.addLanguage).selectOption('de');
    await page.getByRole('button', { name: en.settings.add, exact: true }).click();
    await save.click();
    // No law is stated: the owner is asked to find out.
    await page
      .getByRole('dialog', { name: say('settings.askFee', { percent: '12.5%' }) })
      .getByText(en.settings.askFeeText)
      .waitFor();
    await page.getByRole('button', { name: en.settings.setFee }).click();
    const question = page.getByRole('dialog', { name: say('campaigns.remove', { name: 'English' }) });
    await question.getByRole('button', { name: en.settings.removeAndSave }).click();
    await question.getByRole('alert').waitFor();
    await question.getByRole('button', { name: en.app.cancel }).click();
    await page.getByLabel(en.settings.fields.username).and(page.locator('[aria-invalid=true]')).waitFor();
    await page.getByLabel(en.settings.fields.username).fill(app.venue.record.venue.username!);
    await save.click();
    await page.getByRole('button', { name: en.settings.setFee }).click();
    await question.getByRole('button', { name: en.settings.removeAndSave }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: en.form.unsaved }).waitFor({ state: 'detached' });
    const stored = await read('/settings');
    assert.deepEqual(
      [stored.serviceFeePercent, stored.languages.map(({ code }: { code: string }) => code), stored.username],
      [12.5, ['tr', 'de'], app.venue.record.venue.username],
    );
    assert.deepEqual(
      [stored.phone, stored.reservations],
      ['+902165550101', bookingSettings({ isOfferedOnPage: true, seatSharePercent: 80, visitMinutes: 90 })],
    );
    await page.getByLabel(en.settings.fields.username).fill('app');
    await save.click();
    await page.getByText(en.settings.faults.usernameOfService).waitFor();
    await page.getByRole('button', { name: en.form.discard, exact: true }).click();
    await assertAccessible();
    await page.getByRole('link', { name: en.settings.toTables }).click();
    await page.getByRole('heading', { name: en.activity.parts.Tables, exact: true }).waitFor();
  });

  test('campaigns: said in plain words, tried before it is stored, in the calendar, and taken off a real order', async () => {
    await app.venue.owner.call('PATCH', `/venues/${app.venue.id}/settings`, { serviceFeePercent: 0 });
    await openSection('Campaigns');
    await page.getByText(en.campaigns.none).waitFor();
    // From here to the calendar no pointer is used.
    const { keyboard } = page;
    const press = async (target: Locator, key = 'Enter', by: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await page.tabTo(target, by);
      await keyboard.press(key);
    };
    await press(page.getByRole('button', { name: en.campaigns.add }));
    await page.getByRole('heading', { name: en.campaigns.add }).and(page.locator(':focus')).waitFor();
    await press(page.getByRole('button', { name: en.campaigns.kinds.BuyXPayY }), 'Space');
    const choose = page.getByRole('button', { name: en.campaigns.choose });
    await press(choose);
    const sheet = page.getByRole('dialog');
    await page.tabTo(sheet.getByLabel(en.developers.calls.search));
    await keyboard.type('ca');
    await press(sheet.getByRole('button', { name: 'Çay', exact: true }), 'Space');
    await press(sheet.getByRole('button', { name: say('campaigns.chosen', { count: 1 }) }));
    await choose.and(page.locator(':focus')).waitFor();
    // What had the focus is gone: the next thing has it.
    await press(
      page.getByRole('button', { name: say('campaigns.takeOut', { name: 'Çay' }) }),
      'Enter',
      'Shift+Tab',
    );
    await choose.and(page.locator(':focus')).waitFor();
    await keyboard.press('Enter');
    await press(sheet.getByRole('button', { name: 'Çay', exact: true }), 'Space');
    await keyboard.press('Escape');
    const monday = page.getByRole('button', { name: 'Monday' });
    await press(monday, 'Space');
    const words = page.getByRole('complementary');
    await words
      .getByText(
        say('campaigns.summary.allDay', {
          days: `${say('campaigns.summary.buy', { buy: '3', pay: '2', names: 'Çay' })} Monday`,
        }),
      )
      .waitFor();
    await keyboard.press('Space');

    // The trial shows the price without the campaign until it is complete.
    const dish = words.getByLabel('Choose a dish');
    await page.tabTo(dish);
    const place = (await dish.locator('option').allTextContents()).indexOf('Çay');
    for (let down = 0; down < place; down += 1) await keyboard.press('ArrowDown');
    await dish.locator('option:checked', { hasText: 'Çay' }).waitFor({ state: 'attached' });
    const add = words.getByRole('button', { name: en.campaigns.addToBasket });
    await page.tabTo(add);
    for (let units = 0; units < 3; units += 1) await keyboard.press('Enter');
    await words.getByText(en.campaigns.incomplete).waitFor();
    await press(page.getByRole('button', { name: en.developers.key.save, exact: true }));
    await page.getByText(en.campaigns.faults.nameMissing).waitFor();
    await page.getByLabel(en.campaigns.fields.name, { exact: true }).and(page.locator(':focus')).waitFor();
    await keyboard.type('Üç çay');
    await words.getByText(say('campaigns.saves', { amount: '₺20.00' })).waitFor();
    await assertAccessible();
    await press(page.getByRole('button', { name: en.developers.key.save, exact: true }));
    await page
      .getByRole('heading', { name: en.activity.parts.Campaigns })
      .and(page.locator(':focus'))
      .waitFor();

    await page.getByRole('link', { name: /Üç çay/ }).waitFor();
    await page.getByText(en.campaigns.states.Running).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Üç çay' });
    await eventually(() => row.getByText(en.campaigns.wholeDay).count(), 14);
    const tea = app.venue.record.menu.products.find(({ name }) => name === 'Çay')!;
    const { order } = await app.order({
      ...{ type: 'Takeaway', customer: { name: 'Ada', phone: '0532 123 45 67' } },
      lines: [{ productId: tea.id, portionId: tea.portions[0]!.id, quantity: 3 }],
    });
    assert.equal(order.totals.total, 40);
    await assertAccessible();

    await press(page.getByRole('link', { name: /Üç çay/ }));
    await press(page.getByRole('link', { name: en.campaigns.toList }));
    await page.getByRole('link', { name: /Üç çay/ }).click();
    await page.getByLabel(en.campaigns.fields.buy).fill('2');
    await page.getByLabel(en.campaigns.fields.pay).fill('1');
    const endsOn = page.getByLabel(en.campaigns.fields.validUntil, { exact: true });
    await endsOn.fill('2031-03-31');
    await page.getByLabel('Ends on: Time').fill('18:00');
    // A time that was discarded does not come back with another date.
    await endsOn.fill('2031-04-01');
    await page.getByRole('button', { name: en.form.discard, exact: true }).click();
    await endsOn.fill('2031-03-31');
    await eventually(() => page.getByLabel('Ends on: Time').inputValue(), '23:59');
    await page.getByLabel(en.campaigns.fields.buy).fill('2');
    await page.getByLabel(en.campaigns.fields.pay).fill('1');
    await page.getByLabel('Ends on: Time').fill('18:00');
    // Typed anew, the date is none after its first digit; the time stays.
    await endsOn.focus();
    await keyboard.type('03032031');
    await page.getByRole('button', { name: en.developers.key.save, exact: true }).click();
    await page.getByText(say('campaigns.summary.buy', { buy: '2', pay: '1', names: 'Çay' })).waitFor();
    await eventually(async () => {
      const [{ buy, pay, covers, validUntil }] = await read('/campaigns');
      return [buy, pay, covers.length, validUntil];
    }, [2, 1, 1, '2031-03-03T15:00:00.000Z']);
    await page.getByRole('link', { name: /Üç çay/ }).click();
    await page.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await sheet.getByRole('button', { name: en.campaigns.removeThis, exact: true }).click();
    await page.getByText(en.campaigns.none).waitFor();
  });

  test('the row of a narrow screen shows the open section, also from right to left', async () => {
    const narrow = await app.open('/panel/developers', { as: 'owner', width: 360, language: 'ar' });
    const open = narrow.locator('nav a[href$="/panel/developers"]');
    await eventually(async () => ((await open.boundingBox())?.x ?? -1) >= 0, true);
    await narrow.close();
  });

  test('on every page of the panel the names and texts of the venue bear its language, not that of the page', async () => {
    const { menu, areas, venue } = app.venue.record;
    const parts = menu.products.flatMap(({ name, portions, extras }) => [
      ...[name, ...portions.map((one) => one.name), ...extras.map((one) => one.name)],
    ]);
    const written = [
      venue.name,
      ...areas.map(({ name }) => name),
      ...menu.categories.map(({ name }) => name),
    ];
    const own = [...written, ...parts].filter((name) => /\p{L}{3}/u.test(name));
    await app.venue.owner.call('POST', `/venues/${app.venue.id}/areas`, { name: 'Teras katı' });
    for (const [path, shown] of [
      ...[
        ['menu', 'Izgara'],
        ['menu/translations', 'Izgara'],
        ['menu/preview', 'Izgara'],
      ],
      ...[
        ['room', 'Teras katı'],
        ['settings', venue.name],
        ['activity', 'Teras katı'],
      ],
    ] as const) {
      await page.goto(`${app.sofra.baseUrl}/app/${app.venue.id}/panel/${path}`);
      const main = page.getByRole('main');
      await main
        .getByText(shown, { exact: true })
        .or(main.locator(`[value="${shown}"]`))
        .first()
        .waitFor();
      const marks = await page.evaluate(languagesOf, [...own, 'Teras katı']);
      assert.ok(
        marks.some(([text]) => text === shown),
        path,
      );
      assert.deepEqual(
        marks.filter(([, language]) => language !== 'tr'),
        [],
        path,
      );
    }
  });
});

/** The texts and fields of the page that are some of these, each with the language that it bears. */
function languagesOf(texts: string[]): [text: string, language: string | undefined][] {
  const main = document.querySelector('main')!;
  const language = (element: Element | null) => element?.closest<HTMLElement>('[lang]')?.lang;
  const found: [string, string | undefined][] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (texts.includes(node.nodeValue!.trim()))
      found.push([node.nodeValue!.trim(), language(node.parentElement)]);
  for (const field of main.querySelectorAll('input'))
    if (texts.includes(field.value)) found.push([field.value, language(field)]);
  return found;
}
