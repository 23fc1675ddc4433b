import type { Schemas } from '../../api/client.ts';

/** A record that an act changed, or would change, with its differences. */
export type DifferingRecord = Schemas['AuditedRecord'];
