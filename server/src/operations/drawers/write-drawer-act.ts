import type { NoticesToMail } from '../../core/access/personal-notice.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import type { CashCount } from '../../core/drawers/cash-count.ts';
import type { DrawerAction } from '../../core/drawers/drawer-action.ts';
import type { PaperContent } from '../../core/printing/paper-to-print.ts';
import { drawerPrinterOf } from '../../core/printing/printer.ts';
import { Refusal } from '../../core/refusals.ts';
import { type CashDrawer, drawersOf } from '../../core/venue/drawer-terms.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { NewId } from '../../parts/parts.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { findDrawerAct, insertDrawerAct, insertLedgerRow } from '../../store/drawers/drawer-acts.ts';
import { insertPaper } from '../../store/printing/papers.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { changeOfPart, logChanges } from '../../store/venue/venue-changes.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { writeDifferenceNotice } from './write-difference-notice.ts';

/** The dependencies of acts on drawers. */
export interface DrawerParts {
  db: Database;
  cache: VenueCache;
  newId: NewId;
}

/** The person who acts on a drawer; `actId` and `requestHash` recognise a repeated call. */
export interface DrawerCall {
  venueId: string;
  session: Session;
  now: number;
  actId: string;
  requestHash: string;
}

/** The rows that an act writes. */
export interface DecidedDrawerAct {
  action: DrawerAction;
  note?: string | null;
  pieces?: CashCount | null;
  /** The colleague who approved it; omitted if none was needed. */
  approverId?: string | null;
  /** The drawer that it opens; omitted if it opens none. */
  opens?: CashDrawer;
}

/**
 * Writes an act and everything that belongs to it into the ledger, in one transaction while the venue is locked: so a
 * count includes all earlier acts. A repeat with the same key writes nothing.
 * @returns the recipients of the notice about a difference; `null` for none
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, and those of `decide`
 */
export async function writeDrawerAct(
  { db, cache, newId }: DrawerParts,
  { venueId, session, now, actId, requestHash }: DrawerCall,
  decide: (tx: Tx, venue: Venue) => DecidedDrawerAct | Promise<DecidedDrawerAct>,
): Promise<NoticesToMail | null> {
  const cached = await requireVenue(cache, venueId);
  return inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    const earlier = await findDrawerAct(tx, venueId, actId);
    if (earlier !== null) {
      if (earlier.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      return null;
    }
    const { action, note = null, pieces = null, approverId = null, opens } = await decide(tx, cached.venue);
    const by = { personId: session.accountId, approverId, deviceId: session.device?.id ?? null };
    const written = { businessDate: venueDayOf(cached.venue, now), ...by, ...action };
    const row = await insertLedgerRow(tx, venueId, written, now);
    await insertDrawerAct(tx, venueId, actId, { row, requestHash, note, pieces }, now);
    const printerId = opens && drawerPrinterOf(opens, cached.printers)?.id;
    if (printerId !== undefined) {
      const content: PaperContent = { kind: 'Drawer' };
      await insertPaper(tx, venueId, { id: newId(), printerId, content }, now);
    }
    await logChanges(tx, venueId, [changeOfPart(venueId, 'Drawers')], now);
    if (action.act !== 'DrawerCounted') return null;
    return writeDifferenceNotice({ tx, newId }, cached.venue, { row, count: action.content, session }, now);
  });
}

/** The drawer with this code. @throws Refusal DRAWER_NOT_FOUND */
export function requireDrawer({ drawers }: Pick<Venue, 'drawers'>, code: string): CashDrawer {
  const found = drawersOf({ drawers }).find((drawer) => drawer.code === code);
  if (found === undefined) throw new Refusal('DRAWER_NOT_FOUND');
  return found;
}
