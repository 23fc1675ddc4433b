/** The kinds of records that owners set up, in the history of the set-up. */
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
  /** Of `Reordered` products the category; `null` if all records of the kind were put in another order. */
  id: string | null;
  /** The name after the change; of a removed record the last one. */
  name: string | null;
  action: SetupAction;
  /** Names of the properties that changed, for `Changed`. */
  properties: string[];
}

/** The most records of one change that its entry names. */
export const MOST_NAMED_RECORDS = 200;

/** The most entries of a venue that are stored: the oldest ones go first. */
export const MOST_SETUP_CHANGES = 500;

/** Who changed the set-up. */
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
