import { open } from 'node:fs/promises';
import { CommandError, causeOf, refusalOfResponse } from '../call-api.ts';
import type { OperatorAccess } from '../operator-client.ts';

/** How many bytes at the end of an export are kept, to check that it is complete; the last line is shorter. */
const END_BYTES = 4_096;

/**
 * Writes all data of a venue as it arrives: into a new file that only this user may read, or to standard output.
 * @throws CommandError if the service refuses, the data cannot be written, or it is incomplete
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
    // `appendFile` and not `write`: a single write may stop early if the disk is full.
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
