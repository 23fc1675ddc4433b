import { type Static, Type } from 'typebox';
import { DRAWER_ACCESS } from '../../core/access/policies/money/drawers.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-action.ts';
import { invalidContent } from '../../core/invalid-content.ts';
import { readAmount, readPositiveAmount } from '../../core/money/amount.ts';
import { nullable, oneOf, optionalText, uuid } from '../../http/schema.ts';
import { type CashMove, moveCash as move } from '../../operations/drawers/move-cash.ts';
import { APPROVAL_HEADER, consentOf } from '../approvals/approval-header.ts';
import { drawerOperation } from './drawer-call.ts';

const MOVES = ['FloatSet', 'CashIn', 'CashOut', 'TipsPaidOut', 'DrawerOpened'] as const;
const REASONS = [
  ...new Set([...DRAWER_REASONS.CashIn, ...DRAWER_REASONS.CashOut, ...DRAWER_REASONS.DrawerOpened]),
];

/** The most code points of a note. */
const NOTE_LENGTH = 250;
export const noteProperty = optionalText(
  NOTE_LENGTH,
  'The reason in your own words; required with the reason `Other`. The ledger has only the kind of ' +
    'reason.',
  'Flowers',
);

const MoveBody = Type.Object(
  {
    act: oneOf(
      MOVES,
      '`FloatSet`: sets the float of the drawer and replaces an earlier one. `CashIn` and `CashOut`: ' +
        'puts cash in or takes it out. `TipsPaidOut`: pays out the tips of a person in cash. ' +
        '`DrawerOpened`: opens the drawer without a sale.',
    ),
    amount: Type.Optional(nullable(Type.Number(), 'The amount in lira. Left out with `DrawerOpened`.')),
    reason: Type.Optional(
      nullable(
        oneOf(REASONS),
        'The kind of reason. With `CashIn`: `Change`, `Deposit` or `Other`. With `CashOut`: `Supplier`, ' +
          '`Bank`, `Expense`, `Advance` or `Other`. With `DrawerOpened`: `Change`, `Count`, `Check` or ' +
          '`Other`. Left out with other acts.',
      ),
    ),
    accountId: Type.Optional(
      nullable(uuid(), 'With `TipsPaidOut`: the person who gets the tips. Left out: the caller.'),
    ),
    note: noteProperty,
  },
  { examples: [{ act: 'CashOut', amount: 350, reason: 'Supplier', note: 'Bread' }] },
);

export const moveCash = drawerOperation({
  operationId: 'moveCash',
  method: 'POST',
  path: '/venues/{venueId}/drawers/{drawer}/movements',
  tag: 'Drawers',
  summary: 'Set the float, move cash, or open the drawer',
  description:
    'Sets the float of a drawer, puts cash in or takes it out, pays out tips, or opens the drawer ' +
    'without a sale. The drawer is opened by the printer that it is connected to. Each act is a row of ' +
    'the ledger. A person without the right `drawer` needs the approval of a colleague for this kind ' +
    'of movement, with this drawer, up to this amount. Setting the float cannot be approved: without ' +
    'the right it is refused.',
  access: DRAWER_ACCESS.move,
  headers: APPROVAL_HEADER,
  body: MoveBody,
  refusals: ['DRAWER_NOT_FOUND', 'ACCOUNT_NOT_FOUND', 'APPROVAL_NEEDED'],
  act: (parts, call, by) => {
    const { params, body, session } = call;
    const cashMove = readMove(body, session.accountId);
    const note = readNote(body.reason, body.note);
    return move(parts, by, consentOf(call, 'moveCash'), params.drawer, cashMove, note);
  },
});

/** The note of a move of cash. @throws Refusal CONTENT_INVALID for the reason `Other` without a note */
export function readNote(
  reason: string | null | undefined,
  stated: string | null | undefined,
): string | null {
  const note = stated === '' ? null : (stated ?? null);
  if (reason === 'Other' && note === null) throw invalidContent('note', 'must say why', note);
  return note;
}

function readMove(body: Static<typeof MoveBody>, accountId: string): CashMove {
  const { act } = body;
  const amount = (read: typeof readAmount) => {
    if (typeof body.amount !== 'number') throw invalidContent('amount', 'must be an amount', body.amount);
    return read('amount', body.amount);
  };
  switch (act) {
    case 'FloatSet':
      return { act, amountKurus: amount(readAmount) };
    case 'CashIn':
      return {
        act,
        amountKurus: amount(readPositiveAmount),
        reason: readReason(DRAWER_REASONS.CashIn, body.reason),
      };
    case 'CashOut':
      return {
        act,
        amountKurus: amount(readPositiveAmount),
        reason: readReason(DRAWER_REASONS.CashOut, body.reason),
      };
    case 'TipsPaidOut':
      return {
        act,
        amountKurus: amount(readPositiveAmount),
        toId: body.accountId?.toLowerCase() ?? accountId,
      };
    case 'DrawerOpened':
      return { act, reason: readReason(DRAWER_REASONS.DrawerOpened, body.reason) };
  }
}

function readReason<Reason extends string>(
  reasons: readonly Reason[],
  stated: string | null | undefined,
): Reason {
  const reason = reasons.find((one) => one === stated);
  if (reason === undefined) throw invalidContent('reason', `must be one of ${reasons.join(', ')}`, stated);
  return reason;
}
