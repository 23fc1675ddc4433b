import { SETUP_ACTIONS, SETUP_RECORD_KINDS, type SetupAuthor } from '../venue/setup/setup-history.ts';

/** The parts of the audit log, for filters. `Standing` contains the changes of a venue by the operator. */
export const AUDIT_PARTS = [
  'SignIns',
  'Accounts',
  'Keys',
  'Settings',
  'Tables',
  'Menu',
  'Campaigns',
  'Printers',
  'Standing',
  'Documents',
] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** The authors of acts: an account, the operator of the service, or an unknown person, for example in a failed sign-in. */
export const AUDIT_ACTORS = ['Account', 'Operator', 'Nobody'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

export const AUDITED_KINDS = [...SETUP_RECORD_KINDS, 'Account', 'Key', 'Device', 'Venue', 'Service'] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

export const AUDIT_ACTIONS = [
  ...SETUP_ACTIONS,
  'SignedIn',
  'SignInSlowed',
  'ProofFailed',
  'Imported',
  'Exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A property that an act changed. */
export interface AuditedProperty {
  name: string;
  /** JSON values; `null` for a secret, and for a value that is too long: then the log shows only that it changed. */
  values: { before: unknown; after: unknown } | null;
}

/** A record that an act touched. */
export interface AuditedRecord {
  kind: AuditedKind;
  /** `null` if the act put all records of the kind in another order. */
  id: string | null;
  /** The name after the act; for a removed record, its last name. */
  name: string | null;
  action: AuditAction;
  properties: readonly AuditedProperty[];
}

/** The API call of an act. */
export interface AuditedCall {
  /** The id of the entry in the audit log. */
  entryId: string;
  operation: string;
  /** The IP address of the caller, in the form that the rate limits use. */
  address: string | null;
  traceId: string | null;
}

/** The author of an act, with the API call. */
export interface Author extends AuditedCall {
  /** `null` for the operator. */
  account: SetupAuthor | null;
  /** The name of the operator's token; absent for an account, and for a command on the database itself. */
  operator?: string;
}

/** An account as the author of an act, with the API call. */
export interface AccountAuthor extends Author {
  account: SetupAuthor;
}

/** The operator as the author of an act, with the name of the token and the API call. */
export interface OperatorAuthor extends Author {
  account: null;
  operator: string;
}

/** The author and the time of an act, in milliseconds. */
export interface ActStamp<By extends Author = AccountAuthor> {
  by: By;
  now: number;
}

/** An entry of the audit log. */
export interface AuditEntry extends Omit<AuditedCall, 'entryId'> {
  id: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number;
  part: AuditPart;
  actor: AuditActor;
  /** `null` if the author is not an account. */
  accountId: string | null;
  /** The name of the account at that time; for the operator, the name of the operator token. */
  accountName: string | null;
  recordCount: number;
  /** The records that this entry names. There may be more records, which are only counted in `recordCount`. */
  records: AuditedRecord[];
}

/** The venue id of entries about acts of the operator that do not concern a venue. */
export const NO_VENUE_ID = '00000000-0000-0000-0000-000000000000';
