import { Refusal } from '../../../core/refusals.ts';

/**
 * Runs something for one item of a list in a request.
 * @param path  the path of the item, such as `products[3]`
 * @throws Refusal of `run`, with the path of the item before those of its problems; a refusal without problems gets
 *   the item as its problem
 */
export function withItemPath<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, problems, message } = error;
    const located = problems.map((problem) => ({ ...problem, field: `${path}.${problem.field}` }));
    const itemProblem = { field: path, message, attemptedValue: null };
    throw new Refusal(code, { problems: located.length > 0 ? located : [itemProblem] });
  }
}
