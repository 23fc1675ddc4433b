import { type Problem, Refusal } from '../../core/refusals.ts';
import type { OperationDescription } from '../operation.ts';
import { parameterWords } from './problem-words.ts';
import { examinerOf, readerOf } from './read-input.ts';
import { queryReader } from './read-query.ts';

/** A body whose values have the right types, and the rules of its schema that they break. */
export interface ReadBody {
  value: unknown;
  /** Empty unless the operation adds rules of its own (`addsBodyRules`). */
  problems: Problem[];
}

/** Reads path, query and body of a call with the schemas of its operation. */
export interface CallInput {
  /** Reads the path parameters. Ids may be in any letter case, and are returned in lower case. */
  params(raw: unknown): Record<string, string>;
  query(raw: unknown): unknown;
  /** Whether the operation has a JSON body. */
  readsBody: boolean;
  /** @param raw  `undefined` for no body, which is read as `null` where the body is optional */
  body(raw: unknown): ReadBody;
}

/** The parts of an operation's description that say how its input is read. */
export type InputDescription = Pick<
  OperationDescription,
  'params' | 'query' | 'bodyIsOptional' | 'addsBodyRules' | 'invalidCode'
> & { body?: OperationDescription['body'] | undefined };

/**
 * Compiles the schemas of an operation, once. A value of the wrong type is refused with VALIDATION_ERROR, one
 * that breaks a rule with the operation's `invalidCode`.
 */
export function callInputOf(operation: InputDescription): CallInput {
  const { params, query, body, bodyIsOptional, addsBodyRules, invalidCode = 'VALIDATION_ERROR' } = operation;
  const readParams = params && readerOf<Record<string, string>>(params, invalidCode);
  const readQuery = query && queryReader(query);
  const checkQuery = query && readerOf<object>(query, invalidCode, parameterWords);
  const examine = body && examinerOf(body);
  return {
    readsBody: examine !== undefined,
    params: (raw) => lowerCased(readParams?.(raw) ?? {}),
    query: (raw) => readQuery && checkQuery?.(readQuery(raw as Record<string, unknown>)),
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
