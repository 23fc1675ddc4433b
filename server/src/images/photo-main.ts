import { encodeSizes } from './photo-sizes.ts';

// A supervisor may send its signal to the whole group: the service decides whether a photo is still encoded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// The service has ended. At once: an ordinary exit waits for the photo that is being encoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (photo: Buffer) => void encodeSizes(photo).then((outcome) => process.send!(outcome)));
