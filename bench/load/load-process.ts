import { driveHttpLoad, type HttpLoad } from './http-load.ts';

/** The process that drives loads, one at a time, on request of its parent process. */
process.on('message', async (load: HttpLoad) => {
  try {
    process.send?.({ measurement: await driveHttpLoad(load) });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
