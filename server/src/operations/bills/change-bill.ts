import type { Actor } from '../../core/access/actor.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { HistoryEntry } from '../../core/bills/bill-history.ts';
import { isUnissuedAfter, mayAlterFiscalWork } from '../../core/bills/fiscal/to-issue.ts';
import { withoutAllergyTexts } from '../../core/bills/kitchen/allergies.ts';
import { withLostAmount } from '../../core/bills/loss.ts';
import { missingReasonKind } from '../../core/bills/missing-reason.ts';
import { figuresAfterChange } from '../../core/figures/bill-figures.ts';
import { changesTakings, takingsOf } from '../../core/figures/takings.ts';
import { closesBill, ledgerRowsOfChange, type RowFacts } from '../../core/ledger/rows-of-change.ts';
import { changeMayPrint, papersOfChange } from '../../core/printing/change-papers.ts';
import { changeTicketOf, fireTicketOfChange } from '../../core/printing/change-ticket.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import type { PaperToStore } from '../../core/printing/paper-to-print.ts';
import { kitchenPrinters, type TicketToStore } from '../../core/printing/ticket-routing.ts';
import { Refusal } from '../../core/refusals.ts';
import { drawerOfDevice, ONLY_DRAWER } from '../../core/venue/drawer-terms.ts';
import { fiscalDemandOf } from '../../core/venue/venue.ts';
import { isOrderEvent } from '../../core/webhooks/event.ts';
import type { NewId } from '../../parts/parts.ts';
import {
  type ChangeOutcome,
  type ChangeToSave,
  isBillChangeRecorded,
  saveBillChange,
} from '../../store/bills/bill-changes.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import { type BillToChange, findBillToChange } from '../../store/figures/bill-numbers.ts';
import { findPrintersOfLines } from '../../store/printing/tickets.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { WORDS } from '../../words/words.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../decide-until-fresh.ts';
import { ticketsToWrite } from './place-round.ts';
import {
  approverOf,
  type Consent,
  findAgreement,
  type Permit,
  requireRight,
  requireVisibleBill,
  useApproval,
} from './require-right.ts';

/** The dependencies of a change of a bill. */
export interface BillChangeParts {
  db: Database;
  cache: VenueCache;
  newId: NewId;
}

/** Decides a change by the rules of `core`. `agreed`: the colleague who approved it. */
type DecideChange = (bill: Bill, agreed: { approvedBy?: Actor }) => BillChange | Promise<BillChange>;

/** The most attempts while others change the bill; after the last, the person must look at the bill again. */
const ATTEMPTS = 5;

/**
 * Changes a bill: reads it, decides, and saves it in one transaction with its history, stock and kitchen tickets. If
 * another request changed the bill in between, `decide` runs again on the new bill, so that no change is lost. A
 * decision that changes nothing writes nothing.
 * @param decide  decides the change by the rules of `core`; called again for each attempt
 * @param consent  the person whose rights are checked; `null` for an API key, and for a change that follows from another
 *   one
 * @param idempotencyKey  a repeat with this key changes nothing, on any server, even if others changed the bill since;
 *   `null` if `decide` recognises a repeat from the bill itself
 * @returns the bill after the change
 * @throws Refusal BILL_NOT_FOUND, also for a bill of others that the person may not see; APPROVAL_NEEDED;
 *   TABLE_NOT_FOUND if the table to move to was removed, TABLE_TAKEN if it has an open bill;
 *   PUBLIC_API_PRODUCT_UNAVAILABLE if the change takes more than is in stock; BILL_CHANGED if the bill changed during
 *   every attempt; REASON_REQUIRED if the change has no reason and the venue requires one; and the refusals of `decide`
 */
export async function changeBill(
  parts: BillChangeParts,
  venueId: string,
  billId: string,
  decide: DecideChange,
  consent: Consent | null = null,
  idempotencyKey: string | null = null,
): Promise<Bill> {
  const changed = await decideUntilFresh(ATTEMPTS, isStale, (before) => {
    if (before !== null) parts.cache.forgetVersions();
    return tryChange(parts, venueId, billId, decide, consent, idempotencyKey);
  });
  if (changed === STALE) throw new Refusal('BILL_CHANGED');
  return changed;
}

async function tryChange(
  parts: BillChangeParts,
  venueId: string,
  billId: string,
  decide: DecideChange,
  consent: Consent | null,
  idempotencyKey: string | null,
): Promise<Bill | Stale> {
  const { db } = parts;
  const { bill: before, kitchen } = await readBill(db, venueId, billId);
  requireVisibleBill(consent?.session ?? null, before);
  // This check must come after the bill was read: if a change with this key is saved later, the revision rises and this
  // save is stale.
  if (idempotencyKey !== null && (await isBillChangeRecorded(db, before, idempotencyKey)))
    return (await readBill(db, venueId, billId)).bill;
  const { change, permit } = await decideWithRight(db, consent, before, decide);
  const { history, stockDeltas } = change;
  if (history === null) return change.bill;
  await requireReason(parts, change);
  const { bill: printed, papers } = await preparePapers(parts, before, change);
  const bill = withoutAllergyTexts(printed);
  const isUnissued = await findUnissued(parts, before, { bill, history });
  const movesAtVersion = await versionOfMove(parts, before, bill);
  const tickets = await prepareTickets(parts, before, change);
  const isEvent = isOrderEvent(before, bill);
  const outcome = await save(db, permit, {
    ...{ bill, history, stockDeltas, movesAtVersion, tickets, papers, isEvent, idempotencyKey, isUnissued },
    fiscal: bill.fiscal === before.fiscal ? null : (bill.fiscal ?? null),
    numbers: kitchen && figuresAfterChange(bill, kitchen, history),
    takings: changesTakings(before, bill) ? takingsOf(bill) : [],
    ledger: ledgerRowsOfChange(before, change, await ledgerFactsFor(parts, before, change)),
  });
  switch (outcome) {
    case 'Saved':
      return { ...bill, revision: before.revision + 1 };
    case 'Changed':
    case 'VenueChanged':
      return STALE;
    case 'TableTaken':
      throw new Refusal('TABLE_TAKEN');
    case 'OutOfStock':
      throw new Refusal('PUBLIC_API_PRODUCT_UNAVAILABLE');
  }
}

/**
 * The decided change, and the approval that it uses up (`permit`; `null` if it needs none). Decides again without the
 * colleague if no approval is needed, so that the history does not name them.
 */
async function decideWithRight(
  db: Db,
  consent: Consent | null,
  before: Bill,
  decide: DecideChange,
): Promise<{ change: BillChange; permit: Permit | null }> {
  const agreement = await findAgreement(db, before.venueId, consent);
  const change = withLostAmount(before, await decide(before, approverOf(agreement)));
  const permit = requireRight(consent, agreement, before, change);
  const needsNone = agreement !== null && permit === null;
  return { change: needsNone ? withLostAmount(before, await decide(before, {})) : change, permit };
}

/** Saves a change and uses up its approval, in one transaction. */
function save(db: Database, permit: Permit | null, change: ChangeToSave): Promise<ChangeOutcome> {
  if (permit === null) return saveBillChange(db, change);
  return inTransaction(db, async (tx) => {
    const outcome = await saveBillChange(tx, change);
    if (outcome === 'Saved') await useApproval(tx, change.bill.venueId, permit, change.history.at);
    return outcome;
  });
}

async function readBill(db: Db, venueId: string, billId: string): Promise<BillToChange> {
  const found = await findBillToChange(db, venueId, billId);
  if (found === null) throw new Refusal('BILL_NOT_FOUND');
  return found;
}

/** The venue version in which the new table of a bill was found; `null` if the bill does not move. */
async function versionOfMove({ cache }: BillChangeParts, before: Bill, { venueId, table }: Bill) {
  if (table === null || table.id === before.table?.id) return null;
  const cached = await cache.fresh.findVenue(venueId);
  if (!cached?.tables.has(table.id)) throw new Refusal('TABLE_NOT_FOUND');
  return cached.version;
}

/** Requires that a change has a reason, if the venue requires one. @throws Refusal REASON_REQUIRED */
async function requireReason({ cache }: BillChangeParts, change: BillChange): Promise<void> {
  const lacked = missingReasonKind(change);
  if (lacked === null) return;
  const cached = await cache.fresh.findVenue(change.bill.venueId);
  if (cached?.venue.reasons[lacked].isNeeded) throw new Refusal('REASON_REQUIRED');
}

/** The papers that a change prints at the till, and the bill that records them. */
async function preparePapers(
  { cache, newId }: BillChangeParts,
  before: Bill,
  change: BillChange,
): Promise<{ bill: Bill; papers: PaperToStore[] }> {
  const cached = changeMayPrint(change) ? await cache.fresh.findVenue(before.venueId) : null;
  if (cached === null) return { bill: change.bill, papers: [] };
  const words = WORDS[ticketLanguageOf(cached.venue.languages)].papers;
  const { bill, papers } = papersOfChange(before, change, { ...cached, words });
  return { bill, papers: papers.map((paper) => ({ id: newId(), ...paper })) };
}

/** Whether the fiscal device still has something to do for the bill after a change; `null` if the change cannot affect that. */
async function findUnissued(
  { cache }: BillChangeParts,
  before: Bill,
  change: { bill: Bill; history: HistoryEntry },
): Promise<boolean | null> {
  const cached = mayAlterFiscalWork(change.history) ? await cache.fresh.findVenue(before.venueId) : null;
  return isUnissuedAfter(before, change, cached === null ? 'None' : fiscalDemandOf(cached.venue));
}

/**
 * Facts for the ledger rows that are not in the bill: product categories and the drawer. They come from the cached
 * venue, which may be slightly old; that does no harm.
 */
async function ledgerFactsFor(
  { cache }: BillChangeParts,
  before: Bill,
  change: BillChange,
): Promise<RowFacts> {
  const isNeeded = closesBill(before, change) || changesTakings(before, change.bill);
  const cached = isNeeded ? await cache.cached.findVenue(before.venueId) : null;
  if (cached === null) return { categoryOf: () => null, drawer: ONLY_DRAWER };
  const names = new Map(cached.categories.map(({ id, name }) => [id, name]));
  const categoryOf = (productId: string) => {
    const id = cached.menuIndex.products.get(productId)?.product.categoryId;
    const name = id === undefined ? undefined : names.get(id);
    return id === undefined || name === undefined ? null : { id, name };
  };
  const deviceId = change.history?.by.device?.id ?? null;
  return { categoryOf, drawer: drawerOfDevice(cached.venue, deviceId).code };
}

/** The tickets of a change for the kitchen. The kitchen board shows the change automatically. */
async function prepareTickets(
  { db, cache, newId }: BillChangeParts,
  before: Bill,
  { bill, history }: BillChange,
): Promise<TicketToStore[]> {
  const news =
    history && (fireTicketOfChange(before, bill, history) ?? changeTicketOf(before, bill, history));
  if (news === null) return [];
  const cached = await cache.fresh.findVenue(bill.venueId);
  if (cached === null || kitchenPrinters(cached.printers).length === 0) return [];
  const sentTo = await findPrintersOfLines(db, bill.venueId, bill.id);
  return ticketsToWrite(news.ticket, news.roundId, cached, newId, sentTo);
}
