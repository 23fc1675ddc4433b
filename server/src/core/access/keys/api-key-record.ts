/** What a key may do besides reading the venue and its menu. */
export interface KeyPermissions {
  placesOrders: boolean;
  takesReservations: boolean;
}

/** An API key as it is stored. Instants are milliseconds. */
export interface KeyRecord {
  id: string;
  /** Also labels the orders that the key places. */
  name: string;
  permissions: KeyPermissions;
  /** The first characters of the key, shown in the panel. */
  prefix: string;
  /** SHA-256 of the whole key, lower-case hexadecimal. */
  hash: string;
  createdAt: number;
  revokedAt: number | null;
}
