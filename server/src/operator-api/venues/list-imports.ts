import { Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, oneOf } from '../../http/schema.ts';
import { IMPORT_PHASES } from '../../operations/venue/import-progress.ts';
import { operatorOperation } from '../operator-operation.ts';

const ImportUnderWayResource = Type.Object(
  {
    traceId: Type.String({
      description: 'The `traceId` of the import call. The header `traceparent` can set it.',
    }),
    startedAt: instantSchema(),
    isDryRun: Type.Boolean(),
    phase: oneOf(IMPORT_PHASES, 'The current phase, in this order; a dry run ends with `Checking`.'),
    done: Type.Integer({
      description: 'The number of venues done; while `Hashing`, the number of passwords.',
    }),
    total: Type.Integer({ description: 'The total number of them; 0 while unknown.' }),
  },
  { title: 'ImportUnderWay' },
);

export const listImports = operatorOperation({
  operationId: 'listImports',
  method: 'GET',
  path: '/imports',
  tag: 'Venues',
  summary: 'List the running imports',
  description:
    'Returns the progress of each import that runs or waits on the server that answers, oldest first. ' +
    'Other servers may have more.',
  answers: {
    200: {
      description: 'The imports.',
      schema: Type.Object({ imports: Type.Array(ImportUnderWayResource) }),
    },
  },
  refusals: [],
  run: async ({ imports }) => {
    const data = imports.list().map(({ startedAt, ...rest }) => ({ ...rest, startedAt: instant(startedAt) }));
    return { status: 200, data: { imports: data } };
  },
});
