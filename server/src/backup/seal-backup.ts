import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { SetupError } from '../core/setup-error.ts';

const CIPHER = 'aes-256-gcm';
const FILE_START = Buffer.from('SOFRABK1');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The bytes of each piece that is encrypted separately. */
const PIECE_BYTES = 64 * 1024;
/** The bytes before each piece: one that is 1 for the last piece, else 0, then the encrypted length. */
const HEAD_BYTES = 5;

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

/** Whether the first bytes of a file are those of an encrypted backup. */
export function isSealedBackup(start: Buffer): boolean {
  return start.subarray(0, FILE_START.length).equals(FILE_START);
}

/**
 * Encrypts a backup with AES-256-GCM, piece by piece. Each piece also authenticates its number and whether it is the
 * last one, so that no piece can be changed, left out or moved. The key is derived from the passphrase and a random
 * salt.
 */
export async function* sealBackup(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(passphrase, salt, 32);
  yield Buffer.concat([FILE_START, salt]);
  let number = 0;
  for await (const { piece, isLast } of piecesOf(chunks)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number)).setAAD(Buffer.from([Number(isLast)]));
    const encrypted = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(Number(isLast));
    head.writeUInt32BE(encrypted.length, 1);
    yield Buffer.concat([head, encrypted]);
    number += 1;
  }
}

/**
 * Decrypts an encrypted backup.
 * @throws SetupError if the passphrase is wrong, or the file was changed or is incomplete
 */
export async function* unsealBackup(
  chunks: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const take = createByteReader(chunks);
  const start = await take(FILE_START.length + SALT_BYTES);
  const key = await deriveKey(passphrase, start.subarray(FILE_START.length), 32);
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const head = await take(HEAD_BYTES);
    isLast = head.readUInt8() === 1;
    const length = head.readUInt32BE(1);
    if (length < TAG_BYTES || length > PIECE_BYTES + TAG_BYTES) throw unreadableError();
    const encrypted = await take(length);
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from([Number(isLast)]))
      .setAuthTag(encrypted.subarray(-TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw unreadableError();
    }
  }
}

function unreadableError(): SetupError {
  return new SetupError(
    'The backup cannot be decrypted: BACKUP_KEY is not the right one, or the file was changed or is incomplete.',
  );
}

/** The nonce of a piece: its number, which is unique because each backup has another key. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}

async function* piecesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length > PIECE_BYTES) {
      yield { piece: rest.subarray(0, PIECE_BYTES), isLast: false };
      rest = rest.subarray(PIECE_BYTES);
    }
  }
  yield { piece: rest, isLast: true };
}

/** Returns a function that reads an exact number of bytes from chunks of any size. */
function createByteReader(chunks: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  return async (bytes) => {
    while (rest.length < bytes) {
      const { value, done } = await iterator.next();
      if (done) throw unreadableError();
      rest = Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, bytes);
    rest = rest.subarray(bytes);
    return taken;
  };
}
