import { type Problem, Refusal } from '../../core/refusals.ts';
import type { OperationDescription } from '../operation.ts';
import { parameterWords } from './problem-words.ts';
import { examinerOf, readerOf } from './read-input.ts';
import { readQuery } from './read-query.ts';

/** A body that could be read, with the rules of its schema that it breaks. */
export interface ReadBody {
  value: unknown;
  /** Empty unless the operation has rules of its own to add to them. */
  problems: Problem[];
}

/** Reads what a call brings, by the schemas of its operation. */
export interface CallInput {
  /** Ids in a path are read in any letter case, and are lower case here. */
  params(raw: unknown): Record<string, string>;
  query(raw: unknown): unknown;
  /** Whether the operation has a JSON body. */
  readsBody: boolean;
  /** @param raw  `undefined` for no body, which reads as `null` where it is optional */
  body(raw: unknown): ReadBody;
}

/** What the input of an operation is read by. */
export type InputDescription = Pick<
  OperationDescription,
  'params' | 'query' | 'bodyIsOptional' | 'addsBodyRules' | 'invalidCode'
> & { body?: OperationDescription['body'] | undefined };

/**
 * Makes the readers of an operation's input, once. Each refuses with VALIDATION_ERROR what cannot be read, and with the
 * operation's `invalidCode` what breaks a rule.
 */
export function callInputOf(operation: InputDescription): CallInput {
  const { params, query, body, bodyIsOptional, addsBodyRules, invalidCode = 'VALIDATION_ERROR' } = operation;
  const readParams = params && readerOf<Record<string, string>>(params, invalidCode);
  const checkQuery = query && readerOf<object>(query, invalidCode, parameterWords);
  const examine = body && examinerOf(body);
  return {
    readsBody: examine !== undefined,
    params: (raw) => lowerCased(readParams?.(raw) ?? {}),
    query: (raw) => query && checkQuery?.(readQuery(raw as Record<string, unknown>, query)),
    body: (raw) => {
      if (examine === undefined || (raw === undefined && bodyIsOptional))
        return { value: null, problems: [] };
      const { unreadable, invalid } = examine(raw);
      if (unreadable.length > 0) throw new Refusal('VALIDATION_ERROR', { problems: unreadable });
      if (invalid.length > 0 && !addsBodyRules) throw new Refusal(invalidCode, { problems: invalid });
      return { value: raw, problems: invalid };
    },
  };
}

function lowerCased(params: Record<string, string>): Record<string, string> {
  const lower: Record<string, string> = {};
  for (const name in params) lower[name] = params[name]!.toLowerCase();
  return lower;
}
