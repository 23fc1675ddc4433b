import type { CashMoveRequest } from '../../core/drawers/approvable-move.ts';
import type {
  CashInReason,
  CashOutReason,
  DrawerAction,
  OpenReason,
} from '../../core/drawers/drawer-action.ts';
import { Refusal } from '../../core/refusals.ts';
import { findAccountReaching } from '../../store/access/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { type Consent, findAgreement, requireDrawerRight, useApproval } from '../bills/require-right.ts';
import { readDrawer } from './read-drawers.ts';
import { type DrawerCall, type DrawerParts, requireDrawer, writeDrawerAct } from './write-drawer-act.ts';

/** An act on a drawer, other than a count. Amounts in kuruş. */
export type CashMove =
  | { act: 'FloatSet'; amountKurus: number }
  | { act: 'CashIn'; amountKurus: number; reason: CashInReason }
  | { act: 'CashOut'; amountKurus: number; reason: CashOutReason }
  | { act: 'TipsPaidOut'; amountKurus: number; toId: string }
  | { act: 'DrawerOpened'; reason: OpenReason };

/**
 * Sets the float of a drawer, puts cash in or takes it out, pays tips out, or opens the drawer without a sale. Each of
 * these opens the drawer. A person without the right `drawer` needs an approval for this kind of move, drawer and
 * amount; setting the float cannot be approved.
 * @param note  the reason in the person's own words
 * @throws Refusal NOT_PERMITTED for the float, APPROVAL_NEEDED, DRAWER_NOT_FOUND, ACCOUNT_NOT_FOUND,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function moveCash(
  parts: DrawerParts,
  call: DrawerCall,
  consent: Consent,
  code: string,
  move: CashMove,
  note: string | null,
): Promise<void> {
  if (move.act === 'FloatSet' && !consent.session.rights.includes('drawer'))
    throw new Refusal('NOT_PERMITTED');
  await writeDrawerAct(parts, call, async (tx, venue) => {
    const opens = requireDrawer(venue, code);
    if (move.act === 'TipsPaidOut' && (await findAccountReaching(tx, call.venueId, move.toId)) === null)
      throw new Refusal('ACCOUNT_NOT_FOUND');
    if (move.act !== 'FloatSet') {
      const approverId = await useConsent(tx, call, consent, code, move);
      return { action: drawerActionOf(code, move), note, approverId, opens };
    }
    const { lastCount } = await readDrawer(tx, venue, opens);
    const leftKurus = lastCount?.count.leftKurus ?? null;
    const content = { drawer: code, floatKurus: move.amountKurus, leftKurus };
    return { action: { act: 'FloatSet', content }, note, opens };
  });
}

type ApprovableCashMove = Exclude<CashMove, { act: 'FloatSet' }>;

/** Uses up the approval of a move. @returns the colleague who approved; `null` if the person needs no approval */
async function useConsent(
  tx: Tx,
  { venueId, now }: DrawerCall,
  consent: Consent,
  drawer: string,
  move: ApprovableCashMove,
): Promise<string | null> {
  const agreement = await findAgreement(tx, venueId, consent);
  const movement: CashMoveRequest = { act: move.act, drawer, toId: 'toId' in move ? move.toId : null };
  const amountKurus = 'amountKurus' in move ? move.amountKurus : 0;
  const permit = requireDrawerRight(consent, agreement, movement, amountKurus, now);
  if (permit === null || agreement === null) return null;
  await useApproval(tx, venueId, permit, now);
  return agreement.approver.accountId;
}

function drawerActionOf(drawer: string, move: ApprovableCashMove): DrawerAction {
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
