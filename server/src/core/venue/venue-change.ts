/** The kinds of changes of a venue that its screens follow. */
export const CHANGE_KINDS = ['Bill', 'Ticket', 'Printer', 'Reservation', 'Venue'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * The part that changed, for changes of kind `Venue`. `Standing`: the properties that the operator sets. `Notices`: personal notices
 * and approvals; each screen then loads those of its person.
 */
export const VENUE_PARTS = [
  'Settings',
  'Tables',
  'Menu',
  'Stock',
  'Campaigns',
  'Printers',
  'Keys',
  'Accounts',
  'Rush',
  'Standing',
  'Notices',
  'Drawers',
] as const;
export type VenuePart = (typeof VENUE_PARTS)[number];

/** The kinds of notices for all staff, shown with a sound and a badge. */
export const NOTICE_KINDS = [
  'NewOrder',
  'NewRound',
  'NewReservation',
  'ReservationCancelled',
  'PrinterTrouble',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
