/** The result of a command: `lines` for the person at the terminal, `data` for a script. */
export interface Outcome {
  lines: string[];
  data: unknown;
}

/** Prints the result of a command: its lines, or with `--json` its data as one line of JSON. */
export function printOutcome({ lines, data }: Outcome, isJson: boolean): void {
  if (isJson) console.log(JSON.stringify(data));
  else for (const line of lines) console.log(line);
}

/** The failure of a command as JSON, for a script. @param code  the error code of the service; `null` for other failures */
export function errorAsJson(code: string | null, message: string): string {
  return JSON.stringify({ error: { code, message } });
}

/** The result of a command that prints the answer of the service as JSON. */
export function answerAsJson(data: unknown): Outcome {
  return { lines: [JSON.stringify(data, null, 2)], data };
}

/** A size in bytes as text, such as `12.5 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
