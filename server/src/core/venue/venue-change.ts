/** What can change at a venue, for the screens that follow it. */
export const CHANGE_KINDS = ['Bill', 'Ticket', 'Printer', 'Reservation', 'Venue'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What of a venue changed, when it is the venue itself. `Standing` is what the operator decides. */
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
] as const;
export type VenuePart = (typeof VENUE_PARTS)[number];

/** What staff are told of by a chime and a badge. */
export const NOTICE_KINDS = [
  'NewOrder',
  'NewRound',
  'NewReservation',
  'ReservationCancelled',
  'PrinterTrouble',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
