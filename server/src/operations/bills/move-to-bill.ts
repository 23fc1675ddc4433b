import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { BillAction, MovedUnits, Stamp } from '../../core/bills/bill-history.ts';
import { withLostAmount } from '../../core/bills/loss.ts';
import { figuresAfterMove, NO_KITCHEN_TIMES } from '../../core/figures/bill-figures.ts';
import { ledgerRowsOfChange } from '../../core/ledger/rows-of-change.ts';
import { moveTicketOf } from '../../core/printing/change-ticket.ts';
import { ticketLanguageOf } from '../../core/printing/paper/paper-words.ts';
import { kitchenPrinters, type TicketToStore } from '../../core/printing/ticket-routing.ts';
import { Refusal } from '../../core/refusals.ts';
import { ONLY_DRAWER } from '../../core/venue/drawer-terms.ts';
import { isOrderEvent } from '../../core/webhooks/event.ts';
import type { NewId } from '../../parts/parts.ts';
import { type ChangeToSave, findBillChange, saveBillChange } from '../../store/bills/bill-changes.ts';
import { findBill } from '../../store/bills/bills.ts';
import { insertEmptyBill, takeOrderNumber } from '../../store/bills/moved-bills.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { findPrintersOfLines } from '../../store/printing/tickets.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { WORDS } from '../../words/words.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../decide-until-fresh.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { type DecidedMove, decideMove, type MoveRequest } from './decide-move.ts';
import { ticketsToWrite } from './place-round.ts';
import { approverOf, type Consent, findAgreement, requireRight, useApproval } from './require-right.ts';

/** The dependencies of a move. */
export interface MoveParts {
  db: Database;
  cache: VenueCache;
  newId: NewId;
}

/** Both bills after a move. */
export interface MovedBills {
  source: Bill;
  target: Bill;
  lines: MovedUnits[];
}

/** The most attempts while the venue changes. */
const ATTEMPTS = 5;

/**
 * Moves lines of a bill to another one, or merges two bills, in one transaction. It locks the head of the venue first
 * and then both bills, so that moves and other changes of bills run one after the other. A repeat with the same
 * Idempotency-Key moves nothing, on any server. The kitchen gets a ticket that says where the lines moved; it does not
 * make them again.
 * @throws Refusal APPROVAL_NEEDED; BILL_NOT_FOUND for bills that the person may not see; IDEMPOTENCY_KEY_REUSED if the
 *   key came with another body before; BILL_CHANGED if the venue changed during every attempt; and what `decideMove`
 *   throws
 */
export async function moveToBill(
  parts: MoveParts,
  request: MoveRequest,
  idempotencyKey: string,
  stamp: Stamp,
  consent: Consent,
): Promise<MovedBills> {
  const { db, cache, newId } = parts;
  const moved = await decideUntilFresh(ATTEMPTS, isStale, async (before) => {
    if (before !== null) cache.forgetVersions();
    const cached = await requireVenue(cache, request.venueId);
    return inTransaction(db, async (tx): Promise<MovedBills | Stale> => {
      const version = await lockVenueHead(tx, request.venueId);
      const earlier = await findEarlierMove(tx, request, idempotencyKey);
      if (earlier !== null) return earlier;
      if (version !== cached.version) return STALE;
      const number = () => takeOrderNumber(tx, request.venueId);
      const agreement = await findAgreement(tx, request.venueId, consent);
      const decide = (by: Stamp) => decideMove(tx, cached, request, number, newId, by, consent.session);
      let decided = await decide({ ...stamp, ...approverOf(agreement) });
      const permit = requireRight(consent, agreement, decided.source.bill, decided.moved.source);
      if (permit !== null) await useApproval(tx, request.venueId, permit, stamp.at);
      else if (agreement !== null) decided = await decide(stamp);
      return saveMove(tx, cached, decided, newId, idempotencyKey);
    });
  });
  if (moved === STALE) throw new Refusal('BILL_CHANGED');
  return moved;
}

type MovedOut = Extract<BillAction, { action: 'LinesMovedOut' }>['detail'];

async function findEarlierMove(
  tx: Tx,
  { venueId, billId, requestHash }: MoveRequest,
  idempotencyKey: string,
): Promise<MovedBills | null> {
  const detail = await findBillChange<Partial<MovedOut>>(tx, { venueId, id: billId }, idempotencyKey);
  if (detail === null) return null;
  if (detail.toBillId === undefined || detail.requestHash !== requestHash)
    throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  const source = await findBill(tx, venueId, billId);
  const target = await findBill(tx, venueId, detail.toBillId);
  return { source: source!, target: target!, lines: detail.lines! };
}

async function saveMove(
  tx: Tx,
  cached: CachedVenue,
  { source, target, moved }: DecidedMove,
  newId: NewId,
  idempotencyKey: string,
): Promise<MovedBills> {
  const bills = [source, target].map(({ bill, kitchen }) => ({ bill, kitchen: kitchen ?? NO_KITCHEN_TIMES }));
  const numbersOf = ({ bill }: BillChange) => figuresAfterMove(bill, bills, moved.lines);
  const opensTable = target.bill.revision === 0 || target.bill.movedTo !== undefined;
  if (target.bill.revision === 0) await insertEmptyBill(tx, target.bill);
  const targetKurus = moved.target.bill.totals.totalKurus - target.bill.totals.totalKurus;
  const left = withLostAmount(source.bill, moved.source, targetKurus);
  await save(tx, left, {
    ledger: ledgerRowsOfChange(source.bill, left, { categoryOf: () => null, drawer: ONLY_DRAWER }),
    isEvent: isOrderEvent(source.bill, moved.source.bill),
    numbers: numbersOf(moved.source),
    idempotencyKey,
  });
  await save(tx, moved.target, {
    isEvent: isOrderEvent(target.bill, moved.target.bill),
    numbers: numbersOf(moved.target),
    tickets: await ticketsOf(tx, cached, source.bill, moved.target, moved.lines, newId),
    movesAtVersion: opensTable && target.bill.table !== null ? cached.version : null,
  });
  for (const follower of moved.followers)
    await save(tx, follower, { isEvent: true, numbers: numbersOf(follower) });
  const { lines } = moved;
  return { source: next(moved.source.bill), target: next(moved.target.bill), lines };
}

async function save(
  tx: Tx,
  { bill, history, stockDeltas }: BillChange,
  saved: Pick<ChangeToSave, 'isEvent' | 'numbers'> & Partial<ChangeToSave>,
): Promise<void> {
  const change: ChangeToSave = {
    ...{
      bill,
      history: history!,
      stockDeltas,
      movesAtVersion: null,
      tickets: [],
      papers: [],
      idempotencyKey: null,
      ledger: [],
    },
    ...saved,
    fiscal: null,
    isUnissued: null,
    // Payments stay on their bill.
    takings: [],
    move: { holderId: bill.movedTo?.billId ?? null },
  };
  const outcome = await saveBillChange(tx, change);
  if (outcome === 'TableTaken') throw new Refusal('TABLE_TAKEN');
  if (outcome !== 'Saved')
    throw new Error(`Bill ${bill.id} changed behind the lock of its venue: ${outcome}.`);
}

/** The kitchen tickets that say to which bill or table lines moved. */
async function ticketsOf(
  tx: Tx,
  cached: CachedVenue,
  source: Bill,
  { bill, history }: BillChange,
  lines: readonly MovedUnits[],
  newId: NewId,
): Promise<TicketToStore[]> {
  const words = WORDS[ticketLanguageOf(cached.venue.languages)].papers.ticket;
  const from = source.table?.name ?? `${words.types[source.type]} ${source.number}`;
  const ids = lines.map(({ movedLineId }) => movedLineId);
  const news = moveTicketOf(bill, ids, from, history!);
  if (news === null || kitchenPrinters(cached.printers).length === 0) return [];
  const sentTo = await findPrintersOfLines(tx, source.venueId, source.id);
  const moved = new Map(lines.map(({ lineId, movedLineId }) => [movedLineId, sentTo.get(lineId) ?? []]));
  return ticketsToWrite(news.ticket, news.roundId, cached, newId, moved);
}

function next(bill: Bill): Bill {
  return { ...bill, revision: bill.revision + 1 };
}
