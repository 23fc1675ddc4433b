import { sumOf } from '../../core/money.ts';
import type { PaperContent } from '../../core/printing/paper-to-print.ts';
import { billPrinters } from '../../core/printing/printer.ts';
import { Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { insertPaper } from '../../store/printing/papers.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { listLedgerPeople } from '../drawers/ledger-people.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { readShifts, type ShiftQuery } from './read-shifts.ts';

/**
 * Queues the slip of a person's last shift of a day at the first printer for bills.
 * @returns the printer
 * @throws Refusal SHIFT_NOT_FOUND, BILL_NOT_PRINTABLE if there is no printer for bills
 */
export async function printShift(
  { db, cache, newId }: { db: Database; cache: VenueCache; newId: NewId },
  venueId: string,
  asked: ShiftQuery & { personId: string },
): Promise<string> {
  const { venue, printers } = await requireVenue(cache, venueId);
  const [printer] = billPrinters(printers);
  if (printer === undefined) throw new Refusal('BILL_NOT_PRINTABLE');
  const shift = (await readShifts(db, venue, asked)).at(-1);
  if (shift === undefined) throw new Refusal('SHIFT_NOT_FOUND');
  const names = await listLedgerPeople(db, venue);
  const { isBlind, reductions } = shift;
  const methods = isBlind ? shift.methods.filter(({ kind }) => kind !== 'Cash') : shift.methods;
  const content: PaperContent = {
    kind: 'Shift',
    shift: {
      personName: names.get(shift.personId) ?? '',
      beganAt: shift.beganAt,
      endedAt: shift.endedAt,
      methods: methods.map(({ kind, name, amountKurus, tipKurus, refundKurus }) => ({
        ...{ kind, name },
        keptKurus: amountKurus + tipKurus - refundKurus,
      })),
      tipsKurus: sumOf(methods.map(({ tipKurus }) => tipKurus)),
      tipsPaidOutKurus: shift.tipsPaidOutKurus,
      reductions: {
        times: sumOf(reductions.map(({ times }) => times)),
        lostKurus: sumOf(reductions.map(({ lostKurus }) => lostKurus)),
      },
      cashKurus: isBlind ? null : shift.cashKurus,
    },
  };
  await inTransaction(db, (tx) =>
    insertPaper(tx, venueId, { id: newId(), printerId: printer.id, content }, asked.now),
  );
  return printer.id;
}
