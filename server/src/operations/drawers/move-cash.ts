import type { CashInReason, CashOutReason, DrawerDeed, OpenReason } from '../../core/drawers/drawer-deed.ts';
import { Refusal } from '../../core/refusals.ts';
import { findAccountReaching } from '../../store/access/accounts.ts';
import { readDrawer } from './read-drawers.ts';
import { type DrawerCall, type DrawerParts, requireDrawer, writeDrawerAct } from './write-drawer-act.ts';

/** What a person does to a drawer. Amounts in kuruş. */
export type CashMove =
  | { act: 'FloatSet'; amountKurus: number }
  | { act: 'CashIn'; amountKurus: number; reason: CashInReason }
  | { act: 'CashOut'; amountKurus: number; reason: CashOutReason }
  | { act: 'TipsPaidOut'; amountKurus: number; toId: string }
  | { act: 'DrawerOpened'; reason: OpenReason };

/**
 * Sets the float of a drawer, puts cash in or takes it out, pays tips out, or opens it without a sale. The drawer opens.
 * @param note  the reason in the person's own words
 * @throws Refusal DRAWER_NOT_FOUND, ACCOUNT_NOT_FOUND, IDEMPOTENCY_KEY_REUSED
 */
export function moveCash(
  parts: DrawerParts,
  call: DrawerCall,
  code: string,
  move: CashMove,
  note: string | null,
): Promise<void> {
  return writeDrawerAct(parts, call, async (tx, venue) => {
    const opens = requireDrawer(venue, code);
    if (move.act === 'TipsPaidOut' && (await findAccountReaching(tx, call.venueId, move.toId)) === null)
      throw new Refusal('ACCOUNT_NOT_FOUND');
    if (move.act !== 'FloatSet') return { deed: deedOf(code, move), note, opens };
    const { lastCount } = await readDrawer(tx, venue, opens);
    const leftKurus = lastCount?.count.leftKurus ?? null;
    const content = { drawer: code, floatKurus: move.amountKurus, leftKurus };
    return { deed: { act: 'FloatSet', content }, note, opens };
  });
}

function deedOf(drawer: string, move: Exclude<CashMove, { act: 'FloatSet' }>): DrawerDeed {
  switch (move.act) {
    case 'CashIn': {
      const { act, ...content } = move;
      return { act, content: { drawer, ...content } };
    }
    case 'CashOut': {
      const { act, ...content } = move;
      return { act, content: { drawer, ...content } };
    }
    case 'TipsPaidOut': {
      const { act, ...content } = move;
      return { act, content: { drawer, ...content } };
    }
    case 'DrawerOpened': {
      const { act, ...content } = move;
      return { act, content: { drawer, ...content } };
    }
  }
}
