import { Refusal } from '../../../core/refusals.ts';

/**
 * Does something for one item of a list in a request.
 * @param path  the path of the item, such as `products[3]`
 * @throws Refusal as thrown, its problems below the path of the item; a refusal without problems names the item
 */
export function withItemPath<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, problems, message } = error;
    const located = problems.map((problem) => ({ ...problem, field: `${path}.${problem.field}` }));
    const whole = { field: path, message, attemptedValue: null };
    throw new Refusal(code, { problems: located.length > 0 ? located : [whole] });
  }
}
