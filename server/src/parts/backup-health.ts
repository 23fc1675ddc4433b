/** How the nightly backups are doing. */
export interface BackupHealth {
  /** Whether this service makes any. */
  isMade: boolean;
  /** The age of the newest one in seconds; `null` when there is none to be seen. */
  ageSeconds(): Promise<number | null>;
  /** Whether the last one, or the command that takes it elsewhere, failed. */
  isFailing(): boolean;
  /** Whether they lie on the disk of the data, as far as can be seen, and are lost with it. */
  areOnDataDisk(): Promise<boolean>;
}

/** Of a service whose database no one backs up, as far as it knows. */
export const NO_BACKUPS: BackupHealth = {
  isMade: false,
  ageSeconds: async () => null,
  isFailing: () => false,
  areOnDataDisk: async () => false,
};
