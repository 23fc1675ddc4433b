import { Type } from 'typebox';
import { DEMO_ROLES, findDemoSignIn } from '../../core/access/sign-in/demo-sign-in.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken } from '../../crypto/tokens/session-token.ts';
import { type Budget, requireWithinBudget } from '../../http/limits/budget.ts';
import { isFromThisMachine } from '../../http/request/local-host.ts';
import { oneOf, uuid } from '../../http/schema.ts';
import { signInToDemo as begin } from '../../operations/access/sign-in/sign-in-to-demo.ts';
import { findSession } from '../../store/access/sign-in/sessions.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { SessionResource, toSessionResource } from '../session/session-resource.ts';
import { beginSessionCookie } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';

/** Limits sign-ins of the demo: each session is a row in the database for 30 days. */
const DEMO_SIGN_IN_BUDGET: Budget = { name: 'demo-sign-in', perMinute: 60 };

export const signInToDemo = venueOperation({
  operationId: 'signInToDemo',
  method: 'POST',
  path: '/demo/sign-in',
  tag: 'Demo',
  summary: 'Sign in to an account of the demo',
  description:
    'Starts a session of 30 days, like `POST /session`, for one of the accounts that `GET /demo` lists ' +
    'for the same caller. It needs no password. At most 60 calls a minute from one network address.',
  access: 'Anyone',
  body: Type.Object({ role: oneOf(DEMO_ROLES), venueId: uuid('The venue of the account.') }),
  answers: {
    200: {
      description: 'Signed in.',
      schema: SessionResource,
      headers: { 'Set-Cookie': 'The session, `__Host-sofra`.' },
    },
  },
  refusals: ['VENUE_NOT_FOUND', 'SIGN_IN_FAILED'],
  run: async ({ db, random, spend, demoSignIns }, { body, address, author, request, now }) => {
    const signIn = isFromThisMachine(request.headers) ? findDemoSignIn(demoSignIns, body) : null;
    if (signIn === null) throw new Refusal('VENUE_NOT_FOUND');
    requireWithinBudget(spend?.(DEMO_SIGN_IN_BUDGET, address), {});
    const token = await begin({ db, random }, signIn, author, now);
    const session = await findSession(db, hashSessionToken(token), now);
    // The venue was closed during the sign-in: the answer is the same as for a closed venue.
    if (session === null) throw new Refusal('SIGN_IN_FAILED');
    const venues = await listVenueSummaries(db, session.reach);
    return {
      status: 200,
      data: toSessionResource(session, venues),
      headers: { 'Set-Cookie': beginSessionCookie(token) },
    };
  },
});
