import type { Schemas } from '../../api/client.ts';

/** A record with the values that were changed, or would be changed by an import. */
export type ChangedRecord = Schemas['AuditedRecord'];
