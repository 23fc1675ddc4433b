import { type Static, Type } from 'typebox';
import { maySeeDrawers } from '../../core/access/policies/money/drawers.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { APPROVABLE_MOVES } from '../../core/drawers/approvable-move.ts';
import { DENOMINATIONS } from '../../core/drawers/denominations.ts';
import { DRAWER_REASONS } from '../../core/drawers/drawer-action.ts';
import { expectedKurusOf } from '../../core/drawers/drawer-period.ts';
import { CURRENCY } from '../../core/money.ts';
import { drawerOfDevice } from '../../core/venue/drawer-terms.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { listLedgerPeople } from '../../operations/drawers/ledger-people.ts';
import {
  type CurrentCount,
  type CurrentDrawer,
  type DrawerMoveWithNote,
  listMovesWithNotes,
  readDrawers,
} from '../../operations/drawers/read-drawers.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import type { VenueParts } from '../venue-operation.ts';

export const PersonOfRow = Type.Object(
  {
    id: uuid(),
    name: nullable(Type.String({ examples: ['Ada'] }), 'The name; `null` if the person was removed.'),
  },
  { title: 'PersonOfRow' },
);

const PeriodResource = Type.Object(
  {
    afterRow: Type.Integer({
      description:
        'The row of the last count in the ledger; send it with the next count. 0 if there is none.',
      examples: [0],
    }),
    float: liraSchema('The float at the start.'),
    floatAt: nullable(
      instantSchema(),
      'When the float was set; `null` if it is the cash that the last count left.',
    ),
    cash: nullable(
      liraSchema(
        'Payments with their rounding and tips, less those that were taken back. Change is in none of it.',
      ),
      'The cash of payments; `null` if the venue counts blind.',
    ),
    refunds: nullable(
      liraSchema('What was given back in cash.'),
      'The cash of payments; `null` if the venue counts blind.',
    ),
    cashIn: liraSchema('The cash that was put in.'),
    cashOut: liraSchema('The cash that was taken out.'),
    tipsPaidOut: liraSchema('The tips that were paid out.'),
    openings: Type.Integer({ description: 'The number of times that it was opened without a sale.' }),
    expected: nullable(
      liraSchema('What should be in it.'),
      'The cash of payments; `null` if the venue counts blind.',
    ),
  },
  { title: 'DrawerPeriod' },
);

const CountResource = Type.Object(
  {
    row: Type.Integer({ description: 'The row in the ledger.', examples: [4711] }),
    at: instantSchema(),
    by: { ...PersonOfRow, description: 'The person who counted.' },
    expected: liraSchema('The expected cash.'),
    counted: liraSchema('The counted cash.'),
    difference: liraSchema('`counted` minus `expected`.'),
    reason: nullable(
      oneOf(DRAWER_REASONS.Difference),
      'The reason for the difference; `null` if none was given.',
    ),
    note: nullable(
      Type.String({ examples: ['Wrong change at table 4'] }),
      'The reason in a person’s own words.',
    ),
    needsReason: Type.Boolean({
      description: 'Whether it differs by more than the venue allows, and no reason was given.',
    }),
    left: nullable(
      liraSchema('What stays in it as the next float.'),
      'The cash that stayed in the drawer as the next float; `null` if not entered.',
    ),
    isRecount: Type.Boolean({ description: 'Whether it was counted again.' }),
  },
  { title: 'DrawerCount' },
);

const MovementResource = Type.Object(
  {
    row: Type.Integer({ description: 'The row in the ledger.', examples: [4710] }),
    at: instantSchema(),
    act: oneOf(APPROVABLE_MOVES, 'The kind of cash movement.'),
    by: { ...PersonOfRow, description: 'Who did it.' },
    approvedBy: nullable(PersonOfRow, 'The colleague who approved it; `null` if no approval was needed.'),
    amount: liraSchema('The amount that was moved; 0 if the drawer was only opened.'),
    reason: nullable(
      oneOf([
        ...new Set([...DRAWER_REASONS.CashIn, ...DRAWER_REASONS.CashOut, ...DRAWER_REASONS.DrawerOpened]),
      ]),
      'The kind of reason; `null` for tips.',
    ),
    note: nullable(Type.String({ examples: ['Bread'] }), 'The reason in a person’s own words.'),
    to: nullable(PersonOfRow, 'Whom tips were paid out to; `null` for the other moves.'),
  },
  { title: 'DrawerMovement' },
);

export const DrawersResource = Type.Object(
  {
    drawers: Type.Array(
      Type.Object(
        {
          code: Type.String({ examples: ['main'] }),
          name: nullable(
            Type.String({ examples: ['Bar'] }),
            'The name of the drawer; `null` if the venue has set up no drawers.',
          ),
          isOwn: Type.Boolean({
            description: 'Whether the cash of the calling device goes into this drawer.',
          }),
          period: nullable(
            PeriodResource,
            'The cash since its last count; `null` for a person with neither the right `drawer` nor `closeDay`.',
          ),
          movements: nullable(
            Type.Array(MovementResource),
            'The cash movements since its last count, without sales and the float, newest first, at most 100; ' +
              '`null` under the same condition as `period`.',
          ),
          lastCount: nullable(
            CountResource,
            'The last count; `null` if there is none, and under the same condition as `period`.',
          ),
        },
        { title: 'DrawerState' },
      ),
      { description: 'The drawers, in the order of the settings.' },
    ),
    isBlind: Type.Boolean({
      description: 'Whether the venue counts blind: without showing the expected cash.',
    }),
    differenceAllowed: liraSchema('The difference that is allowed without a reason.'),
    currency: oneOf([CURRENCY]),
    notes: Type.Array(liraSchema('A note.'), {
      description: 'The notes of the currency, the largest first.',
    }),
    coins: Type.Array(liraSchema('A coin.'), {
      description: 'The coins of the currency, the largest first.',
    }),
  },
  { title: 'Drawers' },
);

/** The JSON of the person in a row of the ledger. */
export function toPersonOfRow(
  id: string | null,
  names: ReadonlyMap<string, string>,
): Static<typeof PersonOfRow> {
  return { id: id ?? '', name: names.get(id ?? '') ?? null };
}

/** The JSON of the drawers of a venue, as a person may see them. */
export async function toDrawersResource(
  { db, cache }: Pick<VenueParts, 'db' | 'cache'>,
  venueId: string,
  session: Session,
): Promise<Static<typeof DrawersResource>> {
  const { venue } = await requireVenue(cache, venueId);
  const read = await readDrawers(db, venue);
  const names = await listLedgerPeople(db, venue);
  const own = drawerOfDevice(venue, session.device?.id ?? null).code;
  const maySee = maySeeDrawers(session);
  const { notes, coins } = DENOMINATIONS[CURRENCY];
  const moves = maySee ? await Promise.all(read.map((one) => listMovesWithNotes(db, venueId, one))) : [];
  return {
    drawers: read.map((one, at) => ({
      code: one.drawer.code,
      name: one.drawer.name || null,
      isOwn: one.drawer.code === own,
      period: maySee ? toPeriod(one, venue.blindCount) : null,
      movements: moves[at]?.map((move) => toMovement(move, names)) ?? null,
      lastCount: maySee && one.lastCount !== null ? toCount(one.lastCount, names) : null,
    })),
    isBlind: venue.blindCount,
    differenceAllowed: lira(venue.drawerDifferenceAllowedKurus),
    currency: CURRENCY,
    notes: notes.map(lira),
    coins: coins.map(lira),
  };
}

function toPeriod({ period, floatAt }: CurrentDrawer, isBlind: boolean): Static<typeof PeriodResource> {
  const { afterRow, floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus, openings } =
    period;
  return {
    afterRow,
    float: lira(floatKurus),
    floatAt: instantOrNull(floatAt),
    cash: isBlind ? null : lira(cashKurus),
    refunds: isBlind ? null : lira(refundsKurus),
    cashIn: lira(inKurus),
    cashOut: lira(outKurus),
    tipsPaidOut: lira(tipsPaidOutKurus),
    openings,
    expected: isBlind ? null : lira(expectedKurusOf(period)),
  };
}

function toMovement(
  { row, at, act, content, personId, approverId, note }: DrawerMoveWithNote,
  names: ReadonlyMap<string, string>,
): Static<typeof MovementResource> {
  return {
    ...{ row, at: instant(at), act, note },
    by: toPersonOfRow(personId, names),
    approvedBy: approverId === null ? null : toPersonOfRow(approverId, names),
    amount: lira('amountKurus' in content ? content.amountKurus : 0),
    reason: 'reason' in content ? content.reason : null,
    to: 'toId' in content ? toPersonOfRow(content.toId, names) : null,
  };
}

function toCount(
  { row, at, personId, count, reason, note, isReasonMissing }: CurrentCount,
  names: ReadonlyMap<string, string>,
): Static<typeof CountResource> {
  return {
    row,
    at: instant(at),
    by: toPersonOfRow(personId, names),
    expected: lira(count.expectedKurus),
    counted: lira(count.countedKurus),
    difference: lira(count.differenceKurus),
    ...{ reason, note },
    needsReason: isReasonMissing,
    left: count.leftKurus === null ? null : lira(count.leftKurus),
    isRecount: count.ofRow !== null,
  };
}
