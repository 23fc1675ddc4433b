import { Type } from 'typebox';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, oneOf } from '../../http/schema.ts';
import { IMPORT_PHASES } from '../../operations/venue/import-progress.ts';
import { operatorOperation } from '../operator-operation.ts';

const ImportUnderWayResource = Type.Object(
  {
    traceId: Type.String({ description: 'Of the call that imports. A `traceparent` chooses it.' }),
    startedAt: instantSchema(),
    isDryRun: Type.Boolean(),
    phase: oneOf(IMPORT_PHASES, 'In this order; a dry run ends with `Checking`.'),
    done: Type.Integer({ description: 'Venues; passwords while it is `Hashing`.' }),
    total: Type.Integer({ description: '0 while it is not known.' }),
  },
  { title: 'ImportUnderWay' },
);

export const listImports = operatorOperation({
  operationId: 'listImports',
  method: 'GET',
  path: '/imports',
  tag: 'Venues',
  summary: 'List the imports under way',
  description:
    'Returns how far each import is that runs or waits on the server that answers, the earliest first. Others ' +
    'of several servers may have more.',
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
