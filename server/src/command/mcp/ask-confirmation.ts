import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';

const KEY = 'confirmation';

/**
 * Asks the person at the client directly, without the model (MCP elicitation). If the client does not support this, only
 * the client's own rules for tools apply.
 * @param message  the text that the person agrees to
 * @param label  the label of the check box
 * @returns the answer of the tool if it must not continue: the question, or that the person did not agree; `null` if it
 *   may continue
 */
export function askConfirmation(
  { server }: McpServer,
  { mcpReq }: ServerContext,
  { message, label }: { message: string; label: string },
): InputRequiredResult | { outcome: 'NotConfirmed' } | null {
  const answer = inputResponse(mcpReq.inputResponses, KEY);
  if (answer.kind === 'elicit')
    return answer.action === 'accept' && answer.content?.['agrees'] === true
      ? null
      : { outcome: 'NotConfirmed' };
  const envelope = mcpReq.envelope as Record<string, unknown> | undefined;
  const stated = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  if ((stated ?? server.getClientCapabilities())?.elicitation === undefined) return null;
  return inputRequired({
    inputRequests: {
      [KEY]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: 'object',
          properties: { agrees: { type: 'boolean', title: label } },
          required: ['agrees'],
        },
      }),
    },
  });
}
