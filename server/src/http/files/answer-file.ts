import { readFile } from 'node:fs/promises';
import { Refusal } from '../../core/refusals.ts';
import type { FileAnswer, UnchangedAnswer } from '../answer/answer.ts';
import { acceptedEncodings, type StoredEncoding } from '../answer/content-encoding.ts';
import { matchesEtag } from '../answer/etag.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type BuiltFile, isMissing, type StoredForm } from './built-files.ts';

/**
 * Answers a file of a build in the smallest form that the caller accepts; 304 if the caller already has it.
 * @throws Refusal ENDPOINT_NOT_FOUND if another build has just replaced the file
 */
export async function answerFile(
  file: BuiltFile,
  { request }: RequestContext,
  { status = 200, headers: given }: { status?: number; headers: Record<string, string> },
): Promise<FileAnswer | UnchangedAnswer> {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const { form, encoding } = chooseForm(file, accepted as string | undefined);
  const headers = { ...given, ETag: form.etag, Vary: 'Accept-Encoding' };
  if (status === 200 && matchesEtag(known, form.etag)) return { status: 304, headers };
  const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  return {
    status,
    mediaType: file.mediaType,
    bytes: await readStoredForm(form),
    isEncoded: true,
    headers: { ...headers, ...encoded },
  };
}

function chooseForm(
  { forms }: BuiltFile,
  accepted: string | undefined,
): { form: StoredForm; encoding: StoredEncoding | 'identity' } {
  const encoding = acceptedEncodings(accepted).find((candidate) => forms.has(candidate)) ?? 'identity';
  return { form: forms.get(encoding)!, encoding };
}

/**
 * Reads a file in one of its stored forms.
 * @throws Refusal ENDPOINT_NOT_FOUND if another build has just replaced the file
 */
export async function readStoredForm({ path }: StoredForm): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) throw new Refusal('ENDPOINT_NOT_FOUND');
    throw error;
  }
}
