import assert from 'node:assert/strict';
import type { TestAnswer } from './sofra.ts';

type Refusal = Pick<TestAnswer, 'status' | 'body'>;

/**
 * Asserts that an answer is this refusal, and that it names these fields if any are given. Returns the fields
 * it names.
 */
export function assertRefused(
  answer: Refusal,
  status: number,
  code: string,
  fields?: readonly string[],
): string[] {
  const { body } = answer;
  assert.deepEqual([answer.status, body.errorCode], [status, code], JSON.stringify(body));
  const named = body.validationErrors.map((problem: { field: string }) => problem.field);
  if (fields !== undefined) assert.deepEqual(named, fields);
  return named;
}

/** The refusal of an answer in plain text: its status and code, then each field with its sentence. */
export function refusedWith({ status, body }: Refusal): string[] {
  const problems = (body.validationErrors ?? []) as { field: string; message: string }[];
  return [`${status} ${body.errorCode}`, ...problems.map(({ field, message }) => `${field} ${message}`)];
}
