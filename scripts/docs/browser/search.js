/**
 * A place in the documentation that can be found: a part of a page, or an error code.
 * @typedef {object} Entry
 * @property {string} url
 * @property {string} title  of the part
 * @property {string} page  the title of its page
 * @property {string} text  its words, without marks
 */

/**
 * What readers of other services ask for, and what it is called here. Both sides in small letters.
 * @type {Record<string, string[]>}
 */
export const SYNONYMS = {
  'access token': ['api key'],
  'auth token': ['api key'],
  'bearer token': ['api key'],
  'test mode': ['practice venue', 'demo'],
  'test environment': ['practice venue', 'demo'],
  sandbox: ['practice venue', 'demo'],
  staging: ['practice venue', 'demo'],
  mock: ['service in memory'],
  mocking: ['service in memory'],
  cors: ['what a browser may see'],
  'cross-origin': ['what a browser may see'],
  'rate limit': ['limits', 'budgets'],
  'rate limits': ['limits', 'budgets'],
  'rate limiting': ['limits', 'budgets'],
  throttling: ['limits', 'budgets'],
  quota: ['limits', 'budgets'],
  idempotent: ['idempotency', 'order once'],
  idempotence: ['idempotency', 'order once'],
  'duplicate orders': ['order once'],
  void: ['strike', 'remove', 'changing'],
  comp: ['given away', 'discount'],
  coupon: ['campaign'],
  voucher: ['campaign'],
  promotion: ['campaign'],
  promo: ['campaign'],
  check: ['bill'],
  tab: ['bill'],
  cart: ['basket'],
  item: ['line', 'product'],
  modifier: ['option', 'extra'],
  modifiers: ['option', 'extra'],
  tax: ['vat'],
  'webhook secret': ['signing secret'],
  signature: ['verify', 'signing secret'],
  hmac: ['verify the signature'],
  callback: ['webhook'],
  refund: ['give back', 'refunds'],
  charge: ['payment'],
  checkout: ['place an order'],
  'table booking': ['book a table', 'reservation'],
  booking: ['reservation'],
  bookings: ['reservations'],
  availability: ['booking calendar'],
  pagination: ['cursor', 'pagesize'],
  paging: ['cursor', 'pagesize'],
  swagger: ['openapi'],
  login: ['signing in', 'sign in'],
  '2fa': ['two-step sign-in', 'second factor'],
  mfa: ['two-step sign-in', 'second factor'],
  permission: ['rights'],
  permissions: ['rights'],
  location: ['venue'],
  store: ['venue'],
  dish: ['product'],
  'cash register': ['till', 'drawer'],
  pos: ['till'],
  kds: ['kitchen board', 'kitchen'],
  docker: ['container'],
  changelog: ['changes'],
};

/**
 * The places that have every word of a question, the best first: whole titles, then titles, then texts. A word may
 * also be in the title of the page. Letters in either case are the same. A synonym counts for half of what was typed,
 * and a word that no place has may have one typo.
 * @param {readonly Entry[]} entries
 * @param {string} question
 * @returns {Entry[]}
 */
export function findInDocs(entries, question) {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const small = entries.map(({ title, page, text }) => ({
    title: title.toLowerCase(),
    page: page.toLowerCase(),
    text: text.toLowerCase(),
  }));
  const spelled = spellingsOf(words, small);
  const others = spelled.flatMap(withSynonyms);
  return entries
    .map((entry, at) => {
      const place = /** @type {Place} */ (small[at]);
      const own = spelled.map((asked) => scoreOf(place, asked));
      return { entry, score: Math.max(...own, ...others.map((asked) => scoreOf(place, asked) / 2)) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/**
 * The words as they were typed, or, if one of them is in no place, with the words that are one typo away.
 * @param {readonly string[]} words @param {readonly Place[]} places
 */
function spellingsOf(words, places) {
  /** @type {Set<string> | undefined} */
  let known;
  /** @type {string[][]} */
  let spellings = [[]];
  for (const word of words) {
    const isKnown = word.length < 5 || places.some((place) => scoreOfWord(place, word) > 0);
    if (!isKnown) known ??= knownWords(places);
    const meant = isKnown || known === undefined || known.has(word) ? [word] : oneTypoFrom(word, known);
    spellings = spellings.flatMap((before) => meant.map((one) => [...before, one]));
  }
  return spellings;
}

/** @param {readonly Place[]} places */
function knownWords(places) {
  const texts = places.flatMap(({ title, page, text }) => [title, page, text]);
  return new Set([...texts, ...Object.keys(SYNONYMS)].flatMap((text) => text.split(/[^\p{L}\p{N}_]+/u)));
}

/**
 * The known words, or the beginnings of them, that are one letter away: one more, one less, another, or two swapped.
 * @param {string} word @param {ReadonlySet<string>} known
 */
function oneTypoFrom(word, known) {
  const lengths = [word.length + 1, word.length, word.length - 1];
  const found = [...known].map((one) =>
    lengths
      .filter((length) => length <= one.length)
      .map((length) => one.slice(0, length))
      .find((beginning) => isOneTypo(word, beginning)),
  );
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** @param {string} a @param {string} b  at most one letter longer or shorter @returns {boolean} */
function isOneTypo(a, b) {
  if (a.length > b.length) return isOneTypo(b, a);
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return isSwapped || a.slice(at + 1) === b.slice(at + 1);
}

/** The other ways to ask. @param {readonly string[]} words */
function withSynonyms(words) {
  let questions = [` ${words.join(' ')} `];
  for (const [phrase, others] of Object.entries(SYNONYMS)) {
    questions = questions.flatMap((asked) =>
      asked.includes(` ${phrase} `)
        ? [asked, ...others.map((other) => asked.replace(` ${phrase} `, ` ${other} `))]
        : [asked],
    );
  }
  return questions.slice(1).map((asked) => asked.trim().split(' '));
}

/** @typedef {Pick<Entry, 'title' | 'page' | 'text'>} Place  in small letters */

/**
 * 0 if a word is missing.
 * @param {Place} place @param {readonly string[]} words
 */
function scoreOf(place, words) {
  const scores = words.map((word) => scoreOfWord(place, word));
  if (scores.includes(0)) return 0;
  return scores.reduce((sum, score) => sum + score, place.title === words.join(' ') ? 100 : 0);
}

/** @param {Place} place @param {string} word */
function scoreOfWord({ title, page, text }, word) {
  // A page is before its parts and before error codes.
  if (startsWord(title, word)) return title === page ? 22 : 20;
  if (title.includes(word)) return 10;
  if (startsWord(page, word)) return 6;
  if (startsWord(text, word)) return 3;
  return text.includes(word) ? 1 : 0;
}

/** @param {string} text @param {string} word */
function startsWord(text, word) {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
