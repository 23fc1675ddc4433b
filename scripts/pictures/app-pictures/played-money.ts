import type { Schemas } from '../../../web/src/api/client.ts';
import type { Restaurant } from './evening.ts';

type Bill = Schemas['Bill'];

/**
 * A table that pays by parts, a closed bill with a refunded dish, what a fiscal device issued for them, and the report
 * of that day.
 */
export async function playMoney(restaurant: Restaurant, partlyPaidBillId: string) {
  const { staff } = restaurant;
  await staff('owner', 'PATCH', '/settings', { fiscalDocuments: 'Wanted' });
  await staff('owner', 'POST', '/printers', { name: 'Kasa', host: '192.168.1.53', purpose: 'Bills' });
  await giveDiscounts(restaurant, partlyPaidBillId);
  await payOneDish(restaurant, partlyPaidBillId);
  const refundedBillId = await playRefund(restaurant);
  const { number } = await restaurant.staff('owner', 'POST', '/day-reports', { after: 0 });
  return { refundedBillId, dayReportNumber: number as number };
}

async function giveDiscounts({ staff }: Restaurant, billId: string): Promise<void> {
  const lamb = lineNamed(await staff('cashier', 'GET', `/bills/${billId}`), 'Kuzu Şiş');
  for (const [path, percent, reason] of [
    [`/lines/${lamb.id}/discount`, 10, 'Geç geldi'],
    ['/discount', 5, 'Sürekli müşteri'],
  ] as const) {
    const { revision } = await staff('cashier', 'GET', `/bills/${billId}`);
    await staff('cashier', 'PUT', `/bills/${billId}${path}`, { percent, reason, revision });
  }
}

/** One dish is paid by card and has its receipt; two others are on the slip of their table. */
async function payOneDish({ staff }: Restaurant, billId: string): Promise<void> {
  const bill: Bill = await staff('cashier', 'GET', `/bills/${billId}`);
  const units = [{ lineId: lineNamed(bill, 'Meze Tabağı').id, quantity: 1 }];
  const card = { kind: 'Card', units, tip: 40, revision: bill.revision };
  const { payments }: Bill = await staff('cashier', 'POST', `/bills/${billId}/payments`, card);
  await issue({ staff }, billId, { kind: 'Sale', paymentIds: [payments.at(-1)!.id] }, '48');
  const onSlip = [{ lineId: lineNamed(bill, 'Adana Kebap').id, quantity: 1 }];
  await staff('bridge', 'POST', `/bills/${billId}/fiscal-documents`, { kind: 'TableSlip', units: onSlip });
}

/** A takeaway, paid in cash and by card, of which a dish is given back after it was closed. */
async function playRefund({ staff, line }: Restaurant): Promise<string> {
  const { bill }: { bill: Bill } = await staff('cashier', 'POST', '/bills', {
    ...{ type: 'Takeaway', customer: { name: 'Hakan Yıldırım', phone: '0532 444 55 66' } },
    lines: [{ name: 'Adana Kebap', units: 2 }, { name: 'Künefe', units: 2 }, { name: 'Rakı' }].map(line),
  });
  const path = `/bills/${bill.id}`;
  await staff('cashier', 'POST', `${path}/payments`, { kind: 'Cash', amount: 500, tendered: 600 });
  const { totals }: Bill = await staff('cashier', 'GET', path);
  const paid: Bill = await staff('cashier', 'POST', `${path}/payments`, {
    ...{ kind: 'Card', amount: totals.remaining, tip: 100 },
  });
  await issue({ staff }, bill.id, { kind: 'Sale', paymentIds: paid.payments.map(({ id }) => id) }, '49');
  await staff('cashier', 'POST', `${path}/close`, {});
  const dessert = [{ lineId: lineNamed(bill, 'Künefe').id, quantity: 1 }];
  await staff('owner', 'POST', `${path}/payments/${paid.payments.at(-1)!.id}/refunds`, {
    ...{ units: dessert, kind: 'Card', reason: 'Misafir memnun kalmadı' },
  });
  return bill.id;
}

/** The fiscal device is asked for a document and says its number. */
async function issue(
  { staff }: Pick<Restaurant, 'staff'>,
  billId: string,
  document: object,
  number: string,
): Promise<void> {
  const path = `/bills/${billId}/fiscal-documents`;
  const { documents }: Bill = await staff('bridge', 'POST', path, document);
  await staff('bridge', 'POST', `${path}/${documents.at(-1)!.id}/issued`, { number, zNumber: '731' });
}

function lineNamed({ lines }: Pick<Bill, 'lines'>, name: string): Bill['lines'][number] {
  const line = lines.find(({ productName }) => productName === name);
  if (line === undefined) throw new Error(`There is no ${name} on the bill.`);
  return line;
}
