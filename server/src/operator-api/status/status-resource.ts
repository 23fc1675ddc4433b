import { Type } from 'typebox';
import { countSchema, instantSchema, nullable, oneOf, uuid, wordsSchema } from '../../http/schema.ts';
import { LOAD_MINUTES } from '../../http/server-load.ts';
import { DISK_STATES } from '../../parts/disk-health.ts';
import { WATCHED_JOBS } from './server-state.ts';

const Waiting = Type.Object(
  {
    count: Type.Integer({ description: 'How many wait; counted up to 10,000.', examples: [2] }),
    since: nullable(instantSchema(), 'Since when the oldest waits; `null` when nothing does.'),
  },
  { title: 'WaitingQueue', description: 'What waits in a queue of all servers.' },
);

const VERSION = wordsSchema('Such as `0.1.0`.', '0.1.0');

const GroupLoadResource = Type.Object(
  {
    group: wordsSchema('The API, and whether calls change something.', 'public read'),
    requests: Type.Integer({ description: 'How many were answered.', examples: [1840] }),
    errors: Type.Integer({ description: 'Of these with 500 and above.', examples: [1] }),
    p95Ms: Type.Integer({
      description:
        '95 of 100 took at most so long, in milliseconds; the upper end of a step of the measurement.',
      examples: [10],
    }),
  },
  { title: 'GroupLoad' },
);

const Failing = {
  venueId: uuid('The venue.'),
  venueName: wordsSchema('The name of the venue.', 'Sofra Kadıköy'),
  since: instantSchema('Since when it fails.'),
};

const ErrorResource = Type.Object(
  {
    at: instantSchema('When the call came in.'),
    traceId: wordsSchema('Of the call; finds it in the log.', '4bf92f3577b34da6a3ce929d0e0e4736'),
    operation: wordsSchema('The operation.', 'placeOrder'),
    status: Type.Integer({ description: 'The HTTP status.', examples: [503] }),
    code: nullable(Type.String({ examples: ['SERVICE_UNAVAILABLE'] }), 'The code of the error.'),
    venueId: nullable(Type.String(), 'The venue of the call, as the caller named it; `null` while unknown.'),
  },
  { title: 'ServerError' },
);

/** How the service is doing. */
export const StatusResource = Type.Object(
  {
    at: instantSchema('When this was read.'),
    versions: Type.Object(
      {
        release: VERSION,
        schema: nullable(Type.Integer({ examples: [36] }), 'The number of the schema of the database.'),
        postgres: wordsSchema('The version of PostgreSQL.', '18.1'),
      },
      { title: 'RunningVersions', description: 'What runs.' },
    ),
    server: Type.Object(
      {
        startedAt: instantSchema('When this server was started.'),
        minutes: Type.Integer({
          description: 'The minutes that `groups` looks back, the present one included.',
          examples: [LOAD_MINUTES],
        }),
        groups: Type.Array(GroupLoadResource, {
          description: 'What this server answered meanwhile, the most first.',
        }),
        connections: countSchema('Open connections of callers.'),
        liveStreams: countSchema('Open live streams of screens.'),
        database: Type.Object(
          {
            open: countSchema('Open connections to the database.'),
            idle: countSchema('Of these those that do nothing.'),
            waiting: countSchema('Statements that wait for one.'),
          },
          { title: 'PoolUse', description: 'The connections of this server to the database.' },
        ),
        errors: Type.Array(ErrorResource, {
          description: 'The last 50 answers of 500 and above since its start, the newest first.',
        }),
        failingJobs: Type.Array(oneOf(WATCHED_JOBS), {
          description: 'What fails again and again on this server.',
          examples: [[]],
        }),
        spentBudgets: Type.Array(
          Type.Object(
            {
              budget: wordsSchema('`read`, `write`, or `address` for all calls of one address.', 'read'),
              perMinute: Type.Integer({ description: 'How many calls it has.', examples: [120] }),
              keyId: nullable(uuid(), 'The API key; `null` for an address.'),
              keyName: nullable(Type.String({ examples: ['Web shop'] }), 'Its name; `null` for an address.'),
              venueId: nullable(uuid(), 'The venue of the key; `null` for an address.'),
            },
            { title: 'SpentBudget' },
          ),
          { description: 'Who called beyond a budget in this minute or the one before, at most 20.' },
        ),
      },
      { title: 'ServerStatus', description: 'The server that answers. Each of several has its own.' },
    ),
    waiting: Type.Object(
      { printing: Waiting, webhooks: Waiting, imports: countSchema('Imports on this server.') },
      {
        title: 'WaitingWork',
        description: 'What waits: papers for printers, changes for webhooks, imports.',
      },
    ),
    failing: Type.Object(
      {
        printers: Type.Array(
          Type.Object(
            {
              name: wordsSchema('The printer.', 'Bar'),
              ...Failing,
              trouble: nullable(Type.String({ examples: ['NoPaper'] }), 'What is in its way.'),
            },
            { title: 'FailingPrinter' },
          ),
          { description: 'Printers that do not print, the longest failing first, at most 20.' },
        ),
        endpoints: Type.Array(
          Type.Object(
            {
              name: wordsSchema('The API key.', 'Web shop'),
              ...Failing,
              lastError: nullable(Type.String({ examples: ['Status 500'] }), 'Why the last attempt failed.'),
            },
            { title: 'FailingEndpoint' },
          ),
          { description: 'Webhooks that take no events, the longest failing first, at most 20.' },
        ),
      },
      { title: 'FailingParts', description: 'What fails at venues.' },
    ),
    disk: Type.Object(
      {
        state: oneOf(DISK_STATES, 'Little: make room before it is full. Full: nothing can be written.'),
        freeBytes: nullable(
          Type.Integer({ minimum: 0, examples: [48_318_382_080] }),
          'The room that is left; `null` for the disk of another machine.',
        ),
      },
      { title: 'DiskStatus', description: 'The disk of the database.' },
    ),
    backup: nullable(
      Type.Object(
        {
          isMade: Type.Boolean({
            description: 'Whether this server makes any. `false`: nobody does, as far as it knows.',
          }),
          ageSeconds: nullable(
            Type.Integer({ examples: [30_600] }),
            'The age of the newest nightly backup; `null` when there is none.',
          ),
          isFailing: Type.Boolean({ description: 'Whether the last one failed.' }),
          isLostWithData: Type.Boolean({
            description: 'Whether it lies on the disk of the data, and is lost with it.',
          }),
        },
        { title: 'BackupStatus' },
      ),
      'The nightly backups; `null` where they are made in another way.',
    ),
  },
  { title: 'Status' },
);
