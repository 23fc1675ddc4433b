import { limitProblems, MOST_PROBLEMS, type Problem, Refusal, type RefusalCode } from '../core/refusals.ts';

/** The path from the root of a document to a value in it. */
export type DocumentPath = readonly (string | number)[];

/** Properties whose values are secret: no answer repeats them. */
const SECRETS = new Set<unknown>(['password', 'passwordHash', 'key', 'keyHash']);

/** Collects up to 100 faults of a document. One answer reports them all, in the order of the document. */
export class DocumentFaults {
  readonly #found = new Map<string, { path: DocumentPath; problem: Problem }>();
  readonly #claims = new Map<string, DocumentPath>();
  #isOverfull = false;

  /** Whether more faults were found than are reported: the search can stop. */
  get isOverfull(): boolean {
    return this.#isOverfull;
  }

  /** Adds a fault. Of several faults at one place, only the first is reported. */
  add(path: DocumentPath, message: string, value?: unknown): void {
    if (this.#isOverfull) return;
    const field = fieldOf(path);
    if (this.#found.has(field)) return;
    if (this.#found.size >= MOST_PROBLEMS) {
      this.#isOverfull = true;
      return;
    }
    this.#found.set(field, {
      path,
      problem: { field, message, attemptedValue: attemptedValueOf(path, value) },
    });
  }

  /** Claims a value, which may occur only once in `scope`. Adds a fault if it was claimed before. */
  claim(scope: string, value: string, path: DocumentPath): void {
    const claim = `${scope}\0${value}`;
    const first = this.#claims.get(claim);
    if (first === undefined) this.#claims.set(claim, path);
    else this.add(path, `is the same as ${fieldOf(first)}`, value);
  }

  /** @throws Refusal of that code with the faults, if there are any; the last of 100 says that there are more */
  refuse(document: unknown, code: RefusalCode = 'DOCUMENT_INVALID'): void {
    if (this.#found.size === 0) return;
    const names = new WeakMap<object, string[]>();
    const ranked = [...this.#found.values()].map(({ path, problem }) => ({
      rank: rankOf(path, document, names),
      problem,
    }));
    ranked.sort((a, b) => compareRanks(a.rank, b.rank));
    const problems = ranked.map(({ problem }) => problem);
    throw new Refusal(code, { problems: limitProblems(problems, this.#isOverfull) });
  }
}

/** The longest name in a path, in UTF-16 code units. A name in a document can have megabytes. */
const NAME_LENGTH = 100;

/** A path as text: `venues[0].areas[1].name`. */
function fieldOf(path: DocumentPath): string {
  const field = path.reduce<string>((before, step) => {
    if (typeof step === 'number') return `${before}[${step}]`;
    const name = step.slice(0, NAME_LENGTH).toWellFormed();
    return before === '' ? name : `${before}.${name}`;
  }, '');
  return field === '' ? 'document' : field;
}

const ATTEMPTED_LENGTH = 200;

function attemptedValueOf(path: DocumentPath, value: unknown): Problem['attemptedValue'] {
  if (SECRETS.has(path.at(-1))) return null;
  if (typeof value === 'string') return value.slice(0, ATTEMPTED_LENGTH).toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The positions along the path to a value; a missing property comes last in its record. */
function rankOf(path: DocumentPath, document: unknown, names: WeakMap<object, string[]>): number[] {
  let here: unknown = document;
  return path.map((step) => {
    if (typeof here !== 'object' || here === null) return Infinity;
    const position = Array.isArray(here) ? Number(step) : namesOf(here, names).indexOf(String(step));
    here = Object.hasOwn(here, step) ? (here as Record<string | number, unknown>)[step] : undefined;
    return position < 0 ? Infinity : position;
  });
}

/** Cached, because a record can have very many. */
function namesOf(record: object, known: WeakMap<object, string[]>): string[] {
  const names = known.get(record) ?? Object.keys(record);
  known.set(record, names);
  return names;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [at, position] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (position !== other) return position - other;
  }
  return a.length - b.length;
}
