/**
 * A place in the documentation that can be found: a part of a page, or an error code.
 * @typedef {object} Entry
 * @property {string} url
 * @property {string} title  of the part
 * @property {string} page  the title of its page
 * @property {string} text  its words, without marks
 */

/**
 * The places that have every word of a question, the best first: whole titles, then titles, then texts. A word may
 * stand in the title of the page. Case counts nowhere.
 * @param {readonly Entry[]} entries
 * @param {string} question
 * @returns {Entry[]}
 */
export function findInDocs(entries, question) {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/**
 * 0 where a word is missing.
 * @param {Entry} entry @param {readonly string[]} words
 */
function scoreOf({ title, page, text }, words) {
  const places = { title: title.toLowerCase(), page: page.toLowerCase(), text: text.toLowerCase() };
  const scores = words.map((word) => scoreOfWord(places, word));
  if (scores.includes(0)) return 0;
  return scores.reduce((sum, score) => sum + score, places.title === words.join(' ') ? 100 : 0);
}

/** @param {{ title: string, page: string, text: string }} places @param {string} word */
function scoreOfWord({ title, page, text }, word) {
  if (startsWord(title, word)) return 20;
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
