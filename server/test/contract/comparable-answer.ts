// biome-ignore lint/suspicious/noExplicitAny: the documents are looked at from all sides
type Json = any;

const MADE = new Set(['id', 'number', 'addedLineIds', 'code', 'pageUrl']);

/** An answer in which the values that the service generates are replaced by those of the example. */
export function comparableTo(answer: Json, example: Json): Json {
  if (Array.isArray(answer) && Array.isArray(example))
    return answer.map((item, at) => comparableTo(item, example[at]));
  if (typeof answer !== 'object' || answer === null || typeof example !== 'object' || example === null)
    return answer;
  // The ids of the venue's own records are those of the document, and are answered unchanged.
  const isMade = (name: string, part: Json) =>
    MADE.has(name) && !String(part).startsWith('01900000-') && typeof part === typeof example[name];
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [
      name,
      isMade(name, part) ? example[name] : comparableTo(part, example[name]),
    ]),
  );
}
