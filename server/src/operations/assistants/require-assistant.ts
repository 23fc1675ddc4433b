import type { Caller } from '../../core/access/caller.ts';
import type { AssistantLimits } from '../../core/assistants/assistant-limits.ts';
import { Refusal } from '../../core/refusals.ts';
import { findAssistantLimits } from '../../store/assistants/assistant-limits.ts';
import type { Db } from '../../store/database.ts';

/** The current limits of a key that may prepare and take drafts. @throws Refusal PUBLIC_API_SCOPE_MISSING for any other key */
export async function requireAssistant(db: Db, caller: Caller): Promise<AssistantLimits> {
  const limits = await findAssistantLimits(db, caller);
  if (limits === null) throw new Refusal('PUBLIC_API_SCOPE_MISSING');
  return limits;
}
