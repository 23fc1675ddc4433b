import { encodePhotoSizes } from './photo-sizes.ts';

// Ignores signals that a supervisor sends to the whole process group: the service decides whether a photo is still
// encoded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// Ends at once when the service has ended: a normal exit would wait for the photo that is being encoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on(
  'message',
  (photo: Buffer) => void encodePhotoSizes(photo).then((outcome) => process.send!(outcome)),
);
