import { Refusal } from '../../../core/refusals.ts';
import type { BookingDraftContent } from '../../../operations/assistants/prepare-booking.ts';
import { requireAssistant } from '../../../operations/assistants/require-assistant.ts';
import { findDraft } from '../../../store/assistants/drafts.ts';
import { publicOperation } from '../../public-operation.ts';
import { DraftParams, requireDraftOfPath } from '../named-draft.ts';
import { BookingDraftResource, toBookingDraftResource } from './booking-draft-resource.ts';

export const readBookingDraft = publicOperation({
  operationId: 'readBookingDraft',
  method: 'GET',
  path: '/booking-drafts/{draft}',
  tag: 'Reservations',
  summary: 'Read a prepared booking',
  description:
    'Returns the draft as it was prepared, for up to a day. Use it to show the draft to the person who ' +
    'confirms it.',
  permission: 'Read',
  budget: 'read',
  params: DraftParams,
  answers: { 200: { description: 'The draft.', schema: BookingDraftResource } },
  refusals: ['ASSISTANT_DRAFT_NOT_FOUND'],
  run: async ({ db, secretKeys }, { caller, lookup, params, language }) => {
    await requireAssistant(db, caller);
    const { draftId, venue } = await requireDraftOfPath(secretKeys, caller, lookup, params.draft);
    const draft = await findDraft<BookingDraftContent>(db, venue.venue.id, caller.keyId, draftId);
    if (draft === null || !('booking' in draft.content)) throw new Refusal('ASSISTANT_DRAFT_NOT_FOUND');
    const data = toBookingDraftResource(secretKeys, { caller, language }, venue, { draft, earlier: null });
    return { status: 200, data };
  },
});
