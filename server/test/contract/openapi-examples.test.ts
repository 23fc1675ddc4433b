import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { EXAMPLE_IDS } from '../../src/http/openapi/example-ids.ts';
import { saveDemoVenues } from '../../src/store/venue/demo-venues.ts';
import { OPERATOR_TOKEN, type Sofra, startSofra, type TestAnswer, testClock } from '../harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { comparableTo } from './comparable-answer.ts';
import { browserToken, sendFactorExamples } from './factor-examples.ts';
import { filled } from './filled-example.ts';
import { openWithHeldLine } from './held-line.ts';
import { publishedExamples } from './published-examples.ts';

// biome-ignore lint/suspicious/noExplicitAny: the documents are looked at from all sides
type Json = any;

const examples = publishedExamples();

/** The evening of the examples: Sunday, 20:05 in Istanbul. */
const EVENING = '2026-03-01T17:05:12.480Z';

let own: OwnDatabase;
let sofra: Sofra;
let key: string;
let cookie: string;
const sent = new Set<string>();

/** Sends an example unchanged, except for ids in its path and query that the service made itself. */
async function send(name: string, made: Record<string, string> = {}): Promise<Json> {
  const answer = await trySend(name, made);
  const { status, text } = answer;
  assert.ok(
    status >= 200 && status < 300,
    `${name} ${JSON.stringify(examples.get(name)!.body)}: ${status} ${text}`,
  );
  return answer.body?.data;
}

function trySend(name: string, made: Record<string, string>): Promise<TestAnswer> {
  const example = examples.get(name)!;
  sent.add(name);
  const { path, headers, body } = filled(example, made);
  const all = { cookie, authorization: `Bearer ${OPERATOR_TOKEN}`, ...headers };
  return sofra.call(example.method, path, { key, headers: all, ...(body === undefined ? {} : { body }) });
}

before(async () => {
  own = await makeOwnDatabase();
  sofra = await startSofra({
    db: own.open(),
    clock: testClock(Date.parse(EVENING)),
    publicSite: 'https://sofra.example',
    demoSignIns: [{ role: 'Cook', venueId: EXAMPLE_IDS.venue, email: 'defne@example.com' }],
    print: () => Promise.resolve({ kind: 'Printed', reportsStatus: true }),
    send: () =>
      Promise.resolve({ kind: 'Answered', statusCode: 200, retryAfterSeconds: null, durationMs: 84 }),
  });
  [key, cookie] = ['', ''];
  assert.deepEqual(await send('operator listImports'), { imports: [] });
  await send('operator importVenues', { dryRun: 'true' });
  const { venues } = await send('operator importVenues', { dryRun: 'false' });
  key = venues[0].newKeys[0].key;
  const signedIn = await trySend('venue signIn', {});
  assert.equal(signedIn.status, 200, signedIn.text);
  cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
});

after(async () => {
  await sofra.close();
  await sofra.db.close();
  await own.drop();
});

async function assertAnswered(name: string, status: number, made?: Record<string, string>): Promise<Json> {
  const data = await send(name, made);
  const example = examples.get(name)!.answers[status].data;
  assert.deepEqual(comparableTo(data, example), example, name);
  return data;
}

test('the examples of assistants are accepted unchanged, with a key of their own', async () => {
  const body = { name: 'Assistant', assistantOrders: { perOrder: 1500, perDay: 5000 } };
  const path = `/venue/v1/venues/${EXAMPLE_IDS.venue}/keys`;
  const ordering = key;
  key = (await sofra.call('POST', path, { headers: { cookie }, body })).body.data.key;
  for (const name of ['readRights', 'priceBasket', 'listBookingTimes']) await send(`assistant ${name}`);
  const { draft } = await send('assistant prepareOrder');
  await send('assistant readOrderDraft', { draft });
  const { order } = await send('assistant placeDraft', { draft });
  await send('assistant followOrder', { orderId: order.id });
  const { draft: booking } = await send('assistant prepareBooking');
  await send('assistant readBookingDraft', { draft: booking });
  const { id: reservationId } = (await send('assistant takeBookingDraft', { draft: booking })).reservation;
  for (const name of ['followBooking', 'cancelBooking']) await send(`assistant ${name}`, { reservationId });
  key = ordering;
  await send('venue voidBill', { billId: order.id });
});

test('the public API answers its example requests with its example answers', async () => {
  for (const name of ['listVenues', 'getVenue', 'listTables', 'getMenu', 'previewOrder'])
    await assertAnswered(`public ${name}`, 200);
  const { order, addedLineIds } = await assertAnswered('public placeOrder', 201);
  assert.deepEqual(addedLineIds, [order.lines[0].id]);
  await assertAnswered('public placeOrder', 200);
  await assertAnswered('public getOrder', 200, { orderId: order.id });
  await assertAnswered('public listOrders', 200);
  await assertAnswered('public getReservationAvailability', 200);
  const { id: reservationId } = await assertAnswered('public takeReservation', 201);
  await assertAnswered('public takeReservation', 200);
  await assertAnswered('public getReservation', 200, { reservationId });
  await assertAnswered('public listReservations', 200);
  await assertAnswered('public cancelReservation', 200, { reservationId });
});

/** Sends several examples, one after the other. */
async function sendAll(names: string, made: Record<string, string> = {}): Promise<void> {
  for (const name of names.split(' ')) await send(`venue ${name}`, made);
}

let bills = 0;

/** The ids of a new bill, or of one more round on the open bill of the table. */
async function orderAtTable(): Promise<Record<string, string>> {
  bills += 1;
  const made = await send('venue placeStaffOrder', { 'Idempotency-Key': `bill-number-${bills}` });
  return { billId: made.bill.id, lineId: made.addedLineIds[0], roundId: made.bill.rounds.at(-1).id };
}

async function placeDelivery(): Promise<string> {
  const { lines } = examples.get('public placeOrder')!.body;
  const customer = { name: 'Ayşe Yılmaz', phone: '0532 123 45 67', address: 'Moda Cad. 14' };
  const options = { key, headers: { 'Idempotency-Key': 'delivery-1' } };
  const body = { type: 'Delivery', customer, lines };
  const answer = await sofra.call('POST', `/public/v1/venues/${EXAMPLE_IDS.venue}/orders`, {
    ...options,
    body,
  });
  return answer.body.data.order.id;
}

/** Sends what follows with the session of a bridge. */
async function asBridge(sendExamples: () => Promise<void>): Promise<void> {
  const owner = cookie;
  const account = { role: 'Bridge', name: 'Till 1', email: 'till@example.com', password: 'kahve ve lokum' };
  const path = `/venue/v1/venues/${EXAMPLE_IDS.venue}/accounts`;
  await sofra.call('POST', path, { headers: { cookie }, body: account });
  const { email, password } = account;
  const signedIn = await sofra.call('POST', '/venue/v1/session', { body: { email, password } });
  cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
  await sendExamples();
  cookie = owner;
}

test('the examples of the till and the kitchen are accepted unchanged', async () => {
  await send('venue previewStaffOrder');
  await sendAll('changeHeldLine voidBill', await openWithHeldLine(sofra, cookie, examples));
  const first = await orderAtTable();
  await sendAll('placeStaffRound', { ...first, 'Idempotency-Key': 'round-number-1' });
  await sendAll(
    'moveLine changeQuantity countGuests setPrice discountLine discountBill giveAway bumpRound fireCourse confirmAllergy',
    first,
  );
  await sendAll('markLineAllergy markBillAllergy stepQuantity stepGuests changeSeat', {
    ...first,
    'Idempotency-Key': 'one-more-1',
  });
  await sendAll('strikeLine orderAgain', first);
  await send('venue listTickets');
  const found = await sofra.call('GET', `/venue/v1/venues/${EXAMPLE_IDS.venue}/tickets`, {
    headers: { cookie },
  });
  const ticketId = found.body.data.items[0].id;
  await sendAll('printTicket', { ticketId });
  await sendAll('askForBill moveToTable voidBill hideBill', first);
  const moving = { ...(await orderAtTable()), 'Idempotency-Key': 'move-number-1' };
  await sendAll('previewMove moveToBill', moving);
  const paid = await orderAtTable();
  const { payments } = await send('venue recordPayment', { ...paid, 'Idempotency-Key': 'payment-1' });
  await sendAll('printBill', { ...paid, 'Idempotency-Key': 'print-number-1' });
  await sendAll('getBill listBillPapers getBillPage getBillPicture previewPayment', paid);
  const given = { ...paid, paymentId: payments[0].id, 'Idempotency-Key': 'refund-1' };
  await sendAll('previewRefund refundPayment', given);
  await asBridge(async () => {
    const { documents } = await send('venue createFiscalDocument', {
      ...given,
      'Idempotency-Key': 'sale-of-1',
    });
    const document = { ...paid, documentId: documents[0].id };
    await sendAll('failFiscalDocument issueFiscalDocument', document);
    await sendAll('getFiscalBill listUnissuedBills listChanges', document);
  });
  await sendAll('closeBill', paid);
  assert.equal(payments.length, 1);
  const over = await orderAtTable();
  const path = `/venue/v1/venues/${EXAMPLE_IDS.venue}/bills/${over['billId']}/payments`;
  const headers = { cookie, 'Idempotency-Key': 'payment-2' };
  const body = { kind: 'Card', amount: 9_000, excess: 'GiveBack' };
  const { data } = (await sofra.call('POST', path, { headers, body })).body;
  await sendAll('makeTip changePaymentMethod reversePayment', {
    ...over,
    paymentId: data.payments[0].id,
    'Idempotency-Key': 'tip-number-1',
  });
  await sendAll('markLeft', { billId: await placeDelivery() });
  await sendAll(
    'declareRush endRush switchSoldOut setStock listStock listBills listPaidFirstBills listTables getMenu getVenueProfile',
  );
});

test('the examples of reservations and second factors are accepted unchanged', async () => {
  let taken = 0;
  const take = async (): Promise<Record<string, string>> => {
    taken += 1;
    const made = await send('venue takeStaffReservation', { 'Idempotency-Key': `reservation-${taken}` });
    return { reservationId: made.id, code: made.code };
  };
  await sendAll('changeReservation acceptReservation getReservation', await take());
  await sendAll('declineReservation', { reservationId: (await send('public takeReservation')).id });
  await sendAll('cancelForVenue', await take());
  const { code = '' } = await take();
  sofra.clock.set('2026-03-04T16:45:00.000Z');
  await sendAll('checkInByCode proveSession', { code: `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` });
  await sendAll('listReservations searchReservations listPendingReservations listTableChoices listStandings');
  cookie = await sendFactorExamples(sofra, trySend, cookie);
});

test('the examples of the settings of an owner are accepted unchanged', async () => {
  await sendAll('orderAreas orderTables orderCategories orderProducts orderPrinters orderCampaigns');
  await sendAll(
    'dryRunCampaigns changeArea changePlan changeTable renewTableCodes changeCategory changeProduct changePrinter',
  );
  await sendAll('changeProducts importProducts listSetupHistory listMenuRemovals listAuditLog');
  await sendAll('changeSettings setSpecialDay addArea addTables addCategory addProduct addPrinter');
  await sendAll('changeCampaign', { campaignId: (await send('venue addCampaign')).id });
  await sendAll('changeAccount makePasswordLink', { accountId: (await send('venue addAccount')).id });
  const made = await send('venue makeKey');
  await sendAll('changeKey redeliverFailed listDeliveries listKeyRequests', { keyId: made.id });
  await sendAll(
    'findRequests listKeys getApiUse listAccounts listCampaigns listCategories listPrinters getProduct',
  );
  await sendAll(
    'getSettings getBillSample getQrCards getSession listSessions endSession getDemo signInToDemo listNotices markNoticesSeen changeOwnPassword',
  );
});

test('the examples of figures and drawers are accepted unchanged', async () => {
  await sendAll('getTodayFigures getTakings getFigureTrend listFigureChannels listFigureHours closeDay');
  await sendAll('listFigureProducts listFigureBranches listTakenOff sumTakenOff getFigureTable');
  await sendAll('getSales listSalesDays exportBills exportLines exportPayments exportRefunds exportTable');
  await sendAll('getDaySoFar listDayReports getDayReport getDayReportTable listDrawers moveCash');
  await sendAll('countDrawer getDeclaredTotals declareTotals listShifts listFigureEntries');
});

test('the examples of shared devices are accepted unchanged', async () => {
  const { code } = await send('venue makeDeviceCode');
  const owner = cookie;
  // Whoever is signed in on a browser that becomes a device is signed out.
  cookie = '';
  const { id: deviceId } = await send('venue registerDevice', { code });
  cookie = owner;
  await sendAll('listDevices changeDevice', { deviceId });
  await sendAll('getRoles changeRoles listApprovals listOwnNotices markOwnNoticesSeen');
});

test('the examples of a played evening are accepted unchanged at a venue of the demo', async () => {
  await saveDemoVenues(sofra.db, [EXAMPLE_IDS.venue]);
  await sendAll('playEvening getEvening stopEvening');
  for (const name of ['playEvening', 'getEvening', 'stopEvening']) await send(`operator ${name}`);
});

test('the examples of the operator are accepted unchanged', async () => {
  const { url } = await send('operator makePasswordLink');
  await send('venue setPassword', { token: url.split('#')[1] });
  await send('venue allowBrowser', { token: await browserToken(sofra) });
  await send('operator makeRestaurant');
  await send('venue getRestaurantOffer');
  const owner = { name: 'Ada', email: 'ada-2@example.com', password: 'kahve ve lokum' };
  examples.get('venue makeRestaurant')!.body.answers.owner = owner;
  await send('venue makeRestaurant', { pass: OPERATOR_TOKEN });
  const rest =
    'readStatus findTrace makeRestaurantLink setSubscription setVenueLimits findVenues showVenue exportVenue exportVenueData listAuditLog makeOperatorToken listOperatorTokens findKeys';
  for (const name of rest.split(' ')) await send(`operator ${name}`);
  const headquarter = { name: 'Sofra', branches: [{ name: 'Sofra Moda' }, { name: 'Sofra Kadıköy' }] };
  const document = { format: 'sofra-venues/1', venues: [headquarter] };
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const { body } = await sofra.call('POST', '/operator/v1/venues/import', { headers, body: document });
  await send('operator setBranchActive', { venueId: body.data.venues[1].id });
  await send('operator moveBranch', { venueId: body.data.venues[2].id });
});

test('every example of a request and every call that only reads was sent above', () => {
  // A stream has no end. The others take a second person, the cookie of a device, a delivery, a count or a shift.
  const left =
    'followVenue getDelivery explainDifference printShift getDevice beginAtDevice choosePin askApproval getApproval agreeToApproval';
  const needsMade = new Set(left.split(' ').map((name) => `venue ${name}`));
  const missing = [...examples]
    .filter(([, { method, body }]) => method === 'GET' || body !== undefined)
    .map(([name]) => name)
    .filter((name) => !sent.has(name) && !needsMade.has(name));
  assert.deepEqual(missing, []);
});
