import type { Schemas } from '../../api/client.ts';

/** A record that an act touched, or would touch, with what differs. */
export type DifferingRecord = Schemas['AuditedRecord'];
