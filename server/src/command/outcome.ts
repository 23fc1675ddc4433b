/** What became of a command: in lines for the person at the terminal, and whole for a script. */
export interface Outcome {
  lines: string[];
  data: unknown;
}

/** Prints what became of a command: its lines, or with `--json` its data as one line of JSON. */
export function printOutcome({ lines, data }: Outcome, isJson: boolean): void {
  if (isJson) console.log(JSON.stringify(data));
  else for (const line of lines) console.log(line);
}

/** Why a command failed, for a script. @param code  of the service; `null` for other failures */
export function errorAsJson(code: string | null, message: string): string {
  return JSON.stringify({ error: { code, message } });
}

/** What the service answered, as it is. */
export function answerAsJson(data: unknown): Outcome {
  return { lines: [JSON.stringify(data, null, 2)], data };
}

/** Bytes in words, such as `12.5 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
