/** The state of the nightly backups. */
export interface BackupHealth {
  /** Whether this service makes backups. */
  isMade: boolean;
  /** The age of the newest backup in seconds; `null` if none is found. */
  ageSeconds(): Promise<number | null>;
  /** Whether the last backup, or the command that copies it to another place, failed. */
  isFailing(): boolean;
  /** Whether backups are on the same disk as the data, and so would be lost with it. */
  areOnDataDisk(): Promise<boolean>;
}

/** The state for a service that makes no backups. */
export const NO_BACKUPS: BackupHealth = {
  isMade: false,
  ageSeconds: async () => null,
  isFailing: () => false,
  areOnDataDisk: async () => false,
};
