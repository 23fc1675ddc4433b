import { type Static, Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import { REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../../core/bills/loss.ts';
import { rangeSpanOf } from '../../core/figures/day-range.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import { lira } from '../../http/answer/envelope.ts';
import { liraSchema, oneOf } from '../../http/schema.ts';
import { requireCountedVenue, requireRange } from '../../operations/figures/read-figures.ts';
import { type LossOfPerson, sumTakenOff as sum } from '../../store/figures/taken-off.ts';
import { ActorResource, toActor } from '../bills/actor-resource.ts';
import { venueOperation } from '../venue-operation.ts';
import { rangeParameters } from './figure-resource.ts';
import { inFigureTurn } from './figure-turns.ts';

const LossResource = Type.Object(
  {
    by: ActorResource,
    entries: Type.Integer({ description: 'The number of entries of `listTakenOff` by this person.' }),
    lost: liraSchema('The sum of `lost` of these entries.'),
    afterPrint: Type.Object(
      { entries: Type.Integer({ description: 'The number of entries.' }), lost: liraSchema() },
      { description: 'The part of these after the bill was printed.' },
    ),
    actions: Type.Array(
      Type.Object(
        {
          action: oneOf(
            [...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS],
            'The action, as in `listTakenOff`.',
          ),
          entries: Type.Integer({ description: 'The number of entries.' }),
          lost: liraSchema('The sum of `lost` of these entries.'),
          amount: liraSchema(
            'The sum of `amount` of these entries, including reversed payments, which have no loss.',
          ),
        },
        { title: 'LossOfAction' },
      ),
      { description: 'The same sums by action. Actions without an entry are left out.' },
    ),
  },
  { title: 'LossOfPerson' },
);

export const sumTakenOff = venueOperation({
  operationId: 'sumTakenOff',
  method: 'GET',
  path: '/venues/{venueId}/figures/taken-off/people',
  tag: 'Figures',
  summary: 'Sum deductions by person',
  description:
    'Returns the sum of the deductions of each person in a range of days: the sums of all entries of ' +
    '`listTakenOff`, highest loss first. Bills and deductions together add up to what was ordered.',
  access: FIGURE_ACCESS.read,
  query: Type.Object({
    ...rangeParameters,
    summedBy: Type.Optional(
      oneOf(
        ['Person', 'Approver'],
        '`Person` (the default): by the person who made the deduction. `Approver`: by the colleague who ' +
          'approved it, only deductions that needed an approval.',
      ),
    ),
  }),
  answers: { 200: { description: 'One sum for each person.', schema: Type.Array(LossResource) } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const people = await inFigureTurn(parts, session, async ({ db, cache }) => {
      const { venue } = await requireCountedVenue(cache, venueId);
      const span = rangeSpanOf(venue, requireRange(query, venueDayOf(venue, now)));
      return sum(db, venueId, span, query.summedBy);
    });
    return { status: 200, data: people.map(toLoss) };
  },
});

function toLoss(person: LossOfPerson): Static<typeof LossResource> {
  const { by, entries, lostKurus, entriesAfterPrint, lostAfterPrintKurus, actions } = person;
  return {
    ...{ by: toActor(by), entries, lost: lira(lostKurus) },
    afterPrint: { entries: entriesAfterPrint, lost: lira(lostAfterPrintKurus) },
    actions: actions.map(({ action, entries, lostKurus, amountKurus }) => ({
      ...{ action, entries, lost: lira(lostKurus), amount: lira(amountKurus) },
    })),
  };
}
