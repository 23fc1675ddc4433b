import { findOrderDraft } from '../../../operations/assistants/find-order-draft.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { publicOperation } from '../../public-operation.ts';
import { DraftParams, requireDraftOfPath } from '../named-draft.ts';
import { OrderDraftResource, toOrderDraftAnswer } from './order-draft-resource.ts';

export const readOrderDraft = publicOperation({
  operationId: 'readOrderDraft',
  method: 'GET',
  path: '/order-drafts/{draft}',
  tag: 'Orders',
  summary: 'Read a prepared order',
  description:
    'Returns the draft as it was prepared, for up to a day. Use it to show the draft to the person who ' +
    'confirms it.',
  permission: 'Read',
  budget: 'read',
  params: DraftParams,
  answers: { 200: { description: 'The draft.', schema: OrderDraftResource } },
  refusals: ['ASSISTANT_DRAFT_NOT_FOUND'],
  run: async (parts, { caller, lookup, params, language, now }) => {
    await requireAssistant(parts.db, caller);
    const { draftId, venue } = await requireDraftOfPath(parts.secretKeys, caller, lookup, params.draft);
    const prepared = await findOrderDraft(parts.db, venue.venue, caller.keyId, draftId, now);
    return { status: 200, data: await toOrderDraftAnswer(parts, { caller, language }, venue, prepared) };
  },
});
