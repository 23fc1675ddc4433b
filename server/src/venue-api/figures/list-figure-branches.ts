import { Type } from 'typebox';
import { FIGURE_ACCESS } from '../../core/access/policies/money/figures.ts';
import { uuid } from '../../http/schema.ts';
import { readBranches } from '../../operations/figures/read-branches.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  FiguresResource,
  RangeResource,
  rangeParameters,
  toFiguresResource,
  toRangesResource,
} from './figure-resource.ts';
import { inFigureTurn } from './figure-turns.ts';

const BranchResource = Type.Object(
  {
    venue: Type.Object({ id: uuid(), name: Type.String() }),
    range: RangeResource,
    before: RangeResource,
    figures: FiguresResource,
    figuresBefore: FiguresResource,
  },
  { title: 'BranchFigures' },
);

export const listFigureBranches = venueOperation({
  operationId: 'listFigureBranches',
  method: 'GET',
  path: '/venues/{venueId}/figures/branches',
  tag: 'Figures',
  summary: 'Read the figures of a headquarter and its branches',
  description:
    'Returns the figures of the venue and, for the owner of a headquarter, of each active branch, ' +
    'sorted by name. They are compared with the same number of days before, moved by whole weeks. Each ' +
    'venue uses its own clock and hours; without a range, the days end with today at that venue.',
  access: FIGURE_ACCESS.read,
  query: Type.Object(rangeParameters),
  answers: { 200: { description: 'The venues.', schema: Type.Array(BranchResource) } },
  refusals: ['FIGURES_RANGE_INVALID', 'PRACTICE_NOT_COUNTED'],
  run: async (parts, { params: { venueId }, session, query, now }) => {
    const branches = await inFigureTurn(parts, session, (stepped) =>
      readBranches(stepped, venueId, session, query, now),
    );
    const data = branches.map(({ venue, total }) => ({
      venue: { id: venue.id, name: venue.name },
      ...toRangesResource(total),
      figures: toFiguresResource(total.figures),
      figuresBefore: toFiguresResource(total.figuresBefore),
    }));
    return { status: 200, data };
  },
});
