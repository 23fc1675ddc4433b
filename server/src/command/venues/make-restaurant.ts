import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '../../core/languages.ts';
import { FIRST_MENUS } from '../../core/venue/setup/first-menu.ts';
import { CommandError } from '../call-api.ts';
import { callOperator, type OperatorAccess } from '../operator-client.ts';
import type { Outcome } from '../outcome.ts';
import { startAsking, type Terminal } from '../terminal.ts';

/** The options of `sofra venues create`: a given option is not asked for at the terminal. */
export interface RestaurantOptions {
  name?: string;
  country?: string;
  language?: string;
  ownerName?: string;
  email?: string;
  tables?: string;
  seats?: string;
  takeaway?: string;
  delivery?: string;
  bookings?: string;
  menu?: string;
  practice?: true;
}

const YES_OR_NO = /^(y|yes|n|no)$/i;
const WHOLE_NUMBER = /^\d+$/;
const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`, 'i');

/** The questions in order: option, text, default answer (`null` if an answer is required), and the pattern of an answer. */
const QUESTIONS = [
  ['name', 'Name of the restaurant', null, /./],
  ['country', 'Country, such as TR', 'TR', /^[a-z]{2}$/i],
  [
    'language',
    `Language of the menu: ${LANGUAGES.slice(0, -1).join(', ')} or ${LANGUAGES.at(-1)}`,
    'tr',
    oneOf(LANGUAGES),
  ],
  ['ownerName', 'Name of the owner', null, /./],
  ['email', 'E-mail address of the owner', null, /^[^\s@]+@[^\s@]+$/],
  ['tables', 'How many tables', '10', WHOLE_NUMBER],
  ['seats', 'Seats at a table', '4', WHOLE_NUMBER],
  ['takeaway', 'Takeaway, yes or no', 'yes', YES_OR_NO],
  ['delivery', 'Delivery, yes or no', 'no', YES_OR_NO],
  ['bookings', 'Bookings, yes or no', 'yes', YES_OR_NO],
  ['menu', `First menu: ${FIRST_MENUS.join(', ')}`, 'Empty', oneOf(FIRST_MENUS)],
] as const satisfies readonly (readonly [keyof RestaurantOptions, string, string | null, RegExp])[];

/**
 * Makes a restaurant. Asks at the terminal for missing options; without a terminal it uses the defaults.
 * @returns what to print, with the owner's new password, which is shown only once
 * @throws CommandError if a script omits an option without a default, for an option in the wrong form, and for an answer
 *   that the service refuses
 */
export async function makeRestaurant(
  access: OperatorAccess,
  options: RestaurantOptions,
  terminal: Terminal | null,
): Promise<Outcome> {
  requireForms(options);
  const answers = terminal === null ? defaultAnswers(options) : await askAnswers(terminal, options);
  const password = randomBytes(12).toString('base64url');
  const body = { ...restaurantBody(answers, password), ...(options.practice && { isPractice: true }) };
  const made = await callOperator(access, 'POST', '/restaurants', JSON.stringify(body));
  const { venueId } = made as { venueId: string };
  const signInUrl = new URL('/app/sign-in', access.publicUrl ?? access.url).href;
  const { email } = body.owner;
  const lines = [
    `Made ${body.name} (${venueId}).`,
    `Its owner signs in at ${signInUrl}`,
    `  ${email} / ${password}   (shown only now)`,
  ];
  return { lines, data: { venueId, name: body.name, signInUrl, owner: { email, password } } };
}

/** Makes a link with which one restaurant can be made. */
export async function makeRestaurantLink(access: OperatorAccess, isPractice: boolean): Promise<Outcome> {
  const body = isPractice ? JSON.stringify({ isPractice }) : undefined;
  const made = await callOperator(access, 'POST', '/restaurant-links', body);
  const { url, expiresAt } = made as { url: string; expiresAt: string };
  const what = isPractice ? 'practice venue' : 'restaurant';
  const lines = [`One ${what} can be created here until ${expiresAt}, by anyone who opens it:`, `  ${url}`];
  return { lines, data: { url, expiresAt } };
}

type Answers = Record<(typeof QUESTIONS)[number][0], string>;

/** @throws CommandError if an option does not match the pattern of its question */
function requireForms(options: RestaurantOptions): void {
  for (const [name, question, , form] of QUESTIONS) {
    const given = options[name];
    if (given !== undefined && given !== '' && !form.test(given))
      throw new CommandError(`--${optionOf(name)} is "${given}". ${question}.`);
  }
}

const optionOf = (name: string) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

function defaultAnswers(options: RestaurantOptions): Answers {
  const missing = QUESTIONS.filter(([name, , fallback]) => fallback === null && !options[name]).map(
    ([name]) => optionOf(name),
  );
  if (missing.length > 0)
    throw new CommandError(`Without a terminal state ${missing.map((name) => `--${name}`).join(', ')}.`);
  return Object.fromEntries(
    QUESTIONS.map(([name, , fallback]) => [name, options[name] ?? fallback ?? '']),
  ) as Answers;
}

/** Asks for the missing answers; repeats a question until the answer matches its pattern. */
async function askAnswers(terminal: Terminal, options: RestaurantOptions): Promise<Answers> {
  const asking = startAsking(terminal);
  try {
    const answers: Partial<Answers> = {};
    for (const [name, question, fallback, form] of QUESTIONS) {
      answers[name] = options[name] ?? '';
      const hint = fallback === null ? '' : ` [${fallback}]`;
      while (answers[name] === '') {
        const answer = await asking.ask(`${question}${hint}: `);
        if (answer === null) throw new CommandError('Nothing was created: the input ended.');
        const meant = answer || (fallback ?? '');
        if (form.test(meant)) answers[name] = meant;
      }
    }
    return answers as Answers;
  } finally {
    asking.close();
  }
}

function restaurantBody(answers: Answers, password: string) {
  const country = answers.country.toUpperCase();
  return {
    name: answers.name,
    countryCode: country,
    timeZone: timeZoneOf(country),
    language: answers.language.toLowerCase(),
    owner: { name: answers.ownerName, email: answers.email, password },
    tables: Number(answers.tables),
    seatsPerTable: Number(answers.seats),
    takesTakeaway: isYes(answers.takeaway),
    takesDelivery: isYes(answers.delivery),
    takesBookings: isYes(answers.bookings),
    menu: menuOf(answers.menu),
  };
}

/** The time zone of a country if it has exactly one, else that of this machine. The service refuses an unknown country. */
function timeZoneOf(country: string): string {
  const zones = /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).getTimeZones() : [];
  const [only, other] = zones ?? [];
  return only !== undefined && other === undefined ? only : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer);
}

/** The first menu with this name, in any letter case. */
function menuOf(answer: string): string {
  return FIRST_MENUS.find((menu) => menu.toLowerCase() === answer.toLowerCase()) ?? answer;
}
