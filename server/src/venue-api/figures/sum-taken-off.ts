import { type Static, Type } from 'typebox';
import { FIGURES } from '../../core/access/policies/figures.ts';
import { MAY_TAKE_OFF, TAKES_OFF } from '../../core/bills/loss.ts';
import { spanOf } from '../../core/figures/day-range.ts';
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
    entries: Type.Integer({ description: 'How many entries of `listTakenOff` are theirs.' }),
    lost: liraSchema('The sum of their `lost`.'),
    afterPrint: Type.Object(
      { entries: Type.Integer({ description: 'How many.' }), lost: liraSchema() },
      { description: 'Of those, what came after the bill had been printed.' },
    ),
    actions: Type.Array(
      Type.Object(
        {
          action: oneOf([...TAKES_OFF, ...MAY_TAKE_OFF], 'As in `listTakenOff`.'),
          entries: Type.Integer({ description: 'How many.' }),
          lost: liraSchema('The sum of their `lost`.'),
          amount: liraSchema(
            'The sum of their `amount`, such as the payments that were taken back, which cost nothing themselves.',
          ),
        },
        { title: 'LossOfAction' },
      ),
      { description: 'The same by action; actions without an entry are left out.' },
    ),
  },
  { title: 'LossOfPerson' },
);

export const sumTakenOff = venueOperation({
  operationId: 'sumTakenOff',
  method: 'GET',
  path: '/venues/{venueId}/figures/taken-off/people',
  tag: 'Figures',
  summary: 'Sum what was taken off, by person',
  description:
    'What each person took off on the days of a range: the sums of all entries of `listTakenOff`, whoever lost most first. Together with what ' +
    'bills come to, they are what was ordered.',
  access: FIGURES.read,
  query: Type.Object({
    ...rangeParameters,
    summedBy: Type.Optional(
      oneOf(
        ['Person', 'Approver'],
        '`Person`: who took it off, the default. `Approver`: the colleague who agreed to it, of what needed one.',
      ),
    ),
  }),
  answers: { 200: { description: 'One sum a person.', schema: Type.Array(LossResource) } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { session, params: { venueId }, query, now }) => {
    const people = await inFigureTurn(parts, session, async ({ db, cache }) => {
      const { venue } = await requireCountedVenue(cache, venueId);
      const span = spanOf(venue, requireRange(query, venueDayOf(venue, now)));
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
