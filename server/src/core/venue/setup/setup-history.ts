/** The kinds of records in the history of the set-up. */
export const SETUP_RECORD_KINDS = [
  'Settings',
  'Area',
  'Table',
  'Category',
  'Product',
  'Campaign',
  'Printer',
] as const;
export type SetupRecordKind = (typeof SETUP_RECORD_KINDS)[number];

export const SETUP_ACTIONS = ['Added', 'Changed', 'Removed', 'Reordered'] as const;
export type SetupAction = (typeof SETUP_ACTIONS)[number];

/** A record that a change of the set-up touched. */
export interface ChangedRecord {
  kind: SetupRecordKind;
  /** For `Reordered` products, the id of their category; `null` if all records of the kind were put in another order. */
  id: string | null;
  /** The name after the change; for a removed record, its last name. */
  name: string | null;
  action: SetupAction;
  /** The names of the changed properties; empty unless the action is `Changed`. */
  properties: string[];
}

/** The most records that the entry of one change names. */
export const MOST_NAMED_RECORDS = 200;

/** The most stored entries of a venue. The oldest entries are deleted first. */
export const MOST_SETUP_CHANGES = 500;

/** The account that changed the set-up. */
export interface SetupAuthor {
  accountId: string;
  name: string;
}

/** One change of the set-up of a venue. */
export interface SetupChange {
  /** Counted from 1 within the venue. */
  number: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number;
  by: SetupAuthor;
  records: ChangedRecord[];
}
