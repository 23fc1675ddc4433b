import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { listOwnSessions } from '../../operations/access/sign-in/own-sessions.ts';
import { venueOperation } from '../venue-operation.ts';

const OwnSession = Type.Object(
  {
    id: uuid(),
    isThis: Type.Boolean({ description: 'Whether it is the session of this call.' }),
    startedAt: instantSchema('When the person signed in.'),
    proof: nullable(
      oneOf(['Password', 'Demo', 'SecondFactor', 'Passkey']),
      'How the person proved their identity; `null` for a session from an earlier version of the service.',
    ),
    browser: nullable(
      Type.String({ examples: ['Chrome, Android'] }),
      'The browser and its operating system, or the name of a program; `null` before the first call.',
    ),
    network: nullable(
      Type.String({ examples: ['203.0.113.0/24'] }),
      'The network that it was last used from: a /24 (IPv4) or a /64 (IPv6); `null` before the first ' +
        'call.',
    ),
    lastUsedAt: nullable(
      instantSchema(),
      'When it was last used, updated at most once an hour; `null` before the first call.',
    ),
  },
  { title: 'OwnSession' },
);

export const listSessions = venueOperation({
  operationId: 'listSessions',
  method: 'GET',
  path: '/sessions',
  tag: 'Session',
  summary: 'List your own sessions',
  description:
    'Lists the sessions of your account that still work, newest first. A session ends 30 days after ' +
    'its sign-in, or after 14 days without a call. Sessions at shared devices are not listed.',
  access: SESSION_ACCESS.changeOwn,
  answers: {
    200: { description: 'The sessions.', schema: Type.Array(OwnSession) },
  },
  refusals: [],
  run: async ({ db }, { session, tokenHash, now }) => {
    const sessions = await listOwnSessions(db, session, now);
    const data = sessions.map(({ id, proof, browser, network, startedAt, lastUsedAt, ...one }) => ({
      id,
      isThis: one.tokenHash === tokenHash,
      startedAt: instant(startedAt),
      proof,
      browser,
      network,
      lastUsedAt: instantOrNull(lastUsedAt ?? undefined),
    }));
    return { status: 200, data };
  },
});
