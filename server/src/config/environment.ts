/** Environment variables by their names. */
export type Environment = Record<string, string | undefined>;
