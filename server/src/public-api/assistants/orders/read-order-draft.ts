import type { OrderDraftContent } from '../../../core/assistants/order-draft.ts';
import { Refusal } from '../../../core/refusals.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { findDraft } from '../../../store/assistants/drafts.ts';
import { publicOperation } from '../../public-operation.ts';
import { DraftParams, requireNamedDraft } from '../named-draft.ts';
import { OrderDraftResource, toOrderDraftAnswer } from './order-draft-resource.ts';

export const readOrderDraft = publicOperation({
  operationId: 'readOrderDraft',
  method: 'GET',
  path: '/order-drafts/{draft}',
  tag: 'Orders',
  summary: 'Read a prepared order',
  description:
    'Returns the draft as it was prepared, for a day. A program shows it to the person whom it asks.',
  permission: 'Read',
  budget: 'read',
  params: DraftParams,
  answers: { 200: { description: 'The draft.', schema: OrderDraftResource } },
  refusals: ['ASSISTANT_DRAFT_NOT_FOUND'],
  run: async (parts, { caller, lookup, params, language }) => {
    await requireAssistant(parts.db, caller);
    const { draftId, venue } = await requireNamedDraft(parts.secretKey, caller, lookup, params.draft);
    const draft = await findDraft<OrderDraftContent>(parts.db, venue.venue.id, caller.keyId, draftId);
    if (draft === null || !('request' in draft.content)) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
    const earlier = draft.taken === null ? null : draft;
    return {
      status: 200,
      data: await toOrderDraftAnswer(parts, { caller, language }, venue, { draft, earlier }),
    };
  },
});
