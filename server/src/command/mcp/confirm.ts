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
 * Asks the person at the client, past the model. Where the client has no elicitation, its own rules for tools hold.
 * @param message  what they agree to
 * @param label  of the box that they tick
 * @returns what the tool answers when it must not go on; else `null`
 */
export function confirmation(
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
