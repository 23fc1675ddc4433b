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

/** Whether the person agreed: `Unasked` where the client cannot ask them and its own rules for tools hold, or how they have to be asked. */
export type Confirmation = 'Agreed' | 'Refused' | 'Unasked' | InputRequiredResult;

/**
 * Asks the person at the client, past the model, where the client has elicitation.
 * @param message  what they agree to
 * @param label  of the box that they tick
 */
export function confirmation(
  { server }: McpServer,
  { mcpReq }: ServerContext,
  { message, label }: { message: string; label: string },
): Confirmation {
  const answer = inputResponse(mcpReq.inputResponses, KEY);
  if (answer.kind === 'elicit')
    return answer.action === 'accept' && answer.content?.['agrees'] === true ? 'Agreed' : 'Refused';
  const envelope = mcpReq.envelope as Record<string, unknown> | undefined;
  const stated = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  if ((stated ?? server.getClientCapabilities())?.elicitation === undefined) return 'Unasked';
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
