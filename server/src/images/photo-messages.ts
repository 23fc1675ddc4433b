/** A message to the process that encodes photos. Several photos may arrive at the same time; each has a number. */
export type PhotoMessage =
  | { kind: 'Part'; photo: number; bytes: Buffer }
  | { kind: 'Encode'; photo: number }
  | { kind: 'Forget'; photo: number };

/** Two numbers of four bytes: the photo, and the length of the part that follows or one of those below. */
const HEAD_BYTES = 8;
const ENCODE = 0;
const FORGET = 0xffff_ffff;

/** The bytes of a message; those of a part follow them. */
export function headOf(message: PhotoMessage): Buffer {
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  head.writeUInt32LE(message.photo, 0);
  head.writeUInt32LE(lengthOf(message), 4);
  return head;
}

function lengthOf(message: PhotoMessage): number {
  if (message.kind === 'Part') return message.bytes.length;
  return message.kind === 'Encode' ? ENCODE : FORGET;
}

/** The messages of a stream. A part may come as several. */
export async function* readMessages(stream: AsyncIterable<Buffer>): AsyncGenerator<PhotoMessage> {
  let head = Buffer.alloc(0);
  /** Bytes of the part that are still to come. */
  let left = 0;
  for await (const chunk of stream) {
    let at = 0;
    while (at < chunk.length) {
      if (left === 0) {
        const more = chunk.subarray(at, at + HEAD_BYTES - head.length);
        at += more.length;
        head = Buffer.concat([head, more]);
        if (head.length < HEAD_BYTES) continue;
        const [photo, length] = [head.readUInt32LE(0), head.readUInt32LE(4)];
        if (length === ENCODE) yield { kind: 'Encode', photo };
        else if (length === FORGET) yield { kind: 'Forget', photo };
        else left = length;
        if (left === 0) head = Buffer.alloc(0);
      } else {
        const bytes = chunk.subarray(at, at + left);
        at += bytes.length;
        left -= bytes.length;
        yield { kind: 'Part', photo: head.readUInt32LE(0), bytes };
        if (left === 0) head = Buffer.alloc(0);
      }
    }
  }
}
