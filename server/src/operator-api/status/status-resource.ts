import { Type } from 'typebox';
import { LOAD_MINUTES } from '../../http/limits/server-load.ts';
import { countSchema, instantSchema, nullable, oneOf, uuid, wordsSchema } from '../../http/schema.ts';
import { DISK_STATES } from '../../parts/disk-health.ts';
import { WATCHED_JOBS } from './server-state.ts';

const Waiting = Type.Object(
  {
    count: Type.Integer({ description: 'The number of waiting items, counted up to 10,000.', examples: [2] }),
    since: nullable(instantSchema(), 'When the oldest item started to wait; `null` if none waits.'),
  },
  { title: 'WaitingQueue', description: 'A queue of all servers.' },
);

const VERSION = wordsSchema('The version of the service, such as `0.1.0`.', '0.1.0');

const GroupLoadResource = Type.Object(
  {
    group: wordsSchema('The API, and whether its calls read or write.', 'public read'),
    requests: Type.Integer({ description: 'The number of calls that were answered.', examples: [1840] }),
    errors: Type.Integer({
      description: 'The number of these with a status of 500 or above.',
      examples: [1],
    }),
    p95Ms: Type.Integer({
      description:
        'The 95th percentile of the duration in milliseconds, rounded up to a step of the measurement.',
      examples: [10],
    }),
  },
  { title: 'GroupLoad' },
);

const Failing = {
  venueId: uuid('The venue.'),
  venueName: wordsSchema('The name of the venue.', 'Sofra Kadıköy'),
  since: instantSchema('When the printer started to fail.'),
};

const ErrorResource = Type.Object(
  {
    at: instantSchema('When the call arrived.'),
    traceId: wordsSchema(
      'The `traceId` of the call, to find it in the log.',
      '4bf92f3577b34da6a3ce929d0e0e4736',
    ),
    operation: wordsSchema('The operation id.', 'placeOrder'),
    status: Type.Integer({ description: 'The HTTP status.', examples: [503] }),
    code: nullable(Type.String({ examples: ['SERVICE_UNAVAILABLE'] }), 'The code of the error.'),
    venueId: nullable(Type.String(), 'The venue that the call named; `null` if unknown.'),
  },
  { title: 'ServerError' },
);

/** How the service is doing. */
export const StatusResource = Type.Object(
  {
    at: instantSchema('When the status was read.'),
    versions: Type.Object(
      {
        release: VERSION,
        schema: nullable(Type.Integer({ examples: [36] }), 'The version number of the database schema.'),
        postgres: wordsSchema('The version of PostgreSQL.', '18.1'),
      },
      { title: 'RunningVersions', description: 'The versions that are running.' },
    ),
    server: Type.Object(
      {
        startedAt: instantSchema('When this server was started.'),
        minutes: Type.Integer({
          description: 'The number of minutes that `groups` covers, including the current one.',
          examples: [LOAD_MINUTES],
        }),
        groups: Type.Array(GroupLoadResource, {
          description:
            'The calls that this server answered in these minutes; the groups with most calls first.',
        }),
        connections: countSchema('Open connections of callers.'),
        liveStreams: countSchema('Open live streams of screens.'),
        database: Type.Object(
          {
            open: countSchema('Open connections to the database.'),
            idle: countSchema('The open connections that are idle.'),
            waiting: countSchema('The statements that wait for a connection.'),
          },
          { title: 'PoolUse', description: 'The connections of this server to the database.' },
        ),
        errors: Type.Array(ErrorResource, {
          description:
            'The last 50 answers with a status of 500 or above since the server started, newest first.',
        }),
        failingJobs: Type.Array(oneOf(WATCHED_JOBS), {
          description: 'The jobs that keep failing on this server.',
          examples: [[]],
        }),
        spentBudgets: Type.Array(
          Type.Object(
            {
              budget: wordsSchema(
                'The limit that was exceeded: `read` or `write` of an API key, or `address` for all calls from one ' +
                  'network address.',
                'read',
              ),
              perMinute: Type.Integer({
                description: 'The number of calls allowed in a minute.',
                examples: [120],
              }),
              keyId: nullable(uuid(), 'The API key; `null` for an address.'),
              keyName: nullable(
                Type.String({ examples: ['Web shop'] }),
                'The name of the API key; `null` for an address.',
              ),
              venueId: nullable(uuid(), 'The venue of the key; `null` for an address.'),
            },
            { title: 'SpentBudget' },
          ),
          {
            description: 'The callers that exceeded a limit in this minute or the previous one, at most 20.',
          },
        ),
      },
      { title: 'ServerStatus', description: 'The server that answers; other servers have their own status.' },
    ),
    waiting: Type.Object(
      { printing: Waiting, webhooks: Waiting, imports: countSchema('The imports on this server.') },
      {
        title: 'WaitingWork',
        description: 'The work that waits: papers for printers, changes for webhooks, imports.',
      },
    ),
    failing: Type.Object(
      {
        printers: Type.Array(
          Type.Object(
            {
              name: wordsSchema('The printer.', 'Bar'),
              ...Failing,
              trouble: nullable(Type.String({ examples: ['NoPaper'] }), 'The current problem.'),
            },
            { title: 'FailingPrinter' },
          ),
          {
            description:
              'The printers that do not print, at most 20; the one that has been failing longest comes first.',
          },
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
          {
            description:
              'The webhooks that accept no events, at most 20; the one that has been failing longest comes first.',
          },
        ),
      },
      { title: 'FailingParts', description: 'The failures at venues.' },
    ),
    disk: Type.Object(
      {
        state: oneOf(
          DISK_STATES,
          'The state of the disk. `Little`: little room is left, make room soon. `Full`: nothing can be ' +
            'written.',
        ),
        freeBytes: nullable(
          Type.Integer({ minimum: 0, examples: [48_318_382_080] }),
          'The free space in bytes; `null` if the disk is on another machine.',
        ),
      },
      { title: 'DiskStatus', description: 'The disk of the database.' },
    ),
    backup: nullable(
      Type.Object(
        {
          isMade: Type.Boolean({
            description:
              'Whether this server makes nightly backups. `false`: as much as it knows, no server does.',
          }),
          ageSeconds: nullable(
            Type.Integer({ examples: [30_600] }),
            'The age of the newest nightly backup in seconds; `null` if there is none.',
          ),
          isFailing: Type.Boolean({ description: 'Whether the last one failed.' }),
          isLostWithData: Type.Boolean({
            description: 'Whether the backup is on the same disk as the data, and would be lost with it.',
          }),
        },
        { title: 'BackupStatus' },
      ),
      'The nightly backups; `null` if backups are made in another way.',
    ),
  },
  { title: 'Status' },
);
