import {
  type CallToolResult,
  type InputRequiredResult,
  isInputRequiredResult,
} from '@modelcontextprotocol/server';
import { ApiRefusal, CommandError } from '../call-api.ts';

/**
 * A result with the same JSON as text and as data. Names and notes stay JSON values, so that a model does not read them
 * as instructions.
 */
function dataResult(data: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(data) }],
    structuredContent: data as Record<string, unknown>,
  };
}

/**
 * The result of a tool: its JSON, or the question that the client must ask first. An expected failure becomes an error
 * result with its code, so that the model can react to it.
 * @throws any error other than `CommandError`
 */
export async function toToolResult(
  call: () => Promise<unknown>,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    const result = (await call()) as object;
    return isInputRequiredResult(result) ? result : dataResult(result);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const code = error instanceof ApiRefusal ? error.code : 'NO_ANSWER';
    return { ...dataResult({ error: { code, message: error.message } }), isError: true };
  }
}
