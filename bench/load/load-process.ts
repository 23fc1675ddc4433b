import { driveHttpLoad, type HttpLoad } from './http-load.ts';

/** A load whose requests may be those of an earlier message, by their number. */
export type NumberedLoad = Omit<HttpLoad, 'requests'> & { number: number; requests?: readonly string[] };

const known = new Map<number, readonly string[]>();

/** The process that drives loads, one at a time, on request of its parent process. */
process.on('message', async ({ number, requests, ...load }: NumberedLoad) => {
  if (requests !== undefined) known.set(number, requests);
  try {
    process.send?.({ measurement: await driveHttpLoad({ ...load, requests: known.get(number)! }) });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
