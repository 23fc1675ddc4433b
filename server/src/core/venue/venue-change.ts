/** What can change at a venue, for the screens that follow it. */
export const CHANGE_KINDS = ['Bill', 'Ticket', 'Printer', 'Reservation', 'Venue'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * The part of a venue that changed, for changes of the venue itself. `Standing` is decided by the operator; `Notices` are those of
 * people, with what they ask each other to agree to: each screen reads its person's own.
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

/** The notices that staff get with a chime and a badge. */
export const NOTICE_KINDS = [
  'NewOrder',
  'NewRound',
  'NewReservation',
  'ReservationCancelled',
  'PrinterTrouble',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
