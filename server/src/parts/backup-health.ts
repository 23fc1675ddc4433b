/** How the nightly backups are doing. */
export interface BackupHealth {
  /** The age of the newest one in seconds; `null` when there is none to be seen. */
  ageSeconds(): Promise<number | null>;
  /** Whether the last one, or the command that takes it elsewhere, failed. */
  isFailing(): boolean;
  /** Whether they lie on the disk of the data, as far as can be seen, and are lost with it. */
  areLostWithData(): Promise<boolean>;
}
