import { type PhotoMessage, readMessages } from './photo-messages.ts';
import { encodeSizes } from './photo-sizes.ts';

/** The parts of photos that are arriving, by the number of the photo. */
const arriving = new Map<number, Buffer[]>();

function receive(message: PhotoMessage): void {
  const { photo } = message;
  const parts = arriving.get(photo) ?? [];
  switch (message.kind) {
    case 'Part':
      arriving.set(photo, parts);
      parts.push(message.bytes);
      break;
    case 'Encode':
      arriving.delete(photo);
      void encodeSizes(Buffer.concat(parts)).then((outcome) => process.send!({ photo, outcome }));
      break;
    case 'Forget':
      arriving.delete(photo);
  }
}

// A supervisor may send its signal to the whole group: the service decides whether a photo is still encoded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
for await (const message of readMessages(process.stdin)) receive(message);
// The service has ended. At once: an ordinary exit waits for the photo that is being encoded.
process.kill(process.pid, 'SIGKILL');
