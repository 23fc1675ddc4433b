import { Type } from 'typebox';
import { NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Budget, requireWithinBudget } from '../../http/limits/budget.ts';
import { recogniseBrowser } from '../../operations/access/sign-in/browser-links.ts';
import { deriveKey } from '../../store/encryption/derive-key.ts';
import { browserCookie, readBrowserCookie } from '../browser-cookie.ts';
import { venueOperation } from '../venue-operation.ts';

const ALLOW_BROWSER_BUDGET: Budget = { name: 'allow-browser', perMinute: 20 };

export const allowBrowser = venueOperation({
  operationId: 'allowBrowser',
  method: 'POST',
  path: '/session/browser',
  tag: 'Session',
  summary: 'Allow a browser to sign in',
  description:
    'Allows this browser to sign in to the account of a mailed link. Such a link is mailed when a ' +
    'sign-in is refused with `BROWSER_LINK_NEEDED`; it works once and for 15 minutes. It does not sign ' +
    'the person in: the next sign-in on this browser is treated like one on a browser that signed in ' +
    'before. At most 20 calls a minute from one network address.',
  access: 'Anyone',
  body: Type.Object(
    { token: Type.String({ maxLength: 100, description: 'The part of the link after the `#`.' }) },
    {
      title: 'BrowserLink',
      examples: [
        { token: '01900000-0000-7000-8000-000000000001.kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA' },
      ],
    },
  ),
  answers: {
    200: {
      description: 'The browser is allowed to sign in.',
      schema: Type.Object({ isAllowed: Type.Boolean({ description: '`true`, always.', examples: [true] }) }),
      headers: { 'Set-Cookie': 'The cookie of the browser, `__Host-sofra-device`.' },
    },
  },
  refusals: ['PASSWORD_LINK_INVALID'],
  makeState: ({ secretKeys }) => ({
    deviceKeys: secretKeys.map((key) => deriveKey(key, 'device-cookie-1')),
  }),
  run: async (parts, { body, address, header, now }, { deviceKeys }) => {
    requireWithinBudget(parts.spend?.(ALLOW_BROWSER_BUDGET, address), {});
    const { db, random, guesses } = parts;
    const link = { token: body.token, device: readBrowserCookie(header('cookie')) };
    const device = await recogniseBrowser({ db, random, deviceKeys }, link, now).catch((error: unknown) => {
      if (error instanceof Refusal) guesses.countMiss(NO_VENUE_ID, address);
      throw error;
    });
    return { status: 200, data: { isAllowed: true }, headers: { 'Set-Cookie': [browserCookie(device)] } };
  },
});
