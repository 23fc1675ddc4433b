import type { Device } from './device.ts';
import { type FiscalBill, type FiscalDocument, slipOf } from './fiscal-bill.ts';
import { type Service, ServiceRefusal } from './service.ts';
import type { StoredFile } from './stored-file.ts';

export interface BridgeParts {
  service: Service;
  device: Device;
  /** The position up to which everything is done; `null` on the first start. */
  cursor: StoredFile<string | null>;
  log: (text: string) => void;
}

interface Changes {
  changes: { kind: string }[];
  cursor: string;
  hasMore: boolean;
}

/** Follows a venue forever, and issues the documents that its bills need. It may be killed at any moment and started again. */
export async function followVenue(parts: BridgeParts): Promise<never> {
  const { service, cursor, log } = parts;
  const at = `/venues/${await service.venueId()}`;
  const present = async () => (await service.call<Changes>('GET', `${at}/changes`)).cursor;
  // Whatever was missed before this position is in the list.
  let position = cursor.read() ?? (await present());
  await issueAll(parts, at);
  log(`following from ${position}`);
  for (;;) {
    const page = await readChanges(service, at, position);
    if (page === null) log('was away for too long, reading everything anew');
    const next = page?.cursor ?? (await present());
    if (page === null || page.changes.some(({ kind }) => kind === 'Bill')) await issueAll(parts, at);
    // Everything before it is done: a restart continues from here.
    if (next !== position) cursor.write(next);
    position = next;
  }
}

/** `null` when the changes after a position are no longer kept. */
async function readChanges(service: Service, at: string, position: string): Promise<Changes | null> {
  try {
    return await service.call<Changes>('GET', `${at}/changes?after=${position}&wait=25`);
  } catch (error) {
    if (error instanceof ServiceRefusal && error.code === 'CHANGES_EXPIRED') return null;
    throw error;
  }
}

async function issueAll(parts: BridgeParts, at: string): Promise<void> {
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `?cursor=${cursor}`;
    const page: { items: FiscalBill[]; nextCursor: string | null } = await parts.service.call(
      'GET',
      `${at}/fiscal-documents/to-issue${query}`,
    );
    for (const bill of page.items) await issueBill(parts, `${at}/bills/${bill.id}/fiscal-documents`, bill);
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** One document for each payment, refund and void; then the device is asked for each that waits, also from before a restart. */
async function issueBill(parts: BridgeParts, path: string, listed: FiscalBill): Promise<void> {
  const { paymentIds, refundIds, voidIds } = listed.toIssue;
  let bill = listed;
  const create = async (name: string, body: object) => {
    bill = (await createDocument(parts, path, name, body)) ?? bill;
  };
  for (const id of paymentIds)
    await create(`sale-${id}-${timesVoided(listed, id)}`, { kind: 'Sale', paymentIds: [id] });
  for (const id of refundIds) await create(`refund-${id}`, { kind: 'Refund', refundIds: [id] });
  for (const id of voidIds) await create(`void-${id}`, { kind: 'Void', replacesId: id });
  for (const document of bill.documents)
    if (document.state === 'Pending') await issueDocument(parts, path, bill, document);
}

/** A payment whose sale was voided gets another one, under another key. */
function timesVoided({ documents }: FiscalBill, paymentId: string): number {
  return documents.filter(({ counts, paymentIds }) => !counts && paymentIds.includes(paymentId)).length;
}

/** The bill with the document; `null` when the bill has changed: the next change brings it again. */
async function createDocument(
  { service, log }: BridgeParts,
  path: string,
  key: string,
  body: object,
): Promise<FiscalBill | null> {
  try {
    return await service.call<FiscalBill>('POST', path, { ...body, device: 'Simulated device' }, key);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    log(`not created: ${error.message}`);
    return null;
  }
}

/** The device remembers what it issued by the id of the document, so that asking it again prints nothing. */
async function issueDocument(
  { service, device, log }: BridgeParts,
  path: string,
  bill: FiscalBill,
  document: FiscalDocument,
): Promise<void> {
  const kurus = Math.round((document.amount ?? 0) * 100) * (document.kind === 'Sale' ? 1 : -1);
  const outcome = device.issue(document.id, slipOf(bill, document), kurus);
  try {
    if (outcome.isIssued) await service.call('POST', `${path}/${document.id}/issued`, outcome.receipt);
    else await service.call('POST', `${path}/${document.id}/failed`, { reason: outcome.reason });
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    log(`not recorded: ${error.message}`);
  }
}
