import { open } from 'node:fs/promises';
import { CommandError, causeOf, refusalOfResponse } from '../call-api.ts';
import type { OperatorAccess } from '../operator-client.ts';

/** Bytes at the end of an export that are kept to see whether it is whole; the last line is shorter. */
const END_BYTES = 4_096;

/**
 * Writes all data of a venue, line by line as it comes: into a new file that only its user may read, else onto standard output.
 * @throws CommandError when the service refuses, what came cannot be written, or is not whole
 */
export async function exportData(
  { url, token }: OperatorAccess,
  venueId: string,
  output: string | null,
): Promise<void> {
  const response = await fetch(
    `${url.replace(/\/$/, '')}/operator/v1/venues/${encodeURIComponent(venueId)}/data`,
    { headers: { authorization: `Bearer ${token}` } },
  ).catch((error: Error) => {
    throw new CommandError(`No answer from ${url} (${causeOf(error)}); is the service running there?`);
  });
  if (!response.ok) throw await refusalOfResponse(response);
  const file = output === null ? null : await open(output, 'w', 0o600);
  let end = Buffer.alloc(0);
  const write = async (part: Uint8Array): Promise<void> => {
    end = Buffer.concat([end, part]).subarray(-END_BYTES);
    // A single write may write only what there is room for.
    await (file?.appendFile(part) ?? writeOut(part)).catch((error: Error) => {
      throw new CommandError(`The export could not be written and is incomplete: ${error.message}.`);
    });
  };
  try {
    await response.body!.pipeTo(new WritableStream({ write })).catch((error: unknown) => {
      if (error instanceof CommandError) throw error;
    });
  } finally {
    await file?.close();
  }
  if (!isEnd(end.toString('utf8')))
    throw new CommandError('The export is incomplete: its last line is missing. Run it again.');
}

function writeOut(part: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(part, (error) => (error == null ? resolve() : reject(error)));
  });
}

function isEnd(text: string): boolean {
  return text.endsWith('\n') && text.trimEnd().split('\n').at(-1)!.startsWith('{"record":"end"');
}
