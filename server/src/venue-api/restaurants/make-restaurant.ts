import { Type } from 'typebox';
import { NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken } from '../../crypto/tokens/session-token.ts';
import { type Budget, requireWithinBudget } from '../../http/limits/budget.ts';
import { isFromThisMachine } from '../../http/request/local-host.ts';
import { nullable } from '../../http/schema.ts';
import { findOperator } from '../../operations/access/find-operator.ts';
import { beginSession } from '../../operations/access/sign-in/begin-session.ts';
import { makeRestaurant as make, type RestaurantPass } from '../../operations/venue/make-restaurant.ts';
import { findSession } from '../../store/access/sign-in/sessions.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { RestaurantAnswers } from '../../venue-document/restaurant/restaurant-answers.ts';
import { restaurantDraftOf } from '../../venue-document/restaurant/restaurant-draft.ts';
import { SessionResource, toSessionResource } from '../session/session-resource.ts';
import { beginSessionCookie } from '../session-cookie.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';

/** Limits the calls: each one hashes a password or looks up a link. */
const RESTAURANT_BUDGET: Budget = { name: 'restaurant', perMinute: 10 };

const RestaurantBody = Type.Object(
  {
    answers: RestaurantAnswers,
    pass: nullable(
      Type.String({
        minLength: 16,
        maxLength: 500,
        examples: ['kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA'],
      }),
      'An operator token, or the code of a one-time link; `null` if none is needed.',
    ),
  },
  { title: 'NewRestaurant', additionalProperties: false },
);

export const makeRestaurant = venueOperation({
  operationId: 'makeRestaurant',
  method: 'POST',
  path: '/restaurants',
  tag: 'Restaurants',
  summary: 'Create a restaurant and sign its owner in',
  description:
    'Creates an independent venue with its owner, tables, VAT classes and a first menu (all of them or ' +
    'nothing), and starts a session of 30 days. The username is derived from the name. Without a pass, ' +
    'only the first restaurant of a service that only its own machine can reach is created; of two ' +
    'such calls at the same time, one succeeds. At most 10 calls a minute from one network address.',
  access: 'Anyone',
  body: RestaurantBody,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The session of the owner.',
      schema: SessionResource,
      headers: { 'Set-Cookie': 'The session, `__Host-sofra`.' },
    },
  },
  refusals: ['RESTAURANT_PASS_NEEDED', 'EMAIL_TAKEN', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  run: async (parts, { body: { answers, pass: passText }, request, address, author, now }) => {
    requireWithinBudget(parts.spend?.(RESTAURANT_BUDGET, address), {});
    const pass = await passOf(parts, passText, isFromThisMachine(request.headers));
    const draft = await restaurantDraftOf(answers);
    const account = await make(parts, draft, pass, author, now).catch((error: unknown) => {
      if (passText !== null && error instanceof Refusal && error.code === 'RESTAURANT_PASS_NEEDED')
        parts.guesses.countMiss(NO_VENUE_ID, address);
      throw error;
    });
    const signingIn = { ...author, entryId: parts.newId() };
    const token = await beginSession(parts, account, signingIn, now);
    const session = await findSession(parts.db, hashSessionToken(token), now);
    if (session === null) throw new Refusal('SIGN_IN_FAILED');
    const venues = await listVenueSummaries(parts.db, session.reach);
    return {
      status: 201,
      data: toSessionResource(session, venues),
      headers: { 'Set-Cookie': beginSessionCookie(token) },
    };
  },
});

async function passOf(
  parts: VenueParts,
  passText: string | null,
  isFromHere: boolean,
): Promise<RestaurantPass> {
  if (passText !== null) {
    const operator = await findOperator(parts, passText);
    return operator === null ? { kind: 'Link', code: passText } : { kind: 'Operator', operator };
  }
  const { isPrivate } = parts;
  if (!isPrivate || !isFromHere) throw new Refusal('RESTAURANT_PASS_NEEDED');
  return { kind: 'First' };
}
