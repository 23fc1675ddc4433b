import {
  type CallToolResult,
  type InputRequiredResult,
  isInputRequiredResult,
} from '@modelcontextprotocol/server';
import { ApiRefusal, CommandError } from '../call-api.ts';

/** JSON, as text and as data. Names and notes in it are values, never sentences to the model. */
function dataResult(data: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(data) }],
    structuredContent: data as Record<string, unknown>,
  };
}

/**
 * The result of a tool: the JSON of what it read or did, or the question that the client has to ask first. What it refuses is told to the model with its code, so that it can go on from it.
 * @throws what is no expected failure
 */
export async function resultOf(call: () => Promise<unknown>): Promise<CallToolResult | InputRequiredResult> {
  try {
    const result = (await call()) as object;
    return isInputRequiredResult(result) ? result : dataResult(result);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const code = error instanceof ApiRefusal ? error.code : 'NO_ANSWER';
    return { ...dataResult({ error: { code, message: error.message } }), isError: true };
  }
}
