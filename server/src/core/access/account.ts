/** A bridge is a program beside a fiscal device. */
export const ACCOUNT_ROLES = ['Owner', 'Staff', 'Bridge'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export interface AccountRecord {
  id: string;
  role: AccountRole;
  name: string;
  /** Lower case. An address belongs to one account. */
  email: string;
  /** argon2id in its PHC string form. */
  passwordHash: string;
}
