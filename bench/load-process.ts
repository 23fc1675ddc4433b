import { driveHttpLoad, type HttpLoad } from './http-load.ts';

/** The process that drives loads: one at a time, as told over the channel of its parent. */
process.on('message', async (load: HttpLoad) => {
  try {
    process.send?.({ measurement: await driveHttpLoad(load) });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
